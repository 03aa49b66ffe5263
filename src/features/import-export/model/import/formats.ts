import { readParsedUpload, type AcceptedUpload } from '../read-upload.ts'
import { csvFile } from './csv.ts'
import { newerFanMapFile, olderFanMapFile, trackerFile } from './fan-maps.ts'
import { isGeojsonList, geojsonFile } from './geojson.ts'
import { gpxFile, kmlFile } from './gps-files.ts'
import { isFields, type OwnFormat, type JsonFormat, type TextFormat } from './imported.ts'
import { dataMapsFile, fandomFile } from './wikis.ts'

const backupFile = {
  source: 'backup',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: (input) => isFields(input) && 'format' in input,
  read: readParsedUpload,
} as const satisfies OwnFormat<AcceptedUpload['source']>

/** A list of marker ids, or an object with such a list in `discoveredMarkers`. */
const listFile = {
  source: 'list',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: (input) => (isFields(input) ? 'discoveredMarkers' in input : !isGeojsonList(input)),
  read: readParsedUpload,
} as const satisfies OwnFormat<AcceptedUpload['source']>

// The first format that recognises a file reads it. `accepted-files.ts` repeats the endings and media types.

const own = [backupFile, listFile] as const
const json = [
  geojsonFile,
  dataMapsFile,
  fandomFile,
  olderFanMapFile,
  newerFanMapFile,
  trackerFile,
] as const
const text = [csvFile, kmlFile, gpxFile] as const

/** JSON formats of this map. They are tried before the formats of other maps. */
export const ownFormats: readonly OwnFormat[] = own
export const jsonFormats: readonly JsonFormat<ImportSource>[] = json
/** Formats other than JSON, recognised by the file's ending or its outermost XML element. */
export const textFormats: readonly TextFormat<ImportSource>[] = text

export type ImportSource = (typeof json | typeof text)[number]['source']
