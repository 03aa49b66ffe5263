import { expect, it } from 'vitest'
import { cutoff, files, goodSource, quest } from './fixtures/good-source.ts'
import { questsAcrossWorlds } from './quests-across-worlds.ts'

const test = (after: string) => ({ ...goodSource(), quests: [quest({ after })] })
const other = (after: string) => ({
  ...goodSource(),
  folder: 'other',
  quests: [quest({ file: 'worlds/other/quests.csv', after })],
})

it('finds nothing where the other world has the quest', () => {
  expect(questsAcrossWorlds([test('other:1'), other('')])).toEqual([])
})

it('refuses a world that there is not, and a quest that the other world has not', () => {
  expect(questsAcrossWorlds([test('third:1;other:2'), other('')])).toEqual([
    { file: files.quests, line: 2, field: 'after', reason: 'there is no world "third"' },
    { file: files.quests, line: 2, field: 'after', reason: 'the world "other" has no quest 2' },
  ])
})

it('refuses a circle that goes over two worlds', () => {
  expect(questsAcrossWorlds([test('other:1'), other('test:1')])).toEqual([
    {
      file: files.quests,
      line: 2,
      field: 'after',
      reason: 'comes after itself: other:1, then test:1, then other:1',
    },
  ])
})

it('refuses a cut-off of a quest that comes after the main quest by way of another world', () => {
  const quests = [quest({ id: 2 }), quest({ line: 3, id: 3, kind: 'side', after: 'other:1' })]
  const ending = { ...goodSource(), quests, questCutoffs: [cutoff()] }
  const between = { ...other('test:2'), questCutoffs: [] }
  expect(questsAcrossWorlds([ending, between])).toEqual([
    {
      file: files.questCutoffs,
      line: 2,
      field: 'closes',
      reason: 'quest 3 begins only after quest 2, which would end it before',
    },
  ])
  expect(questsAcrossWorlds([ending, { ...other(''), questCutoffs: [] }])).toEqual([])
})
