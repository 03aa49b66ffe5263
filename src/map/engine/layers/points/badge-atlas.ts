import type { LookName } from '../../../../domain/land/look.ts'
import type { Glyphs, World } from '../../../../domain/world/world.ts'
import type { Shape } from '../../../../domain/world/manifest.ts'
import type { MarkerType } from '../../../../domain/markers/marker.ts'
import { badgeColour } from './badge-colour.ts'
import { paintBadge, selectedScale, smallestWithGlyph, type BadgeState } from './badge.ts'
import type { SymbolPicture } from './point-source.ts'

/** Room around a badge for its halo and tick, as a share of its size. */
const margin = 0.1

/**
 * Badge pictures, whose middle is the marker, by type and state, drawn when first needed and kept until their size or
 * their colours change.
 */
export class BadgeAtlas {
  readonly #types: readonly MarkerType[]
  readonly #glyphs: Glyphs
  readonly #shapes: ReadonlyMap<string, Shape>
  readonly #indices: ReadonlyMap<string, number>
  readonly #pictures = new Map<number, SymbolPicture>()
  #size = 0
  #pixelRatio = 1
  #look: LookName = 'parchment'

  constructor({ types, glyphs, categories }: Pick<World, 'types' | 'glyphs' | 'categories'>) {
    this.#types = types
    this.#glyphs = glyphs
    this.#shapes = new Map(categories.map(({ id, shape }) => [id, shape]))
    this.#indices = new Map(types.map((type, index) => [type.id, index]))
  }

  /** @param size a badge's diameter in CSS pixels */
  setSize(size: number, pixelRatio: number): void {
    if (size === this.#size && pixelRatio === this.#pixelRatio) return
    this.#size = size
    this.#pixelRatio = pixelRatio
    this.#pictures.clear()
  }

  setLook(look: LookName): void {
    if (look === this.#look) return
    this.#look = look
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
    const cssSize = this.#size * (state.selected ? selectedScale : 1)
    const size = cssSize * this.#pixelRatio
    const canvas = document.createElement('canvas')
    const half = Math.ceil(size * (0.5 + margin))
    canvas.width = canvas.height = half * 2
    const context = canvas.getContext('2d')
    const type = this.#types[typeIndex]
    if (context && type) {
      context.translate(half, half)
      const sign = cssSize < smallestWithGlyph ? this.#shapes.get(type.category) : undefined
      const colour = badgeColour(type.colour, this.#look)
      paintBadge(context, size, colour, state, sign ?? this.#glyphs[type.glyph] ?? [])
    }
    return { canvas, left: half, top: half }
  }
}
