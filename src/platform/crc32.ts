/** CRC of each byte for the polynomial 0xEDB88320. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  }
  return value
})

/** Returns the CRC-32 of all pieces in a row, with the polynomial of zip and PNG. */
export function crc32(...pieces: readonly Uint8Array[]): number {
  let crc = 0xffffffff
  for (const piece of pieces) {
    for (const byte of piece) crc = (remainders[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  }
  return (crc ^ 0xffffffff) >>> 0
}
