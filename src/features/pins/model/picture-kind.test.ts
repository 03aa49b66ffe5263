import { expect, it } from 'vitest'
import { pictureKind } from './picture-kind.ts'

const bytesOf = (start: string) =>
  Uint8Array.from(start.padEnd(40, '\0'), (letter) => letter.charCodeAt(0))

it.each([
  ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['JPEG', '\xff\xd8\xff\xe1'],
  ['WebP', 'RIFF\x10\0\0\0WEBPVP8L'],
  ['GIF', 'GIF89a'],
  ['AVIF', '\0\0\0\x20ftypavif\0\0\0\0'],
  ['AVIF', '\0\0\0\x2cftypavis\0\0\0\0avisavif'],
  ['AVIF', '\0\0\0\x20ftypmif1\0\0\0\0mif1avifmiaf'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['HEIC', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
  ['HEIC', '\0\0\0\x18ftyphevc\0\0\0\0msf1hevc'],
  ['JPEG XL', '\xff\x0a\xfa'],
  ['JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n'],
  ['JPEG XR', 'II\xbc\x01\x20\0\0\0'],
  ['JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'],
  ['RAW', '\0\0\0\x18ftypcrx \0\0\0\x01'],
  ['RAW', 'II*\0\x10\0\0\0CR\x02\0'],
  ['TIFF', 'MM\0*\0\0\0\x08'],
  ['TIFF', 'II*\0\x08\0\0\0'],
  ['BMP', 'BM\x36\x10\0\0\0\0\0\0'],
  ['ICO', '\0\0\x01\0\x01\0\x20\x20\0\0'],
  ['PSD', '8BPS\0\x01'],
  ['DDS', 'DDS |\0\0\0'],
])('%s files are recognized by their first bytes: %j', (kind, start) => {
  expect(pictureKind(bytesOf(start))).toBe(kind)
})

it.each([
  '{"map":"kcd1","discoveredMarkers":[1]}',
  '<?xml version="1.0"?><gpx/>',
  'BMW,12,15\nGIF,1,2',
  'name,x,y',
  '\0\0\0\x18ftypmp42\0\0\0\0isom',
  'RIFF\x10\0\0\0WAVEfmt ',
  'PK\x03\x04',
  '%PDF-1.7',
  '\xff\xfe{\0"\0',
  '',
])('other files are no picture: %j', (start) => {
  expect(pictureKind(Uint8Array.from(start, (letter) => letter.charCodeAt(0)))).toBeUndefined()
})
