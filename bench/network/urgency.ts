import type { RequestListener } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'

interface Answer {
  /** From 0, the most urgent, to 7. */
  readonly urgency: number
  /** Whether a partial answer is useful, so that it may be sent along with others. */
  readonly incremental: boolean
  readonly begin: () => void
}

/** Answers urgent requests first, like large hosts (RFC 9218). In Node.js's order, first paints vary by chance. */
export function byUrgency(listener: RequestListener): RequestListener {
  /** Answers that are being sent or waiting, by connection. */
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

/** Parses a `Priority` header such as `u=1, i`. */
function readPriority(header: string): Pick<Answer, 'urgency' | 'incremental'> {
  const [, urgency = '3'] = /\bu=([0-7])/.exec(header) ?? []
  return { urgency: Number(urgency), incremental: /(^|[\s,])i($|[\s,])/.test(header) }
}
