import { expect, it } from 'vitest'
import { files, goodSource, quest } from './fixtures/good-source.ts'
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
