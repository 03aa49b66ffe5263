// Reads playthroughs that are not on screen, and other worlds' lists, from local storage. found-in-world.ts and
// features/progress call it. Uses only the entries' public format: quarantines nothing, reports no problems.
import { pageWorld } from '../../../platform/page-world.ts'
import { isRecord, readList } from '../../../platform/read-field.ts'
import { isMarkerId } from '../../../world/marker.ts'
import { browserStorage } from '../../../storage/browser-storage.ts'
import {
  entryName,
  firstPlaythrough,
  progressNames,
  storageKeys,
  type OwnerWorld,
} from '../../../storage/names.ts'
import { readPins } from '../model/pin-list.ts'

/** Returns the discovered ids of a playthrough: empty without an entry, `null` if it can't be read. */
export function peekDiscovered(
  playthrough: string,
  world: OwnerWorld = pageWorld(),
): readonly number[] | null {
  const state = peekState(progressNames({ world, playthrough }).list)
  if (state === null) return []
  const ids = isRecord(state) ? readList(state['discoveredMarkers']) : undefined
  return ids ? [...new Set(ids.filter(isMarkerId))] : null
}

export function peekPins(playthrough: string): readonly string[] {
  const state = peekState(progressNames({ world: pageWorld(), playthrough }).pins)
  const pins = isRecord(state) ? readPins(state['pins']) : undefined
  return (pins ?? []).flatMap(({ id, deleted }) => (deleted ? [] : [id]))
}

/** Returns the stored list of a world's playthroughs without validating it. */
export function peekPlaythroughs(world: OwnerWorld): unknown {
  const owner = { world, playthrough: firstPlaythrough }
  return peekState(entryName(storageKeys.playthroughs, 'world', owner))
}

/** Returns `null` if the entry doesn't exist, `undefined` if it can't be read. */
function peekState(name: string): unknown {
  try {
    const text = browserStorage()?.getItem(name)
    if (text === null) return null
    const input: unknown = JSON.parse(text ?? '')
    return isRecord(input) ? input['state'] : undefined
  } catch {
    return undefined
  }
}
