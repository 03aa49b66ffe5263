export interface Connection {
  readonly name: string
  /** Milliseconds there and back. */
  readonly roundTrip: number
  /** Bits per second towards the browser, shared by all its connections. Uploads are small and not limited. */
  readonly bitsPerSecond: number
}

/** Lighthouse's setting for phones. */
export const slow: Connection = { name: '150 ms, 1.6 Mbit/s', roundTrip: 150, bitsPerSecond: 1.6e6 }

/** Lighthouse's setting for desktops. */
export const wired: Connection = { name: '40 ms, 10 Mbit/s', roundTrip: 40, bitsPerSecond: 10e6 }
