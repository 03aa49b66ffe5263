/** The fractional parts of the cube roots of the first 64 primes, as FIPS 180-4 numbers them. */
const constants = fractions(64, 1 / 3)
/** Those of the square roots of the first eight. */
const start = fractions(8, 1 / 2)

function fractions(amount: number, power: number): Uint32Array {
  const found = new Uint32Array(amount)
  for (let candidate = 2, at = 0; at < amount; candidate += 1) {
    let divisor = 2
    while (candidate % divisor !== 0) divisor += 1
    if (divisor !== candidate) continue
    const root = candidate ** power
    found[at] = Math.floor((root - Math.floor(root)) * 2 ** 32)
    at += 1
  }
  return found
}

/**
 * The SHA-256 of bytes, in hexadecimal digits. Not the browser's own: that one answers later, which reading a file does
 * not wait for, and is missing on addresses without https.
 */
export function sha256(bytes: Uint8Array): string {
  const state = start.slice()
  const whole = bytes.length - (bytes.length % 64)
  const schedule = new Uint32Array(64)
  for (let at = 0; at < whole; at += 64) digest(state, bytes, at, schedule)
  // A bit behind the last byte, zeros, and the length in bits.
  const rest = new Uint8Array(bytes.length - whole < 56 ? 64 : 128)
  rest.set(bytes.subarray(whole))
  rest[bytes.length - whole] = 0x80
  const view = new DataView(rest.buffer)
  view.setUint32(rest.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(rest.length - 4, (bytes.length << 3) >>> 0)
  for (let at = 0; at < rest.length; at += 64) digest(state, rest, at, schedule)
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

/** Takes in 64 bytes. The names are those of FIPS 180-4. */
function digest(state: Uint32Array, bytes: Uint8Array, from: number, w: Uint32Array): void {
  for (let t = 0, at = from; t < 16; t += 1, at += 4) {
    w[t] =
      ((bytes[at] ?? 0) << 24) |
      ((bytes[at + 1] ?? 0) << 16) |
      ((bytes[at + 2] ?? 0) << 8) |
      (bytes[at + 3] ?? 0)
  }
  for (let t = 16; t < 64; t += 1) {
    const x = w[t - 15] ?? 0
    const y = w[t - 2] ?? 0
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    w[t] = (w[t - 16] ?? 0) + s0 + (w[t - 7] ?? 0) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < 64; t += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (constants[t] ?? 0) + (w[t] ?? 0)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  const words = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at += 1) state[at] = (state[at] ?? 0) + (words[at] ?? 0)
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
