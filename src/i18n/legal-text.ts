/** What texts say of the game that a map is of. */
export interface GameNames {
  readonly game: string
  readonly studio: string
}

/** A page of plain text, such as the terms: titles and paragraphs without any markup. */
export interface LegalText {
  readonly title: string
  /** The day of the last change, as it is shown. */
  readonly updated: string
  readonly intro: string
  readonly sections: readonly LegalSection[]
}

export interface LegalSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Items that follow the paragraphs. */
  readonly list?: readonly string[]
}
