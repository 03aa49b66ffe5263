import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mark, Marks } from '../../../records/mark.ts'
import {
  dayText,
  foundByDay,
  foundOn,
  marksWithDays,
  readFoundOn,
  type FoundByDay,
} from './found-days.ts'

const dayOn = (text: string) => Date.parse(text) / 86_400_000
const marksOf = (marks: readonly Mark[]): Marks => new Map(marks.map((mark) => [mark.id, mark]))
const found = (id: number, text?: string): Mark => ({
  id,
  revision: 1,
  discovered: true,
  ...(text !== undefined && { day: dayOn(text) }),
})
const all = { has: () => true }
const today = dayOn('2026-11-28')

describe('the days of a backup', () => {
  it('are dates with the ids that were found on them, the oldest first', () => {
    const marks = [found(7, '2026-11-28'), found(3), found(5, '2026-11-02'), found(9, '2026-11-28')]
    expect(JSON.stringify(foundOn(marks))).toBe('{"2026-11-02":[5],"2026-11-28":[7,9]}')
  })

  it('do not include places that are no longer found', () => {
    expect(foundOn([{ ...found(7, '2026-11-28'), discovered: false }])).toEqual({})
  })

  it('are read as they were written', () => {
    const days = fc.dictionary(fc.nat(500), fc.nat(99_999))
    fc.assert(
      fc.property(days, (dictionary) => {
        const written = new Map(Object.entries(dictionary).map(([id, day]) => [Number(id), day]))
        const marks = [...written].map(([id, day]) => ({ ...found(id), day }))
        const read: unknown = JSON.parse(JSON.stringify(foundOn(marks)))
        expect(readFoundOn(read, written)).toEqual(written)
      }),
    )
  })

  it('are read without invalid ones, and the earlier of two', () => {
    const value = {
      '2026-11-02': [5, 7, '7', -1, null],
      '2026-11-01': [7],
      '2026-02-30': [8],
      '2026-13-01': [8],
      '1969-12-31': [8],
      '2300-01-01': [8],
      '2.11.2026': [8],
      '2026-11-03': 8,
      '2026-11-04': [1000],
    }
    const ids = new Set([5, 7, 8])
    expect(readFoundOn(value, ids)).toEqual(
      new Map([
        [5, dayOn('2026-11-02')],
        [7, dayOn('2026-11-01')],
      ]),
    )
    for (const wrong of [undefined, null, [], 'x', 7]) expect(readFoundOn(wrong, ids).size).toBe(0)
  })

  it('are added only to found places without a day', () => {
    const marks = marksOf([
      found(1),
      found(2, '2026-11-01'),
      { ...found(3), discovered: false, revision: 2 },
    ])
    const day = dayOn('2026-10-05')
    const days = new Map([1, 2, 3, 4].map((id) => [id, day]))
    expect(marksWithDays(marks, days)).toEqual([{ ...found(1), day }])
  })
})

describe('how much was found when', () => {
  it('is nothing while there are fewer than two days', () => {
    expect(foundByDay(marksOf([]), all, today)).toBeNull()
    const one = marksOf([found(1, '2026-11-20'), found(2, '2026-11-20'), found(3)])
    expect(foundByDay(one, all, today)).toBeNull()
  })

  it('is counted by day, including the days between', () => {
    const marks = marksOf([
      found(1, '2026-11-20'),
      found(2, '2026-11-23'),
      found(3, '2026-11-23'),
      found(4),
      { ...found(5, '2026-11-21'), discovered: false },
    ])
    expect(foundByDay(marks, all, today)).toEqual({
      unit: 'day',
      bars: [1, 0, 0, 2].map((amount, at) => ({ day: dayOn('2026-11-20') + at, found: amount })),
      dated: 3,
      undated: 1,
      first: dayOn('2026-11-20'),
      most: { day: dayOn('2026-11-23'), found: 2 },
    })
  })

  it('counts places of this world alone, and no day that is still to come', () => {
    const marks = marksOf([
      found(1, '2026-11-20'),
      found(2, '2026-11-23'),
      found(3, '2026-11-30'),
      found(900_000, '2026-11-21'),
    ])
    const chart = foundByDay(marks, new Set([1, 2, 3]), today)
    expect([chart?.dated, chart?.undated]).toEqual([2, 1])
  })

  const starts = (chart: FoundByDay | null) => chart?.bars.map(({ day }) => dayText(day))

  it('is counted by week, month or year for a long time', () => {
    const over = (first: string, last: string) =>
      foundByDay(marksOf([found(1, first), found(2, last)]), all, today)
    expect(over('2026-10-01', '2026-10-31')).toMatchObject({ unit: 'day' })
    const weeks = over('2026-10-01', '2026-11-01')
    expect(weeks?.unit).toBe('week')
    expect(starts(weeks)).toEqual([
      '2026-09-28',
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
    ])
    const months = over('2025-12-31', '2026-11-01')
    expect(months?.unit).toBe('month')
    expect(starts(months)?.slice(0, 3)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01'])
    expect(starts(over('2020-02-03', '2026-11-01'))).toEqual(
      [2020, 2021, 2022, 2023, 2024, 2025, 2026].map((year) => `${year}-01-01`),
    )
  })

  it('contains each found place once, in any unit', () => {
    const days = fc.array(fc.integer({ min: today - 4000, max: today }), { minLength: 2 })
    fc.assert(
      fc.property(days, (list) => {
        const marks = marksOf(list.map((day, id) => ({ ...found(id), day })))
        const chart = foundByDay(marks, all, today)
        if (!chart) return
        const sum = chart.bars.reduce((total, bar) => total + bar.found, 0)
        expect([sum, chart.dated]).toEqual([list.length, list.length])
        expect(chart.bars.at(0)?.found).toBeGreaterThan(0)
        expect(chart.bars.at(-1)?.found).toBeGreaterThan(0)
        expect(chart.bars.length).toBeLessThanOrEqual(31)
      }),
    )
  })
})
