import { isGeojsonList } from './geojson.ts'
import { readParsedUpload, type AcceptedUpload } from '../read-upload.ts'
import type { OwnFormat } from './format.ts'
import { isFields } from './read-value.ts'

/** A bare list of marker ids, or an object that holds one as `discoveredMarkers`. */
export const listFile = {
  source: 'list',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: (input) => (isFields(input) ? 'discoveredMarkers' in input : !isGeojsonList(input)),
  read: readParsedUpload,
} as const satisfies OwnFormat<AcceptedUpload['source']>
