import type { Duplex, Readable, Writable } from 'node:stream'
import type { Connection } from './connection.ts'

/** Bytes, about three packets. Larger pieces would arrive late as a whole. */
const pieceSize = 4096

/** Milliseconds of line time that a site may send ahead, like the buffers of real networks. */
const sendAheadMs = 20

/** Bytes that have reached the browser, with the time in milliseconds since 1970. */
export interface Arrival {
  readonly time: number
  readonly bytes: number
}

const now = () => performance.timeOrigin + performance.now()

/** A line shared by all transfers to the browser. A site faster than the line has to wait. No TCP slow start. */
export class Link {
  readonly arrivals: Arrival[] = []
  readonly #connection: Connection
  /** Time at which the line will have sent everything, in milliseconds since 1970. */
  #free = 0

  constructor(connection: Connection) {
    this.#connection = connection
  }

  /** Connects both directions. If one side closes, the other is closed too. */
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

  /** @returns milliseconds until the piece arrives, and until the next piece may be read */
  #send(bytes: number): readonly [number, number] {
    const { roundTrip, bitsPerSecond } = this.#connection
    const start = now()
    this.#free = Math.max(this.#free, start) + (bytes * 8000) / bitsPerSecond
    const time = this.#free + roundTrip / 2
    this.arrivals.push({ time, bytes })
    return [time - start, this.#free - start - sendAheadMs]
  }
}

type Delay = (bytes: number) => readonly [number, number]

function carry(from: Readable, to: Writable, delay: Delay): void {
  // A queue keeps the order, which separate timers would not.
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
