import type { Coordinate } from '../../geometry/coordinates.ts'
import type { Found } from './model/look-up.ts'
import { decodeSpellings, type WorldSpellings } from '../../world/names/world-names.ts'
import type { World } from '../../world/world.ts'
import { worldFileUrl } from '../worlds/world-files.ts'
import { loadChunk } from '../chunks/chunks.ts'

/** Searches a world. Equally good results are sorted by their distance from `from`. @throws the signal's reason */
export type LookUp = (text: string, from: Coordinate, signal: AbortSignal) => Promise<Found>

const lookUps = new WeakMap<World, Promise<LookUp>>()

/** Loads the search of a world on the first call. @throws {MissingChunkError} if the script can't be loaded */
export function loadLookUp(world: World): Promise<LookUp> {
  const lookUp = lookUps.get(world) ?? makeLookUp(world)
  lookUps.set(world, lookUp)
  // Forget the failure, so that the next search tries again.
  lookUp.catch(() => lookUps.delete(world))
  return lookUp
}

async function makeLookUp(world: World): Promise<LookUp> {
  const [{ createLookUp }, spellings] = await Promise.all([
    loadChunk(() => import('./create-look-up.ts')),
    loadSpellings(),
  ])
  return createLookUp(world, spellings)
}

/** Loads names that only the search knows. Without them, names in the page's language and in English still work. */
async function loadSpellings(): Promise<WorldSpellings> {
  try {
    const response = await fetch(worldFileUrl('spellings.json'))
    return decodeSpellings(await response.json())
  } catch (error) {
    console.warn('Other spellings of names could not be loaded.', error)
    return { places: {}, markers: {} }
  }
}
