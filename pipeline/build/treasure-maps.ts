import type { TreasureMapsFile } from '../../src/world/treasure-map.ts'
import type { Source } from '../source.ts'
import { BuildError, type OutputFile } from './output-file.ts'

/** Builds `data/{world}/treasure-maps.json`, sorted by number. A world without treasure maps has no file. */
export function buildTreasureMapsFile({ folder, treasureMaps }: Source): OutputFile[] {
  if (treasureMaps.length === 0) return []
  const maps = treasureMaps
    .map(({ number, chest, x, y, how, requires, seller }) => ({
      number,
      chest,
      at: [x, y] as const,
      how,
      ...(requires && { requires }),
      ...(seller !== undefined && { seller }),
    }))
    .sort((a, b) => a.number - b.number)
  const file: TreasureMapsFile = { format: 'itinerarium-treasure-maps', maps }
  return [{ path: `data/${folder}/treasure-maps.json`, content: Buffer.from(JSON.stringify(file)) }]
}

/** Returns the marker type of the maps' chests. @throws {BuildError} if a chest is unknown */
export function typeOfChests({ treasureMaps, markers }: Source): string {
  const [first] = treasureMaps
  const chest = markers.find(({ id }) => id === first?.chest)
  if (!chest) throw new BuildError(`A treasure map leads to the unknown ${first?.chest}.`)
  return chest.locationType
}
