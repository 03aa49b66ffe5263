import type { Extent } from '../../world/extent.ts'
import type { UploadProblem, UploadResult } from '../read-upload.ts'
import type { Imported, ImportWorld } from './imported.ts'

/** How a file's name ends, in small letters and with its dot. */
export type FileEnding = `.${string}`

/** What a format says of itself, besides how it is read. */
interface Described<Source extends string> {
  /** What a file of it is said to have been read as; the sentence stands in `messages/sentences/en.ftl`. */
  readonly source: Source
  /** Offered in the browser's file chooser. Whether JSON is of this format is told by what is in it alone. */
  readonly endings: readonly [FileEnding, ...FileEnding[]]
  readonly mediaTypes: readonly string[]
}

/** This map's own JSON, which is read without the world, too. */
export interface OwnFormat<Source extends string = string> extends Described<Source> {
  /** @param input JSON */
  readonly knows: (input: unknown) => boolean
  /** @param map the world's id  @param extent undefined while the world is not loaded */
  readonly read: (input: unknown, map: string, extent?: Extent) => UploadResult
}

/** Another map's JSON. */
export interface JsonFormat<Source extends string = string> extends Described<Source> {
  /** @param input a JSON object that is not this map's own */
  readonly knows: (input: Readonly<Record<string, unknown>>) => boolean
  /** Never throws, whatever is in the fields that `knows` has not looked at. */
  readonly read: (
    input: Readonly<Record<string, unknown>>,
    world: ImportWorld,
  ) => Imported | UploadProblem
}

/** Text that is no JSON: its endings are its own. */
export interface TextFormat<Source extends string = string> extends Described<Source> {
  /** Never throws. */
  readonly read: (text: string, world: ImportWorld) => Imported | UploadProblem
}

export type FileFormat = OwnFormat | JsonFormat | TextFormat
