import { backupFile } from './backup.ts'
import { csvFile } from './csv.ts'
import { dataMapsFile } from './wikis/datamaps.ts'
import { fandomFile } from './wikis/fandom.ts'
import type { FileEnding, FileFormat, JsonFormat, OwnFormat, TextFormat } from './format.ts'
import { geojsonFile } from './geojson.ts'
import { listFile } from './list.ts'
import { newerFanMapFile } from './fan-maps/newer-fan-map.ts'
import { olderFanMapFile } from './fan-maps/older-fan-map.ts'
import { trackerFile } from './fan-maps/tracker.ts'

// In each list, the first that knows what is in a file reads it.

const own = [backupFile, listFile] as const
const json = [
  geojsonFile,
  dataMapsFile,
  fandomFile,
  olderFanMapFile,
  newerFanMapFile,
  trackerFile,
] as const
const text = [csvFile] as const

/** This map's own JSON: asked before other maps' is. */
export const ownFormats: readonly OwnFormat[] = own
export const jsonFormats: readonly JsonFormat<ImportSource>[] = json
/** What is no JSON, told by its ending. */
export const textFormats: readonly TextFormat<ImportSource>[] = text

/** What a file that is not this map's own was read as. */
export type ImportSource = (typeof json | typeof text)[number]['source']

const formats: readonly FileFormat[] = [...own, ...json, ...text]

/** What the names of files to be read may end in, each once. */
export const fileEndings = eachOnce(({ endings }) => endings)

/** For the file chooser: endings and media types. */
export const acceptedFiles = [...fileEndings, ...eachOnce(({ mediaTypes }) => mediaTypes)].join(',')

/** The ending of a file's name; undefined where no format has it. */
export function endingOf(name: string): FileEnding | undefined {
  const lower = name.toLowerCase()
  return fileEndings.find((ending) => lower.endsWith(ending))
}

function eachOnce<Text extends string>(of: (format: FileFormat) => readonly Text[]): Text[] {
  return [...new Set(formats.flatMap(of))]
}
