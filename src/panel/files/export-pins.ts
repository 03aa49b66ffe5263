import { pinsFileName, pinsToGeoJson } from '../../domain/files/pins-geojson.ts'
import { keptPins } from '../../stores/pins/pins.ts'
import { pageWorld } from '../../stores/world/page-world.ts'
import { downloadFile } from './download-file.ts'

/** Hands the player's pins and notes to the browser as a file for other programs. */
export function exportPins(): void {
  const text = JSON.stringify(pinsToGeoJson(keptPins()))
  downloadFile(pinsFileName(pageWorld().id, Date.now()), text, 'application/geo+json')
}
