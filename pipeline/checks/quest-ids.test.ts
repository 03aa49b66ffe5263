import { expect, it } from 'vitest'
import { files, goodSource, quest } from '../fixtures/good-source.ts'
import { questIds } from './quest-ids.ts'

it('finds nothing in good data', () => {
  expect(questIds(goodSource())).toEqual([])
})

it('refuses a taken id, an id out of range and a missing title', () => {
  const quests = [quest(), quest({ line: 3 }), quest({ line: 4, id: 1000, title: '' })]
  const at = (line: number) => ({ file: files.quests, line })
  expect(questIds({ ...goodSource(), quests })).toEqual([
    { ...at(3), field: 'id', reason: '1 is taken by line 2: give a new quest the next free id' },
    { ...at(4), field: 'id', reason: '1000 is not from 1 to 999' },
    { ...at(4), field: 'title', reason: 'a quest has a title' },
  ])
})
