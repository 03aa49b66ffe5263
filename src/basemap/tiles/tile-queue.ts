import type { Tile } from './tile-grid.ts'

/**
 * Draws wanted tiles one after another, each in a task of its own, so that a changed wish is heard before
 * the next tile is begun: what is no longer wanted is never drawn.
 */
export class TileQueue {
  readonly #draw: (tile: Tile) => Promise<void>
  // Unlike a timer, a message is not delayed by 4 ms when it follows others.
  readonly #channel = new MessageChannel()
  #waiting: readonly Tile[] = []
  #started = false
  #scheduled = false

  constructor(draw: (tile: Tile) => Promise<void>) {
    this.#draw = draw
    this.#channel.port1.onmessage = () => void this.#drawNext()
  }

  /** Nothing is drawn before this. */
  start(): void {
    this.#started = true
    this.#schedule()
  }

  /** @param tiles all that are wanted now, the most wanted first; what is named twice is drawn once */
  want(tiles: readonly Tile[]): void {
    this.#waiting = [...new Map(tiles.map((tile) => [tile.key, tile])).values()]
    this.#schedule()
  }

  close(): void {
    this.#waiting = []
    this.#channel.port1.close()
  }

  #schedule(): void {
    if (this.#scheduled || !this.#started || this.#waiting.length === 0) return
    this.#scheduled = true
    this.#channel.port2.postMessage(null)
  }

  async #drawNext(): Promise<void> {
    const [next, ...rest] = this.#waiting
    if (next) {
      this.#waiting = rest
      await this.#draw(next)
    }
    this.#scheduled = false
    this.#schedule()
  }
}
