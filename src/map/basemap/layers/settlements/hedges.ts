import type { Land } from '../../../../domain/land/geography.ts'
import { type Extent, overlaps } from '../../../../domain/world/extent.ts'
import { extentOf, lazily, walk, type Run } from '../../curves.ts'
import { chance, noise } from '../../random.ts'

/** Chart units between the shrubs of a hedge. */
const step = 11

/** Hedges are about as long as this, and as far apart, in chart units. */
const stretch = 190

/** A shrub of a hedge, or a tree that stands among them. */
export interface HedgePlant {
  readonly x: number
  readonly y: number
  readonly isTree: boolean
  /** Picks the variant, and the size. */
  readonly pick: number
}

/** Hedges along some of the fields' borders, planted field by field as they come into view. */
export class Hedges {
  readonly #fields: readonly {
    readonly extent: Extent
    readonly plants: () => readonly HedgePlant[]
  }[]

  constructor({ features }: Pick<Land, 'features'>) {
    this.#fields = features
      .filter(({ kind }) => kind === 'field')
      .map(({ parts }) => ({
        extent: extentOf(parts),
        plants: lazily(() => parts.flatMap((ring) => plantsAlong(ring))),
      }))
  }

  within(extent: Extent): HedgePlant[] {
    return this.#fields
      .filter((field) => overlaps(field.extent, extent))
      .flatMap(({ plants }) => plants())
  }
}

function plantsAlong(ring: Run): HedgePlant[] {
  return walk(ring, true, step).flatMap(({ x, y, dx, dy }): HedgePlant[] => {
    if (noise(x, y, stretch, 181) < 0.6) return []
    const random = chance(Math.round(x), Math.round(y), 182)
    // Hedges have gaps.
    if (random < 0.2) return []
    const aside = (random - 0.6) * 5
    return [
      { x: x - dy * aside, y: y + dx * aside, isTree: random > 0.93, pick: (random * 997) % 1 },
    ]
  })
}
