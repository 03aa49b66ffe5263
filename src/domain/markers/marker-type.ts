/** The outline of a small badge: each is told from the others without colour. */
export type Shape =
  'circle' | 'square' | 'diamond' | 'triangle' | 'hexagon' | 'shield' | 'star' | 'drop'

/** One of the groups that the filter panel lists, in the order of the world file. */
export interface Category {
  readonly id: string
  readonly title: string
  /** `#RRGGBB`, shared by every type of the category. */
  readonly colour: string
  /** No two categories share one. */
  readonly shape: Shape
}

export interface MarkerType {
  readonly id: string
  readonly title: string
  /** A category's id. */
  readonly category: string
  /** `/icons/{id}.webp`, to be joined to the base URL. */
  readonly icon: string
  readonly colour: string
  /** The name of one of the world's glyphs. */
  readonly glyph: string
}
