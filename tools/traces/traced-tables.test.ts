import { describe, expect, it } from 'vitest'
import {
  idsIn,
  readRows,
  readTestsOfIds,
  readText,
  tracedPages,
  withTests,
  type TestsOfIds,
} from './traced-tables'

const testsOfIds = readTestsOfIds()
const rows = tracedPages.flatMap((page) => readRows(readText(page)))
const faults = readRows(readText('docs/faults.md'))

describe('the tables of requirements and faults', () => {
  it('have a row for each id, once', () => {
    expect(rows.length).toBeGreaterThan(270)
    expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))])
  })

  it('number the faults in order', () => {
    expect(faults.map(({ id }) => id)).toEqual(
      faults.map((_, at) => `F${String(at + 1).padStart(2, '0')}`),
    )
  })

  it('have a test for each id', () => {
    expect(rows.map(({ id }) => id).filter((id) => !testsOfIds.has(id))).toEqual([])
  })

  it('know each id that a test carries', () => {
    const known = new Set(rows.map(({ id }) => id))
    expect([...testsOfIds].filter(([id]) => !known.has(id))).toEqual([])
  })

  it.each(tracedPages)('name the tests in %s as "npm run traces" writes them', (page) => {
    expect(withTests(readText(page), testsOfIds)).toBe(readText(page))
  })
})

describe('a table', () => {
  const page = [
    'Prose that names | F01 | stays.',
    '| Id | What | Tests |',
    '| --- | --- | --- |',
    '| F01 | a cause | an effect | `old.test.ts` |',
    '| S2.1 | a sentence | |',
  ].join('\n')
  const carried: TestsOfIds = new Map([
    ['F01', ['a.test.ts', 'b.spec.ts']],
    ['S2.10', ['c.test.ts']],
  ])

  it('gets the tests that carry its ids, and nothing else changes', () => {
    expect(withTests(page, carried).split('\n')).toEqual([
      'Prose that names | F01 | stays.',
      '| Id | What | Tests |',
      '| --- | --- | --- |',
      '| F01 | a cause | an effect | `a.test.ts` `b.spec.ts` |',
      '| S2.1 | a sentence |  |',
    ])
  })

  it('is read by its ids', () => {
    expect(readRows(page)).toEqual([
      { id: 'F01', cells: ['a cause', 'an effect'] },
      { id: 'S2.1', cells: ['a sentence'] },
    ])
  })

  it('takes ids from brackets alone', () => {
    const [opening, closing] = ['[', ']']
    const text = `it('opens ${opening}S2.10${closing} ${opening}F07${closing}', …) // S2.11, D-map-1`
    expect([...idsIn(text)]).toEqual(['S2.10', 'F07'])
  })
})
