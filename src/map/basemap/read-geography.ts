import { decodeGeography, type Land } from '../../domain/land/geography.ts'

/** @throws when the file is not a geography file, e.g. a web page that was sent with status 200. */
export function readGeography(file: ArrayBuffer): Land {
  return decodeGeography(JSON.parse(new TextDecoder().decode(file)))
}
