import type { Tile } from './tile-grid.ts'

/** Draws wanted tiles one by one, each in a task of its own, so that the list can change in between. */
export class TileQueue {
  readonly #draw: (tile: Tile) => Promise<void>
  // Unlike timers, messages that follow each other are not delayed by 4 ms.
  readonly #channel = new MessageChannel()
  #waiting: readonly Tile[] = []
  #started = false
  #scheduled = false

  constructor(draw: (tile: Tile) => Promise<void>) {
    this.#draw = draw
    this.#channel.port1.onmessage = () => void this.#drawNext()
  }

  start(): void {
    this.#started = true
    this.#schedule()
  }

  /** @param tiles all wanted tiles, the most wanted first; duplicates are drawn once */
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
