import type { Coordinate } from '../../geometry/coordinates.ts'
import type { Found } from './model/look-up.ts'
import { decodeSpellings, type Spellings } from '../../world/names/world-names.ts'
import type { World } from '../../world/world.ts'
import { worldFileUrl } from '../worlds/world-files.ts'
import { loadChunk } from '../chunks/chunks.ts'

/**
 * Looks a text up in a world.
 *
 * @param from of what matches equally well, the nearest to this comes first
 * @throws the signal's reason when it is aborted
 */
export type LookUp = (text: string, from: Coordinate, signal: AbortSignal) => Promise<Found>

const lookUps = new WeakMap<World, Promise<LookUp>>()

/**
 * The search over a world, made when somebody begins to search: the first view does without it.
 *
 * @throws {MissingChunkError} when the script that searches cannot be loaded
 */
export function loadLookUp(world: World): Promise<LookUp> {
  const lookUp = lookUps.get(world) ?? makeLookUp(world)
  lookUps.set(world, lookUp)
  // The next search tries again.
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

/** Without them settlements are found by what the page and English call them. */
async function loadSpellings(): Promise<Spellings> {
  try {
    const response = await fetch(worldFileUrl('spellings.json'))
    return decodeSpellings(await response.json())
  } catch (error) {
    console.warn('The spellings of settlements could not be loaded.', error)
    return {}
  }
}
