import type { Roads } from '../../domain/ways/way.ts'
import { answerTo, readRoads, type RoadAnswer, type RoadRequest } from './way-request.ts'

/** The network's file comes first, then what is asked, numbered. */
let roads: Roads | undefined

type Message = { readonly file: unknown } | { readonly id: number; readonly request: RoadRequest }

self.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('file' in data) read(data.file)
  else if (roads) self.postMessage({ id: data.id, answer: answerTo(roads, data.request) })
})

function read(file: unknown): void {
  try {
    const known = readRoads(file)
    roads = known.roads
    tell({ kind: 'ready', about: known.about })
  } catch {
    tell({ kind: 'unreadable' })
  }
}

function tell(message: RoadAnswer): void {
  self.postMessage(message)
}
