import type { Marker } from '../../../world/marker.ts'

/** The columns of a world's `markers.csv` that a row of {@link markerRow} fills. */
export const markerColumns = 'id,location_type,x,y,name,description,image,yields,requires,veiled'

/**
 * A marker as it stands in its world's `markers.csv`.
 *
 * @param requires the key of what it requires, whose note then is no description of its own
 */
export function markerRow(marker: Marker, requires?: string): string {
  const { id, locationType, coordinate, image, yields, veiled } = marker
  const name = marker.english ?? marker.name
  const description = requires === undefined ? marker.description : undefined
  // Where the site serves it from is not where the world has it.
  const source = image && `images/${image.split('/').at(-1) ?? ''}`
  const texts = [name, description, source, yields?.join(';'), requires, veiled && '1']
  const cells = [id, locationType, ...coordinate, ...texts]
  return cells.map((cell) => quoted(String(cell ?? ''))).join(',')
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
