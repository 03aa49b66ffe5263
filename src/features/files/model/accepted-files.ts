import { hidesUnknownEndings, type Device } from '../../../platform/device.ts'

/** How the names of files end that are read, in small letters and with the dot. The readers' own, without the readers. */
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
 * The files that the system's chooser offers, as an input's `accept`. Undefined, and so every file, where the chooser
 * would grey out endings that the system doesn't know: there the name is checked after choosing alone.
 */
export function acceptedTypes(device: Device): string | undefined {
  return hidesUnknownEndings(device) ? undefined : [...fileEndings, ...mediaTypes].join(',')
}

/** The ending of a file's name; undefined where no format has it. */
export function endingOf(name: string): FileEnding | undefined {
  const lower = name.toLowerCase()
  return fileEndings.find((ending) => lower.endsWith(ending))
}
