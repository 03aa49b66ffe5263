import type { MarkerType } from '../../../domain/marker-type.ts'
import { paintBadge, selectedScale, type BadgeState } from './badge.ts'
import type { GlyphSprite } from './glyph-sprite.ts'
import type { SymbolPicture } from './point-source.ts'

/** Room around a badge for its halo and tick, as a share of its size. */
const margin = 0.1

/** Badge pictures, whose middle is the marker, by type and state, drawn when first needed and kept until their size changes. */
export class BadgeAtlas {
  readonly #types: readonly MarkerType[]
  readonly #indices: ReadonlyMap<string, number>
  readonly #pictures = new Map<number, SymbolPicture>()
  #sprite: GlyphSprite | undefined
  #size = 0

  constructor(types: readonly MarkerType[]) {
    this.#types = types
    this.#indices = new Map(types.map((type, index) => [type.id, index]))
  }

  setSprite(sprite: GlyphSprite): void {
    this.#sprite = sprite
    this.#pictures.clear()
  }

  /** @param size a badge's diameter in device pixels */
  setSize(size: number): void {
    if (size === this.#size) return
    this.#size = size
    this.#pictures.clear()
  }

  typeIndex(typeId: string): number {
    return this.#indices.get(typeId) ?? 0
  }

  picture(typeIndex: number, state: BadgeState): SymbolPicture {
    const key =
      typeIndex * 8 +
      Number(state.discovered) +
      Number(state.visited) * 2 +
      Number(state.selected) * 4
    let picture = this.#pictures.get(key)
    if (!picture) {
      picture = this.#paint(typeIndex, state)
      this.#pictures.set(key, picture)
    }
    return picture
  }

  #paint(typeIndex: number, state: BadgeState): SymbolPicture {
    const size = this.#size * (state.selected ? selectedScale : 1)
    const canvas = document.createElement('canvas')
    const half = Math.ceil(size * (0.5 + margin))
    canvas.width = canvas.height = half * 2
    const context = canvas.getContext('2d')
    const type = this.#types[typeIndex]
    const sprite = this.#sprite
    if (context && type) {
      context.translate(half, half)
      paintBadge(
        context,
        size,
        type,
        state,
        sprite && ((scratch, side) => sprite.draw(scratch, typeIndex, side)),
      )
    }
    return { canvas, left: half, top: half }
  }
}
