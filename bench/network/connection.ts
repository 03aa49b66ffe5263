/** What lies between the browser and a site. */
export interface Connection {
  readonly name: string
  /** Milliseconds there and back. */
  readonly roundTrip: number
  /** Bits a second towards the browser, for all that it has open together; what it sends is small and not held up. */
  readonly bitsPerSecond: number
}

/** Lighthouse's own for phones. */
export const slow: Connection = { name: '150 ms, 1.6 Mbit/s', roundTrip: 150, bitsPerSecond: 1.6e6 }

/** Lighthouse's own for desktops. */
export const wired: Connection = { name: '40 ms, 10 Mbit/s', roundTrip: 40, bitsPerSecond: 10e6 }
