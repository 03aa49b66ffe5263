import type { Tile } from './tile.ts'

export interface TilePicture {
  readonly tile: Tile
  readonly canvas: HTMLCanvasElement
}

/** Device pixels kept at most, four bytes each: about 130 MB, several views of any screen up to 4K. */
const defaultRoom = 33_000_000

/** Pictures of tiles, the most recently used of them as far as there is room. */
export class TileCache {
  readonly #room: number
  readonly #pictures = new Map<string, TilePicture>()
  #pixels = 0

  constructor(room = defaultRoom) {
    this.#room = room
  }

  has(key: string): boolean {
    return this.#pictures.has(key)
  }

  /** Counts as a use. */
  get(key: string): TilePicture | undefined {
    const picture = this.#pictures.get(key)
    if (picture) {
      this.#pictures.delete(key)
      this.#pictures.set(key, picture)
    }
    return picture
  }

  /** From the one that was used longest ago. */
  all(): IterableIterator<TilePicture> {
    return this.#pictures.values()
  }

  /** A picture that is there already may be on screen: it stays. */
  add(tile: Tile, canvas: HTMLCanvasElement): void {
    if (this.#pictures.has(tile.key)) return
    this.#pictures.set(tile.key, { tile, canvas })
    this.#pixels += tile.width * tile.height
  }

  /** Makes room, except for what is in use now. */
  trim(inUse: ReadonlySet<string>): void {
    for (const key of this.#pictures.keys()) {
      if (this.#pixels <= this.#room) return
      if (!inUse.has(key)) this.#remove(key)
    }
  }

  #remove(key: string): void {
    const picture = this.#pictures.get(key)
    if (!picture) return
    this.#pictures.delete(key)
    this.#pixels -= picture.tile.width * picture.tile.height
    // Browsers free an element's pixels late otherwise.
    picture.canvas.width = picture.canvas.height = 0
  }
}
