export interface MarkerType {
  readonly id: string
  readonly title: string
  /** The title in English, where the page speaks another language and it has another in that. */
  readonly english?: string
  /** Its place among all types in the alphabet of a language besides English. */
  readonly order?: number
  /** A category's id. */
  readonly category: string
  /** `/icons/{id}.webp`, to be joined to the base URL. */
  readonly icon: string
  readonly colour: string
  /** 0 to 99: of two badges that touch, the higher lies on top. */
  readonly priority: number
  /** The name of one of the world's glyphs. */
  readonly glyph: string
}
