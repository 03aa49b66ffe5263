import { expect, it } from 'vitest'
import { files, goodSource, quest } from '../fixtures/good-source.ts'
import { questReferences } from './quest-references.ts'

it('finds nothing in good data', () => {
  expect(questReferences(goodSource())).toEqual([])
})

it('refuses ids of missing quests and invalid ids', () => {
  const quests = [quest({ after: '1;7;first', excludes: '8;other:9', limit: 'before:5' })]
  const at = { file: files.quests, line: 2 }
  expect(questReferences({ ...goodSource(), quests })).toEqual([
    { ...at, field: 'after', reason: 'a quest cannot name itself' },
    { ...at, field: 'after', reason: 'there is no quest 7' },
    {
      ...at,
      field: 'after',
      reason: '"first" names no quest: write 12, or other-world:12 for a quest of another world',
    },
    { ...at, field: 'excludes', reason: 'there is no quest 8' },
    { ...at, field: 'limit', reason: 'there is no quest 5' },
  ])
})
