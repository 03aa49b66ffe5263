// Recognises picture formats by a file's first bytes, whatever its name and media type say.

/** Bytes of a file that {@link pictureKind} needs. */
export const headBytes = 32

/** Formats of browsers, games, cameras and phones: the name that players know, and the possible first bytes. */
const kinds: readonly (readonly [kind: string, ...starts: readonly string[]])[] = [
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['JPEG', '\xff\xd8\xff'],
  ['WebP', 'RIFF????WEBP'],
  ['GIF', 'GIF87a', 'GIF89a'],
  ['AVIF', '????ftypavi'],
  ['HEIC', '????ftyphei', '????ftyphev', '????ftypmif', '????ftypmsf1'],
  ['JPEG XL', '\xff\x0a', '\0\0\0\x0cJXL '],
  ['JPEG XR', 'II\xbc\0', 'II\xbc\x01'],
  ['JPEG 2000', '\xff\x4f\xff\x51', '\0\0\0\x0cjP  '],
  ['RAW', '????ftypcrx ', 'FUJIFILMCCD-RAW', 'IIRO', 'IIRS', 'IIU\0', 'II*\0????CR\x02', 'FOVb'],
  ['TIFF', 'II*\0', 'II+\0', 'MM\0*', 'MM\0+'],
  ['BMP', 'BM????\0\0\0\0'],
  ['ICO', '\0\0\x01\0?\0???\0', '\0\0\x02\0?\0???\0'],
  ['PSD', '8BPS\0'],
  ['XCF', 'gimp xcf '],
  ['DDS', 'DDS \x7c\0\0\0'],
  ['OpenEXR', '\x76\x2f\x31\x01'],
  ['HDR', '#?RADIANCE\n', '#?RGBE\n'],
  ['QOI', 'qoif\0'],
]

export function pictureKind(head: Uint8Array): string | undefined {
  const letters = String.fromCharCode(...head.subarray(0, headBytes))
  const kind = kinds.find(([, ...starts]) => starts.some((start) => begins(letters, start)))?.[0]
  // A generic HEIF container lists the formats that it is compatible with.
  return kind === 'HEIC' && /avi[fs]/.test(letters.slice(16)) ? 'AVIF' : kind
}

/** @param start bytes to compare; a question mark matches any byte */
function begins(letters: string, start: string): boolean {
  if (letters.length < start.length) return false
  return Array.from(start).every((letter, at) => letter === '?' || letter === letters[at])
}
