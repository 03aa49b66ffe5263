import type { Marker } from './marker.ts'

/** The columns of a world's `markers.csv` that a row of {@link markerRow} fills. */
export const markerColumns = 'id,location_type,x,y,name,description,image,yields'

/** A marker as it stands in its world's `markers.csv`. */
export function markerRow(marker: Marker): string {
  const { id, locationType, coordinate, name, description, image, yields } = marker
  // Where the site serves it from is not where the world has it.
  const source = image && `images/${image.split('/').at(-1) ?? ''}`
  const cells = [id, locationType, ...coordinate, name, description, source, yields?.join(';')]
  return cells.map((cell) => quoted(String(cell ?? ''))).join(',')
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
