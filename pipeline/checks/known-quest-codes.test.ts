import { expect, it } from 'vitest'
import { files, goodSource, quest } from '../fixtures/good-source.ts'
import { knownQuestCodes } from './known-quest-codes.ts'

it('finds nothing in good data', () => {
  expect(knownQuestCodes(goodSource())).toEqual([])
})

it('refuses codes that there are not', () => {
  const quests = [
    quest({ kind: 'errand', part: 'a-dream', limit: 'days:3;hour:24', trust: 'hearsay' }),
  ]
  const at = { file: files.quests, line: 2 }
  expect(knownQuestCodes({ ...goodSource(), quests })).toEqual([
    { ...at, field: 'kind', reason: '"errand" is not one of main, side, task, activity' },
    { ...at, field: 'part', reason: '"a-dream" is neither base nor in questParts of world.json' },
    { ...at, field: 'limit', reason: '"hour:24" is no limit of a quest' },
    {
      ...at,
      field: 'trust',
      reason: '"hearsay" is not one of building, place, survey, rough, settlement',
    },
  ])
})
