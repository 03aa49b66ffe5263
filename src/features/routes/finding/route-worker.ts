import type { Roads } from '../model/route.ts'
import { answerTo, readRoads, type RoadAnswer, type RoadRequest } from './route-request.ts'

/** Roads of the page's world. Set by the first message; all others are numbered requests and cancellations. */
let roads: Roads | undefined

type Message =
  | { readonly file: unknown }
  | { readonly id: number; readonly request: RoadRequest }
  | { readonly ended: number }

const inProgress = new Map<number, AbortController>()

self.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if ('file' in data) read(data.file)
  else if ('ended' in data) inProgress.get(data.ended)?.abort()
  else if (roads) void reply(roads, data.id, data.request)
})

async function reply(known: Roads, id: number, request: RoadRequest): Promise<void> {
  const end = new AbortController()
  inProgress.set(id, end)
  try {
    const tell = (share: number) => self.postMessage({ id, share })
    self.postMessage({ id, answer: await answerTo(known, request, { tell, signal: end.signal }) })
  } catch (error) {
    // The caller has cancelled the request and expects no answer.
    if (end.signal.aborted) return
    self.postMessage({ id, failed: true })
    throw error
  } finally {
    inProgress.delete(id)
  }
}

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
