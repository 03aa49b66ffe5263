import { describe, expect, it } from 'vitest'
import { cutoff, files, goodSource, quest } from '../fixtures/good-source.ts'
import { questCutoffs } from './quest-cutoffs.ts'

const quests = [
  quest({ id: 1, order: 1 }),
  quest({ id: 2, order: 2, after: '1' }),
  quest({ id: 3, order: 3, after: '2' }),
  quest({ id: 10, kind: 'side', after: '1' }),
]

const problemsOf = (change: Parameters<typeof cutoff>[0], more = [quest({ id: 9, order: 9 })]) =>
  questCutoffs({
    ...goodSource(),
    quests: [...quests, ...more],
    questCutoffs: [cutoff({ main: 2, closes: 10, ...change })],
  })

it('finds nothing in good data', () => {
  expect(questCutoffs(goodSource())).toEqual([])
  expect(problemsOf({})).toEqual([])
})

it.each([
  [{ main: 7 }, 'main', 'there is no quest 7'],
  [{ closes: 8 }, 'closes', 'there is no quest 8'],
  [{ main: 10, closes: 1 }, 'main', 'quest 10 is not of the kind main'],
  [{ closes: 2 }, 'closes', 'a quest cannot end itself'],
  [{ point: '' }, 'point', 'is empty: write begins or ends'],
  [{ grade: 'four' }, 'grade', '"four" is not one of one, two, three'],
])('rejects %j', (change, field, reason) => {
  expect(problemsOf(change)).toEqual([{ file: files.questCutoffs, line: 2, field, reason }])
})

it('rejects the same cut-off twice, but not another point of the same quests', () => {
  const rows = [
    cutoff({ line: 2, main: 2, closes: 10 }),
    cutoff({ line: 3, main: 2, closes: 10, point: 'ends' }),
    cutoff({ line: 4, main: 2, closes: 10 }),
  ]
  expect(questCutoffs({ ...goodSource(), quests, questCutoffs: rows })).toEqual([
    { file: files.questCutoffs, line: 4, field: 'closes', reason: 'the row repeats line 2' },
  ])
})

describe('a quest that would end before it can begin', () => {
  const side = (after: string) => [quest({ id: 11, kind: 'side', after })]
  const early = {
    file: files.questCutoffs,
    line: 2,
    field: 'closes',
    reason: 'quest 11 begins only after quest 2, which would end it before',
  }

  it('is rejected if it comes after the main quest', () => {
    expect(problemsOf({ closes: 11 }, side('2'))).toEqual([early])
  })

  it('is rejected if it comes after a later quest of the story', () => {
    const later = quest({ id: 9, order: 9 })
    expect(problemsOf({ closes: 11 }, [...side('9'), later])).toEqual([early])
  })

  it('is rejected if it comes after the main quest by way of others', () => {
    const between = quest({ id: 12, kind: 'side', after: '3' })
    expect(problemsOf({ closes: 11 }, [...side('10;12'), between])).toEqual([early])
  })

  it('is accepted if one of two alternatives comes earlier', () => {
    const [a, b] = [
      quest({ id: 12, kind: 'side', after: '3', excludes: '13' }),
      quest({ id: 13, kind: 'side', after: '1' }),
    ]
    expect(problemsOf({ closes: 11 }, [...side('12;13'), a, b])).toEqual([])
  })

  it('is accepted if only the story of another part is further', () => {
    const other = quest({ id: 9, order: 9, part: 'a-sequel' })
    expect(problemsOf({ closes: 11 }, [...side('9'), other])).toEqual([])
  })
})
