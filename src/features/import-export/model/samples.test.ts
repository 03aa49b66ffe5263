import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { emptyWorld } from '../../../testing/world-samples.ts'
import { endingOf } from './accepted-files.ts'
import type { ImportWorld } from './import/imported.ts'
import { readFile } from './import/read-import.ts'

interface Expected {
  /** Each pin as [x, y, title]. */
  readonly pins?: readonly (readonly [number, number, string])[]
  readonly ids?: readonly number[]
  readonly unknown?: Readonly<Record<string, number>>
  /** Kind of the problem; for unreadable files `kind:appearance`. */
  readonly problem?: string
}

const folder = path.join(import.meta.dirname, 'samples')
const expected = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')) as Readonly<
  Record<string, Expected>
>

const world: ImportWorld = {
  ...emptyWorld,
  markers: [{ id: 1, locationType: 'nest', coordinate: [5794, 7887] }],
}

it('every sample has an expected result', () => {
  const samples = readdirSync(folder).filter((name) => name !== 'expected.json')
  expect(Object.keys(expected).sort()).toEqual(samples.sort())
  expect(samples.length).toBeGreaterThanOrEqual(60)
})

it.each(Object.entries(expected))(
  'a sample is read, or refused by what it is: %s [F88]',
  (name, given) => {
    const ending = endingOf(name)
    if (!ending) throw new Error(`${name} has no ending that is read.`)
    const result = readFile(readFileSync(path.join(folder, name)), ending, 'test', world)
    if (!result.ok) {
      const { problem } = result
      expect(problem.kind === 'not-json' ? `not-json:${problem.looksLike}` : problem.kind).toBe(
        given.problem,
      )
      return
    }
    expect(given.problem).toBeUndefined()
    expect(result.pins.map(({ x, y, title }) => [x, y, title])).toEqual(given.pins ?? [])
    expect(result.ids).toEqual(given.ids ?? [])
    const unknown = 'unknown' in result ? result.unknown : []
    expect(Object.fromEntries(unknown.map(({ why, count }) => [why, count]))).toEqual(
      given.unknown ?? {},
    )
  },
)
