import type { RequestListener } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'

interface Answer {
  /** From 0, the most urgent, to 7. */
  readonly urgency: number
  /** Whether a part of it is of use, so that it may be sent along with others. */
  readonly incremental: boolean
  readonly begin: () => void
}

/**
 * Answers what a browser calls urgent first, as RFC 9218 says and the large hosts do. Node.js sends all at once, in parts that
 * depend on the moment, and first paints would be early or late by chance.
 */
export function byUrgency(listener: RequestListener): RequestListener {
  /** What each connection of a browser is sending, and what waits for that. */
  const lines = new WeakMap<object, { sending: Answer[]; waiting: Answer[] }>()
  return (request, response) => {
    const { session } = (request as unknown as Http2ServerRequest).stream
    const line = (session && lines.get(session)) ?? { sending: [], waiting: [] }
    if (session) lines.set(session, line)
    const answer: Answer = {
      ...readPriority(String(request.headers['priority'] ?? '')),
      begin: () => listener(request, response),
    }
    const goOn = () => {
      for (const next of line.waiting.toSorted((a, b) => a.urgency - b.urgency)) {
        if (line.sending.some((other) => goesBefore(other, next))) continue
        line.waiting = line.waiting.filter((other) => other !== next)
        line.sending.push(next)
        next.begin()
      }
    }
    response.on('close', () => {
      line.sending = line.sending.filter((other) => other !== answer)
      line.waiting = line.waiting.filter((other) => other !== answer)
      goOn()
    })
    line.waiting.push(answer)
    goOn()
  }
}

function goesBefore(sent: Answer, next: Answer): boolean {
  if (sent.urgency !== next.urgency) return sent.urgency < next.urgency
  return !(sent.incremental && next.incremental)
}

/** Of the header, such as `u=1, i`. */
function readPriority(header: string): Pick<Answer, 'urgency' | 'incremental'> {
  const [, urgency = '3'] = /\bu=([0-7])/.exec(header) ?? []
  return { urgency: Number(urgency), incremental: /(^|[\s,])i($|[\s,])/.test(header) }
}
