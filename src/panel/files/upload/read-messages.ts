import type { FileEnding, ImportedPin, ImportWorld } from '../../../domain/files/import/imported.ts'
import type { FileResult } from '../../../domain/files/import/read-import.ts'
import type { Pin } from '../../../domain/pins/pin.ts'

/** What the page asks of the worker that reads files. */
export interface ReadRequest {
  readonly bytes: ArrayBuffer
  readonly ending: FileEnding
  readonly map: string
  readonly world: ImportWorld | null
}

/** What it answers: pins a few at a time, since taking in thousands at once would hold up the page. */
export type ReadAnswer =
  /** `share`: how much of the pins has come by now, from 0 to 1. */
  | { readonly kind: 'pins'; readonly pins: readonly (Pin | ImportedPin)[]; readonly share: number }
  /** The last one; the pins that it lacks have come before. */
  | { readonly kind: 'done'; readonly result: FileResult }
