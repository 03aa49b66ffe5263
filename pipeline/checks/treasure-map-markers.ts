import { problemAt, type Problem } from '../problem.ts'
import type { Source, SourceTreasureMap } from '../source.ts'

/** Checks that all maps lead to markers of one type, and that sellers are markers of another type. */
export function treasureMapMarkers({ treasureMaps, markers }: Source): Problem[] {
  const types = new Map(markers.map(({ id, locationType }) => [id, locationType]))
  const usual = mostFrequent(treasureMaps.flatMap(({ chest }) => types.get(chest) ?? []))
  return treasureMaps.flatMap((map) => [
    ...chestProblems(map, types.get(map.chest), usual),
    ...sellerProblems(map, types, usual),
  ])
}

function chestProblems(
  map: SourceTreasureMap,
  type: string | undefined,
  usual: string | undefined,
): Problem[] {
  if (type === undefined) return [problemAt(map, 'chest', unknown(map.chest))]
  if (type === usual) return []
  const reason = `${map.chest} is a ${type}, and the other maps lead to a ${usual}`
  return [problemAt(map, 'chest', reason)]
}

function sellerProblems(
  map: SourceTreasureMap,
  types: ReadonlyMap<number, string>,
  usual: string | undefined,
): Problem[] {
  const { seller, how } = map
  if (seller === undefined) return []
  const type = types.get(seller)
  if (type === undefined) return [problemAt(map, 'seller', unknown(seller))]
  if (type === usual)
    return [problemAt(map, 'seller', `${seller} is a ${type}, which sells nothing`)]
  if (how === 'buy') return []
  return [problemAt(map, 'seller', 'leave it empty: only a map to buy has a seller')]
}

function unknown(id: number): string {
  return `${id} is not the id of a marker of markers.csv`
}

/** Returns the most frequent value, and the first of several equally frequent ones. */
function mostFrequent(values: readonly string[]): string | undefined {
  const amounts = new Map<string, number>()
  for (const value of values) amounts.set(value, (amounts.get(value) ?? 0) + 1)
  const most = Math.max(...amounts.values())
  return values.find((value) => amounts.get(value) === most)
}
