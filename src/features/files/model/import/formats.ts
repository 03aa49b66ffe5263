import { readParsedUpload, type AcceptedUpload } from '../read-upload.ts'
import { csvFile } from './csv.ts'
import { newerFanMapFile, olderFanMapFile, trackerFile } from './fan-maps.ts'
import { isGeojsonList, geojsonFile } from './geojson.ts'
import {
  isFields,
  type OwnFormat,
  type FileEnding,
  type FileFormat,
  type JsonFormat,
  type TextFormat,
} from './imported.ts'
import { dataMapsFile, fandomFile } from './wikis.ts'

/** What the Backup button writes. */
const backupFile = {
  source: 'backup',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: (input) => isFields(input) && 'format' in input,
  read: readParsedUpload,
} as const satisfies OwnFormat<AcceptedUpload['source']>

/** A bare list of marker ids, or an object that holds one as `discoveredMarkers`. */
const listFile = {
  source: 'list',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: (input) => (isFields(input) ? 'discoveredMarkers' in input : !isGeojsonList(input)),
  read: readParsedUpload,
} as const satisfies OwnFormat<AcceptedUpload['source']>

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
