import type { PinContent } from '../pins/pin.ts'

const seeds = [0x9e3779b9, 0x85ebca6b, 0xc2b2ae35] as const

/** An id for a pin: 24 hexadecimal digits that depend on its words and its place alone. */
export function contentId({ x, y, title, note }: PinContent): string {
  const text = JSON.stringify([x, y, title, note])
  return seeds.map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('')
}

/** 32 bits, as MurmurHash 3 mixes them: not for secrets. */
function hash(text: string, seed: number): number {
  let bits = seed
  for (let index = 0; index < text.length; index += 1) {
    const mixed = Math.imul(text.charCodeAt(index), 0xcc9e2d51)
    bits ^= Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593)
    bits = Math.imul((bits << 13) | (bits >>> 19), 5) + 0xe6546b64
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
