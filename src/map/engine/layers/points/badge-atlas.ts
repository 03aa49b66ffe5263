import type { Glyphs } from '../../../../domain/world/glyph.ts'
import type { MarkerType } from '../../../../domain/markers/marker-type.ts'
import { paintBadge, selectedScale, type BadgeState } from './badge.ts'
import type { SymbolPicture } from './point-source.ts'

/** Room around a badge for its halo and tick, as a share of its size. */
const margin = 0.1

/** Badge pictures, whose middle is the marker, by type and state, drawn when first needed and kept until their size changes. */
export class BadgeAtlas {
  readonly #types: readonly MarkerType[]
  readonly #glyphs: Glyphs
  readonly #indices: ReadonlyMap<string, number>
  readonly #pictures = new Map<number, SymbolPicture>()
  #size = 0

  constructor(types: readonly MarkerType[], glyphs: Glyphs) {
    this.#types = types
    this.#glyphs = glyphs
    this.#indices = new Map(types.map((type, index) => [type.id, index]))
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
    if (context && type) {
      context.translate(half, half)
      paintBadge(context, size, type, state, this.#glyphs[type.glyph] ?? [])
    }
    return { canvas, left: half, top: half }
  }
}
