/** Milliseconds before the end of a drag that tell its speed; a hand that rested for so long throws nothing. */
const memory = 100

/** CSS pixels a millisecond: what is slower comes to rest where it is let go. */
const leastSpeed = 0.05

/** CSS pixels a millisecond that a throw loses for each pixel of its way. */
const friction = 0.005

/** A shorter memory than one frame tells no speed. */
const leastTime = 1000 / 60

interface Sample {
  readonly x: number
  readonly y: number
  readonly time: number
}

/** Watches a drag and tells how far the map goes on when it is let go. */
export class Inertia {
  #samples: Sample[] = []

  reset(): void {
    this.#samples = []
  }

  /** @param x @param y CSS pixels @param time milliseconds */
  add(x: number, y: number, time: number): void {
    this.#samples.push({ x, y, time })
  }

  /** CSS pixels by which what was dragged goes on; nothing when it was not thrown. */
  throwAt(time: number): readonly [x: number, y: number] | undefined {
    const since = time - memory
    const last = this.#samples.at(-1)
    if (!last || last.time < since) return undefined
    const begin = Math.max(this.#samples.findIndex((sample) => sample.time > since) - 1, 0)
    const first = this.#samples[begin]
    if (!first || last.time - first.time < leastTime) return undefined
    const [x, y] = [last.x - first.x, last.y - first.y]
    const way = Math.hypot(x, y)
    const speed = way / (last.time - first.time)
    if (speed <= leastSpeed) return undefined
    const length = (speed - leastSpeed) / friction
    return [(x / way) * length, (y / way) * length]
  }
}
