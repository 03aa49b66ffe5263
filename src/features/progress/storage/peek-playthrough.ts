// What local storage has of playthroughs that are not on screen, and of other worlds' lists of them. Called by found-in-world.ts
// and features/playthroughs. Relies on the entries' public shapes alone: nothing is quarantined, and no problem is reported.
import { pageWorld } from '../../../platform/page-world.ts'
import { isFields, readList } from '../../../platform/read-field.ts'
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

/**
 * The ids that are discovered in a playthrough, as its entry of local storage has them; none where it has no entry.
 * Null where that cannot be read.
 *
 * @param world the page's own unless it is given
 */
export function peekDiscovered(
  playthrough: string,
  world: OwnerWorld = pageWorld(),
): readonly number[] | null {
  const state = peekState(progressNames({ world, playthrough }).list)
  if (state === null) return []
  const ids = isFields(state) ? readList(state['discoveredMarkers']) : undefined
  return ids ? [...new Set(ids.filter(isMarkerId))] : null
}

/** The ids of pins and notes that a playthrough of the page's world has, as its entry of local storage has them. */
export function peekPins(playthrough: string): readonly string[] {
  const state = peekState(progressNames({ world: pageWorld(), playthrough }).pins)
  const pins = isFields(state) ? readPins(state['pins']) : undefined
  return (pins ?? []).flatMap(({ id, deleted }) => (deleted ? [] : [id]))
}

/** What is kept of a world's list of playthroughs, unchecked. */
export function peekPlaythroughs(world: OwnerWorld): unknown {
  const owner = { world, playthrough: firstPlaythrough }
  return peekState(entryName(storageKeys.playthroughs, 'world', owner))
}

/** Null where there is no such entry, undefined where it cannot be read. */
function peekState(name: string): unknown {
  try {
    const text = browserStorage()?.getItem(name)
    if (text === null) return null
    const input: unknown = JSON.parse(text ?? '')
    return isFields(input) ? input['state'] : undefined
  } catch {
    return undefined
  }
}
