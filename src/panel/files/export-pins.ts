import { pinsFileName, pinsToGeoJson } from '../../domain/files/pins-geojson.ts'
import { keptPins } from '../../stores/pins/pins.ts'
import { pageWorld } from '../../stores/world/page-world.ts'
import { downloadFile } from './download-file.ts'

/** Hands the player's pins and notes to the browser as a file for other programs. @returns whether the browser took it */
export function exportPins(): boolean {
  const text = JSON.stringify(pinsToGeoJson(keptPins()))
  return downloadFile(pinsFileName(pageWorld().id, Date.now()), text, 'application/geo+json')
}
