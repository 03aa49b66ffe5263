import { create } from 'zustand'
import { readLastPosition, writeLastPosition } from './model/stored-position.ts'
import type { ScaledWorld, World } from '../../world/world.ts'
import type { MapPosition } from '../../geometry/coordinates.ts'
import { storageKeys } from '../../storage/names.ts'
import { pageEntryName } from '../../storage/page-entry-name.ts'
import { browserStorage } from '../../storage/browser-storage.ts'

/** A request to the map: go to a position; show all visible places (asked at `from`); or uncover the map. */
type Asked =
  | { readonly position: MapPosition }
  | { readonly shown: true; readonly from: MapPosition | null }
  | { readonly uncovered: true }

interface RestingPosition {
  /** Where the map last came to rest on this page, or `null` before its first frame. */
  readonly position: MapPosition | null
  /** Up to three previous positions, the latest first, as the page may have moved the map since. */
  readonly earlier: readonly MapPosition[]
  readonly asked?: Asked
}

/** Position of the map and requests to it. Survives while the map is not on the page. */
export const useRestingPosition = create<RestingPosition>()(() => ({
  position: null,
  earlier: [],
}))

export function restAt(position: MapPosition): void {
  useRestingPosition.setState(({ position: before, earlier }) => ({
    position,
    earlier: before && before !== position ? [before, ...earlier].slice(0, 3) : earlier,
  }))
}

/** Returns the position of the map on this page, otherwise the stored one from the last visit, or `undefined`. */
export function restorePosition(
  world: Pick<ScaledWorld, 'id' | 'extent' | 'scale'>,
): MapPosition | undefined {
  const { position } = useRestingPosition.getState()
  return position ?? readLastPosition(loadLastPosition(), world)
}

/** Calls back for each request to the map. @returns a function that stops this */
export function onAsked(go: (asked: Asked) => void): () => void {
  return useRestingPosition.subscribe(({ asked }, before) => {
    if (asked && asked !== before.asked) go(asked)
  })
}

/** Asks the map for a view that holds all places that the filters show. */
export function showAllShown(): void {
  useRestingPosition.setState(({ position }) => ({ asked: { shown: true, from: position } }))
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
