import type { Marker } from '../../../world/marker.ts'

/** Columns of a world's `markers.csv`, in the order of {@link markerRow}. */
export const markerColumns = 'id,location_type,x,y,name,description,image,yields,requires,veiled'

/** Formats a row of `markers.csv`. The note of a requirement replaces the description, so none is written with one. */
export function markerRow(marker: Marker, requires?: string): string {
  const { id, locationType, coordinate, image, yields, veiled } = marker
  const name = marker.english ?? marker.name
  const description = requires === undefined ? marker.description : undefined
  // The site serves images from another path than the world's folder has.
  const source = image && `images/${image.split('/').at(-1) ?? ''}`
  const texts = [name, description, source, yields?.join(';'), requires, veiled && '1']
  const cells = [id, locationType, ...coordinate, ...texts]
  return cells.map((cell) => quoted(String(cell ?? ''))).join(',')
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
