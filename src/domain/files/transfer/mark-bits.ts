import type { Discoveries } from '../../progress/discoveries.ts'
import { isMarkerId } from '../../markers/marker.ts'
import { MalformedBytesError, writeNumber, type ByteReader } from './byte-reader.ts'

/** Ids below this are bits, and so cost next to nothing; those above, of which a world has none, are listed. */
export const bitLimit = 20_000

/** Far above the markers of any map. */
const maxListed = 100_000

/** A length and a bit for each id up to the highest, then the number of further ids and their distances. */
export function writeMarks(ids: Discoveries): number[] {
  const sorted = [...new Set(ids)].sort((a, b) => a - b)
  const listed = sorted.filter((id) => id >= bitLimit)
  const highest = sorted.findLast((id) => id < bitLimit) ?? -1
  const bits = Array.from({ length: Math.ceil((highest + 1) / 8) }, () => 0)
  for (const id of sorted) {
    if (id < bitLimit) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
  }
  const distances = listed.map((id, index) => id - (listed[index - 1] ?? 0))
  return [
    ...writeNumber(bits.length),
    ...bits,
    ...writeNumber(listed.length),
    ...distances.flatMap(writeNumber),
  ]
}

/** In rising order, each once. @throws {MalformedBytesError} */
export function readMarks(reader: ByteReader): number[] {
  const ids: number[] = []
  const length = reader.number()
  if (length > bitLimit / 8) throw new MalformedBytesError('There are too many bits.')
  for (const [index, byte] of reader.bytes(length).entries()) {
    for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << bit)) ids.push(index * 8 + bit)
  }
  const amount = reader.number()
  if (amount > maxListed) throw new MalformedBytesError('The list is too long.')
  let id = 0
  for (let index = 0; index < amount; index += 1) {
    id += reader.number()
    if (!isMarkerId(id)) throw new MalformedBytesError('An id is too large.')
    ids.push(id)
  }
  return [...new Set(ids)]
}
