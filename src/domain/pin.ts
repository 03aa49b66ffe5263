import type { KeptRecord } from './kept-record.ts'

export interface Pin extends KeptRecord {
  /** 24 hexadecimal digits; a note on a marker has `marker-{id}`. */
  readonly id: string
  readonly deleted: boolean
  /** World units; of a note, its marker's place. */
  readonly x: number
  readonly y: number
  readonly title: string
  readonly note: string
  /** One of `pinGlyphs`. */
  readonly glyph: string
  /** One of `pinColours`. */
  readonly colour: string
}

/** What a pin is before it has an id: what a file or a form says. */
export type PinDraft = Pick<Pin, 'x' | 'y' | 'title' | 'note'> &
  Partial<Pick<Pin, 'glyph' | 'colour'>>
