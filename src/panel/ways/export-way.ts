import { wayFileName, wayToGeoJson } from '../../domain/files/way-geojson.ts'
import { useFoundWay } from '../../stores/ways/found-way.ts'
import { nameAt } from '../../stores/ways/name-at.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import { pageWorld } from '../../stores/world/page-world.ts'
import { downloadFile } from '../files/download-file.ts'

/** Hands the way that is found to the browser as a file for other programs. @returns whether the browser took it */
export function exportWay(name: string, world: LoadedWorld): boolean {
  const { way, points } = useFoundWay.getState()
  if (!way) return true
  const named = points.map((coordinate) => ({ name: nameAt(coordinate, world), coordinate }))
  const text = JSON.stringify(wayToGeoJson(name, way, named, world.metresPerUnit))
  return downloadFile(wayFileName(pageWorld().id, Date.now()), text, 'application/geo+json')
}
