import { useViewport, type Asked } from './viewport-store.ts'
import { readLastPosition, writeLastPosition } from './model/stored-position.ts'
import type { ScaledWorld, World } from '../../world/world.ts'
import type { MapPosition } from '../../geometry/coordinates.ts'
import { storageKeys } from '../../storage/names.ts'
import { pageEntryName } from '../../storage/page-entry-name.ts'
import { browserStorage } from '../../storage/browser-storage.ts'

export function restAt(position: MapPosition): void {
  useViewport.setState(({ position: before, earlier }) => ({
    position,
    earlier: before && before !== position ? [before, ...earlier].slice(0, 3) : earlier,
  }))
}

/** Returns the position of the map on this page, otherwise the stored one from the last visit, or `undefined`. */
export function restorePosition(
  world: Pick<ScaledWorld, 'id' | 'extent' | 'scale'>,
): MapPosition | undefined {
  const { position } = useViewport.getState()
  return position ?? readLastPosition(loadLastPosition(), world)
}

/** Calls back whenever the map has come to rest elsewhere. @returns a function that stops this */
export function onRest(rested: () => void): () => void {
  return useViewport.subscribe(({ position }, before) => {
    if (position !== before.position) rested()
  })
}

/** Calls back for each request to the map. @returns a function that stops this */
export function onMapRequest(go: (asked: Asked) => void): () => void {
  return useViewport.subscribe(({ asked }, before) => {
    if (asked && asked !== before.asked) go(asked)
  })
}

/** Asks the map for a view that holds all places that the filters show. */
export function showAllShown(): void {
  useViewport.setState(({ position }) => ({ asked: { shown: true, from: position } }))
}

export function rememberPosition(world: Pick<World, 'id'>, position: MapPosition): void {
  saveLastPosition(writeLastPosition(position, world.id))
}

const name = () => pageEntryName(storageKeys.lastPosition, 'world')

function loadLastPosition(): string | null {
  try {
    return browserStorage()?.getItem(name()) ?? null
  } catch {
    return null
  }
}

/** Ignores errors, because losing the position is not worth a message to the player. */
function saveLastPosition(text: string): void {
  try {
    browserStorage()?.setItem(name(), text)
  } catch {
    return
  }
}
