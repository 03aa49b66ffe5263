import type { Roads } from '../../domain/ways/way.ts'
import { answerTo, readRoads, type WayAnswer, type WayRequest } from './way-request.ts'

/** The network's file comes first, then what is asked, numbered. */
let roads: Roads | undefined

self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ file: unknown } | (WayRequest & { id: number })>) => {
    if ('file' in data) read(data.file)
    else if (roads) answer({ kind: 'way', id: data.id, way: answerTo(roads, data) })
  },
)

function read(file: unknown): void {
  try {
    const known = readRoads(file)
    roads = known.roads
    answer({ kind: 'ready', about: known.about })
  } catch {
    answer({ kind: 'unreadable' })
  }
}

function answer(message: WayAnswer): void {
  self.postMessage(message)
}
