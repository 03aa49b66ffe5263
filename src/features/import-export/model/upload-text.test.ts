import { expect, it } from 'vitest'
import { appearanceOfBytes, appearanceOfName } from './upload-text.ts'

const bytesOf = (start: string) => Uint8Array.from(start, (letter) => letter.charCodeAt(0))

it.each([
  '\0\0\0\x18ftypheic\0\0\0\0',
  'II\xbc\x01\x20',
  '\x89PNG\r\n\x1a\n',
  'RIFF\0\0\0\0WEBPVP8 ',
])('a picture under Upload is told by its first bytes: %j', (start) => {
  expect(appearanceOfBytes(bytesOf(start))).toBe('picture')
})

it.each(['IMG_1.HEIC', 'shot.jxr', 'shot.jxl'])('%s is called a picture', (name) => {
  expect(appearanceOfName(name)).toBe('picture')
})

it('other files are not taken for pictures', () => {
  expect(appearanceOfBytes(bytesOf('PK\x03\x04'))).toBe('archive')
  expect(appearanceOfBytes(bytesOf('{"map":"kcd1"}'))).toBeUndefined()
})
