import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRequest } from './message.ts'

const world = {
  markersById: new Map([0, 7, 12].map((id) => [id, {}])),
  typesById: new Map(['camp', 'nest'].map((id) => [id, {}])),
}
const read = (message: unknown) => readRequest(message, world)
const ours = (fields: object) => read({ itinerarium: 1, ...fields })

describe('a message of the page around the frame', () => {
  it.each([
    { type: 'hello' },
    { type: 'select', marker: 12 },
    { type: 'select', marker: 0 },
    { type: 'select', marker: null },
    { type: 'show', kinds: ['nest'] },
    { type: 'show', kinds: ['nest', 'camp'] },
    { type: 'show', kinds: null },
  ])('is read as it is meant: %j', (request) => {
    expect(ours(request)).toEqual({ request })
  })

  it('may hold more than this version knows', () => {
    expect(ours({ type: 'hello', since: 2 })).toEqual({ request: { type: 'hello' } })
  })

  it.each([
    [{ itinerarium: 2 }, '"itinerarium" must be 1, the version of the protocol.'],
    [{}, '"type" must be "hello", "select" or "show".'],
    [{ type: 'ready' }, '"type" must be "hello", "select" or "show".'],
    [{ type: 'select' }, '"marker" must be the id of a place, as a number, or null.'],
    [{ type: 'select', marker: '12' }, '"marker" must be the id of a place, as a number, or null.'],
    [{ type: 'select', marker: 13 }, '"marker" is 13, which no place of this world has as its id.'],
    [
      { type: 'show', kinds: 'nest' },
      '"kinds" must be a list of ids of kinds, each once, or null.',
    ],
    [{ type: 'show', kinds: [] }, '"kinds" must be a list of ids of kinds, each once, or null.'],
    [
      { type: 'show', kinds: ['nest', 'x'.repeat(50)] },
      `"kinds" names "${'x'.repeat(40)}", which no kind of this world has as its id.`,
    ],
  ])('that is wrong is answered with what is wrong: %j', (message, problem) => {
    expect(ours(message)).toEqual({ problem })
  })

  it.each([null, 'hello', 12, [], { type: 'hello' }, { source: 'react-devtools' }])(
    'that is not for the map is none: %j',
    (message) => {
      expect(read(message)).toBeUndefined()
    },
  )

  it('never yields anything that the world does not have', () => {
    const noise = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
      fc.constantFrom('hello', 'select', 'show', 7, 12, -0, 1, null, ['camp'], ['camp', 'camp']),
    )
    const message = fc.record(
      { itinerarium: fc.oneof(fc.constant(1), noise), type: noise, marker: noise, kinds: noise },
      { requiredKeys: ['itinerarium'] },
    )
    let understood = 0
    fc.assert(
      fc.property(fc.oneof({ weight: 5, arbitrary: message }, noise), (data) => {
        const reading = read(data)
        if (!reading) return
        if ('problem' in reading) {
          expect(reading.problem).toMatch(/^"[a-z]+" [^\n]+\.$/)
          expect(reading.problem.length).toBeLessThan(320)
          return
        }
        understood += 1
        const { request } = reading
        if (request.type === 'select')
          expect(request.marker === null || world.markersById.has(request.marker)).toBe(true)
        if (request.type === 'show')
          expect(request.kinds?.every((kind) => world.typesById.has(kind)) ?? true).toBe(true)
      }),
      { numRuns: 3000 },
    )
    expect(understood).toBeGreaterThan(50)
  })
})
