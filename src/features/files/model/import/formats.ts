import { readParsedUpload, type AcceptedUpload } from '../read-upload.ts'
import { csvFile } from './csv.ts'
import { newerFanMapFile, olderFanMapFile, trackerFile } from './fan-maps.ts'
import { isGeojsonList, geojsonFile } from './geojson.ts'
import { gpxFile, kmlFile } from './gps-files.ts'
import { isFields, type OwnFormat, type JsonFormat, type TextFormat } from './imported.ts'
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

// In each list, the first that knows what is in a file reads it. `accepted-files.ts` has their endings and media types,
// for whoever reads nothing yet.

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

/** This map's own JSON: asked before other maps' is. */
export const ownFormats: readonly OwnFormat[] = own
export const jsonFormats: readonly JsonFormat<ImportSource>[] = json
/** What is no JSON, told by its ending, or by its outermost element. */
export const textFormats: readonly TextFormat<ImportSource>[] = text

/** What a file that is not this map's own was read as. */
export type ImportSource = (typeof json | typeof text)[number]['source']
