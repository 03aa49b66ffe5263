import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readProgramAnswer } from './game-position.ts'

it.each([
  ['{"x":1,"y":2,"z":3,"dx":0,"dy":1,"t":12}', { x: 1, y: 2, z: 3, dx: 0, dy: 1, t: 12 }],
  ['{"x":1,"y":-2.5}', { x: 1, y: -2.5, z: 0, dx: 0, dy: 0, t: null }],
  ['{}', 'nowhere'],
  ['', 'unreadable'],
  ['<!doctype html><title>Not here</title>', 'unreadable'],
  ['[]', 'unreadable'],
  ['null', 'unreadable'],
  ['{"x":"1","y":2}', 'unreadable'],
  ['{"x":1}', 'unreadable'],
  ['{"x":1e999,"y":2}', 'unreadable'],
  ['{"hello":"world"}', 'unreadable'],
])('%s', (text, reading) => expect(readProgramAnswer(text)).toEqual(reading))

it('whatever is answered, what comes of it are numbers or a word', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const reading = readProgramAnswer(text)
      expect(typeof reading === 'string' || [reading.x, reading.y].every(Number.isFinite)).toBe(
        true,
      )
    }),
  )
})
