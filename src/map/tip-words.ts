import { nameOf } from '../domain/markers/marker-label.ts'
import type { MarkerType, Marker } from '../domain/markers/marker.ts'

/**
 * What a marker is called, and of which kind it is where its name does not say so.
 *
 * @param known whether a veiled name may be told
 */
export function tipWords(
  marker: Marker,
  type: MarkerType | undefined,
  known: boolean,
): readonly [title: string, kind: string | undefined] {
  const kind = type?.title ?? marker.locationType
  const name = nameOf(marker, known)
  return name === undefined ? [kind, undefined] : [name, kind]
}
