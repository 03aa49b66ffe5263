import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readProgramAnswer } from './game-position.ts'

const unturned = { x: 1, y: 2, z: 0, dx: 0, dy: 0, t: null }

it.each([
  ['{"x":1,"y":2,"z":3,"dx":0,"dy":1,"t":12}', { x: 1, y: 2, z: 3, dx: 0, dy: 1, t: 12 }],
  ['{"x":1,"y":-2.5}', { x: 1, y: -2.5, z: 0, dx: 0, dy: 0, t: null }],
  ['{"x":1,"y":2,"level":"Trosecko"}', { ...unturned, level: 'trosecko' }],
  // An invalid level is ignored; the position is valid.
  ['{"x":1,"y":2,"level":7}', unturned],
  ['{"x":1,"y":2,"level":""}', unturned],
  ['{"x":1,"y":2,"level":"../shore"}', unturned],
  ['{"level":"klaster"}', { level: 'klaster' }],
  ['{"level":"klaster","x":null}', 'unreadable'],
  ['{"level":null}', 'unreadable'],
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

it('any answer is read as numbers or a word', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const reading = readProgramAnswer(text)
      if (typeof reading === 'string') return
      expect(reading.level ?? 'none').toMatch(/^[\w-]{1,40}$/)
      if ('x' in reading) expect([reading.x, reading.y].every(Number.isFinite)).toBe(true)
    }),
  )
})
