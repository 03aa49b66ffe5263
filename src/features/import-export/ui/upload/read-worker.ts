import { namedPins } from '../../model/import/pin-draft.ts'
import { readFile } from '../../model/import/read-import.ts'
import type { ReadAnswer, ReadRequest } from './upload-file.ts'

/** Pins per message, with at most 4 MB of text. */
const atOnce = 500

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  const { bytes, ending, map, world } = data
  const result = readFile(new Uint8Array(bytes), ending, map, world)
  if (!result.ok) {
    answer({ kind: 'done', result })
    return
  }
  const pins = 'unknown' in result ? namedPins(result.pins) : result.pins
  for (let start = 0; start < pins.length; start += atOnce) {
    const share = Math.min(1, (start + atOnce) / pins.length)
    answer({ kind: 'pins', pins: pins.slice(start, start + atOnce), share })
  }
  // Pictures may be most of the file, so transfer their buffers instead of copying them.
  const pictures = 'received' in result ? (result.received?.pictures ?? []) : []
  const buffers = pictures.map((picture) => picture.bytes.buffer)
  answer({ kind: 'done', result: { ...result, pins: [] } }, buffers)
})

function answer(message: ReadAnswer, buffers: Transferable[] = []): void {
  self.postMessage(message, { transfer: buffers })
}
