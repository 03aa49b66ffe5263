import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

const known = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

it('is the SHA-256 of the standard', () => {
  expect(sha256(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

it('is that of any bytes, whatever their length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(sha256(bytes)).toBe(known(bytes))
    }),
  )
  const long = Uint8Array.from({ length: 100_003 }, (_, at) => (at * 31) & 255)
  for (const length of [55, 56, 63, 64, 65, 119, 120, 128, 100_003]) {
    expect(sha256(long.subarray(0, length))).toBe(known(long.subarray(0, length)))
  }
})
