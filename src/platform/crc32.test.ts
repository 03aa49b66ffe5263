import { expect, it } from 'vitest'
import { crc32 } from './crc32.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

it('CRC-32 has the check value of the specification', () => {
  expect(crc32(bytesOf('123456789'))).toBe(0xcbf43926)
})

it('CRC-32 of pieces is that of all bytes in a row', () => {
  expect(crc32(bytesOf('1234'), bytesOf(''), bytesOf('56789'))).toBe(0xcbf43926)
  expect(crc32()).toBe(0)
})
