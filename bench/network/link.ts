import type { Duplex, Readable, Writable } from 'node:stream'
import type { Connection } from './connection.ts'

/** Bytes: about three packets. Larger pieces would come late as a whole. */
const pieceSize = 4096

/** Milliseconds of a full line that a site may be ahead, as the buffers on the way let it. */
const ahead = 20

/** Bytes that have reached the browser, and when: milliseconds since 1970. */
export interface Arrival {
  readonly time: number
  readonly bytes: number
}

const now = () => performance.timeOrigin + performance.now()

/**
 * A line that everything on the way to the browser shares, one piece after the other. A site that is quicker than
 * the line is held back, so that it decides late what it sends first. TCP's slow start is left out.
 */
export class Link {
  readonly arrivals: Arrival[] = []
  readonly #connection: Connection
  /** When the line has sent all that was handed to it. */
  #free = 0

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Joins both ways, and ends each side with the other. */
  join(browser: Duplex, site: Duplex): void {
    const half = this.#connection.roundTrip / 2
    carry(browser, site, () => [half, 0])
    carry(site, browser, (bytes) => this.#send(bytes))
    for (const [side, other] of [
      [browser, site],
      [site, browser],
    ] as const) {
      side.on('close', () => setTimeout(() => other.destroy(), half))
    }
  }

  /** @returns milliseconds until a piece of so many bytes is there, and until the next one may be read */
  #send(bytes: number): readonly [number, number] {
    const { roundTrip, bitsPerSecond } = this.#connection
    const start = now()
    this.#free = Math.max(this.#free, start) + (bytes * 8000) / bitsPerSecond
    const time = this.#free + roundTrip / 2
    this.arrivals.push({ time, bytes })
    return [time - start, this.#free - start - ahead]
  }
}

type Delay = (bytes: number) => readonly [number, number]

function carry(from: Readable, to: Writable, delay: Delay): void {
  // Timers alone would come out of turn.
  const waiting: { readonly time: number; readonly act: () => void }[] = []
  const actLater = (act: () => void, time: number) => {
    waiting.push({ time: now() + time, act })
    if (waiting.length === 1) setTimeout(actOnTime, time)
  }
  const actOnTime = () => {
    while (waiting[0] && waiting[0].time <= now() + 0.5) waiting.shift()?.act()
    if (waiting[0]) setTimeout(actOnTime, waiting[0].time - now())
  }

  from.on('data', (chunk: Buffer) => {
    let rest = 0
    for (let at = 0; at < chunk.length; at += pieceSize) {
      const piece = chunk.subarray(at, at + pieceSize)
      const [arrival, next] = delay(piece.length)
      actLater(() => to.writable && to.write(piece), arrival)
      rest = next
    }
    if (rest < 1) return
    from.pause()
    setTimeout(() => from.resume(), rest)
  })
  from.on('end', () => actLater(() => to.end(), delay(0)[0]))
}
