import type { Discoveries } from '../../progress/discoveries.ts'
import type { Pin } from '../../pins/pin.ts'
import { ByteReader, MalformedBytesError, writeNumber } from './byte-reader.ts'
import { readMarks, writeMarks } from './mark-bits.ts'
import { readSentPins, writePins } from './sent-pins.ts'

/** What one device tells another. */
export interface Transfer {
  /** The world's id: ids of markers belong to one map. */
  readonly map: string
  readonly ids: Discoveries
  readonly pins: readonly Pin[]
}

/** The map's name, the marks, and the pins as text to the end. */
export function packTransfer({ map, ids, pins }: Transfer): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const name = encoder.encode(map)
  const head = [...writeNumber(name.length), ...name, ...writeMarks(ids)]
  const tail = encoder.encode(writePins(pins))
  const bytes = new Uint8Array(head.length + tail.length)
  bytes.set(head)
  bytes.set(tail, head.length)
  return bytes
}

/** Undefined where the bytes are not what {@link packTransfer} makes. Never throws. */
export function unpackTransfer(bytes: Uint8Array<ArrayBuffer>): Transfer | undefined {
  const reader = new ByteReader(bytes)
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  try {
    const map = decoder.decode(reader.bytes(reader.number()))
    const ids = readMarks(reader)
    const pins = readSentPins(decoder.decode(reader.rest()))
    return pins && { map, ids, pins }
  } catch (error) {
    // The decoder's own error is a TypeError.
    if (error instanceof MalformedBytesError || error instanceof TypeError) return undefined
    throw error
  }
}
