import { hidesUnknownEndings, type Device } from '../../../platform/device.ts'

/**
 * File name endings of the readable formats, in lower case and with the dot. A copy of the readers' own list, so that
 * using it loads no reader.
 */
export const fileEndings = [
  '.json',
  '.geojson',
  '.umap',
  '.csv',
  '.tsv',
  '.txt',
  '.kml',
  '.gpx',
] as const
export type FileEnding = (typeof fileEndings)[number]

export const mediaTypes = [
  'application/json',
  'application/geo+json',
  'text/csv',
  'text/tab-separated-values',
  'text/plain',
  'application/vnd.google-earth.kml+xml',
  'application/gpx+xml',
] as const

/**
 * Returns the `accept` attribute of the file input. `undefined`, so that every file can be chosen, on systems whose
 * file chooser disables unknown endings. There, only the check after choosing applies.
 */
export function acceptedTypes(device: Device): string | undefined {
  return hidesUnknownEndings(device) ? undefined : [...fileEndings, ...mediaTypes].join(',')
}

/** Returns the ending of a file's name, or `undefined` if no format has that ending. */
export function endingOf(name: string): FileEnding | undefined {
  const lower = name.toLowerCase()
  return fileEndings.find((ending) => lower.endsWith(ending))
}
