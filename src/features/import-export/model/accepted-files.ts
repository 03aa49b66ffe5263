import { canHideUnknownExtensions, type Device } from '../../../platform/device.ts'

/** Endings of readable files. A copy of the readers' own list, so that this file loads no reader. */
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

/** Returns the input's `accept`; `undefined` on systems whose file chooser would disable unknown endings. */
export function acceptedTypes(device: Device): string | undefined {
  return canHideUnknownExtensions(device) ? undefined : [...fileEndings, ...mediaTypes].join(',')
}

export function endingOf(name: string): FileEnding | undefined {
  const lower = name.toLowerCase()
  return fileEndings.find((ending) => lower.endsWith(ending))
}
