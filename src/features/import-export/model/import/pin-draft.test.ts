import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalizeDraft, createDeletedPin, readPin, type Pin } from '../../../../records/pin.ts'
import { pinsToImport } from './pin-draft.ts'

const camp = normalizeDraft({ x: 10, y: 20, title: 'Camp', note: '' })
const byId = (pins: readonly Pin[]) => new Map(pins.map((pin) => [pin.id, pin]))

it('importing the same file twice adds nothing, whatever happened to its pins', () => {
  const [pin] = pinsToImport(new Map(), [camp])
  expect(readPin(pin)).toEqual(pin)
  expect(pin).toMatchObject({ ...camp, revision: 1, deleted: false })
  const own = { ...pin, title: 'My camp', revision: 4 } as Pin
  expect(pinsToImport(byId([own]), [camp])).toEqual([own])
})

it('a pin that was deleted comes back when its file is chosen again', () => {
  const id = pinsToImport(new Map(), [camp])[0]?.id ?? ''
  expect(pinsToImport(byId([createDeletedPin(id, 2)]), [camp])).toEqual([
    { id, revision: 3, deleted: false, ...camp },
  ])
})

it('two shapes with the same words that begin at the same place are two pins', () => {
  const shape = (end: number) =>
    normalizeDraft({ x: 10, y: 20, title: '', note: '', glyph: 'shape-line', stops: [[end, 5]] })
  const ids = pinsToImport(new Map(), [shape(1), shape(2), shape(1)]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  expect(ids[2]).toBe(ids[0])
})

it('different words, and different places, are different pins', () => {
  const content = fc
    .record({
      x: fc.nat(20),
      y: fc.nat(20),
      title: fc.constantFrom('a', 'b', 'ab', 'Camp', '"', '\\'),
      note: fc.constantFrom('', 'a', 'b', '",'),
    })
    .map(normalizeDraft)
  const list = fc.uniqueArray(content, { selector: (each) => JSON.stringify(each), maxLength: 50 })
  fc.assert(
    fc.property(list, (contents) => {
      const ids = pinsToImport(new Map(), contents).map(({ id }) => id)
      expect(new Set(ids).size).toBe(contents.length)
    }),
  )
})
