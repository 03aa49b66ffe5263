import { create } from 'zustand'
import { readLastPosition, writeLastPosition } from './model/stored-position.ts'
import type { ScaledWorld, World } from '../../world/world.ts'
import type { MapPosition } from '../../geometry/coordinates.ts'
import { storageKeys } from '../../storage/names.ts'
import { presentName } from '../../storage/open-playthrough.ts'
import { browserStorage } from '../../storage/browser-storage.ts'

/**
 * What the page asks the map to show: a view, or all places that the filters show, and where it rested then; or that the
 * map be seen, where something else moves it.
 */
type Asked =
  | { readonly position: MapPosition }
  | { readonly shown: true; readonly from: MapPosition | null }
  | { readonly uncovered: true }

interface RestingPosition {
  /** Where the map last came to rest on this page; nothing before its first frame. */
  readonly position: MapPosition | null
  /** Where it rested before, the latest first: the page may have moved it since the player looked there. */
  readonly earlier: readonly MapPosition[]
  /** What the page last asked it to show; the very same until it asks anew. */
  readonly asked?: Asked
}

/** Outlives the map's own time on the page, where nothing can be kept as well. */
export const useRestingPosition = create<RestingPosition>()(() => ({
  position: null,
  earlier: [],
}))

useRestingPosition.subscribe(({ position, earlier }, before) => {
  if (before.position && before.position !== position) {
    useRestingPosition.setState({ earlier: [before.position, ...earlier].slice(0, 3) })
  }
})

/** Where the map was on this page, else where it was when the player last left. */
export function restorePosition(
  world: Pick<ScaledWorld, 'id' | 'extent' | 'scale'>,
): MapPosition | undefined {
  const { position } = useRestingPosition.getState()
  return position ?? readLastPosition(loadLastPosition(), world)
}

/** Calls back when the page asks the map to show something. @returns what stops it */
export function onAsked(go: (asked: Asked) => void): () => void {
  return useRestingPosition.subscribe(({ asked }, before) => {
    if (asked && asked !== before.asked) go(asked)
  })
}

/** Asks the map for a view that holds every place that the filters show. */
export function showAllShown(): void {
  useRestingPosition.setState(({ position }) => ({ asked: { shown: true, from: position } }))
}

export function rememberPosition(world: Pick<World, 'id'>, position: MapPosition): void {
  saveLastPosition(writeLastPosition(position, world.id))
}

const name = () => presentName(storageKeys.lastPosition, 'world')

function loadLastPosition(): string | null {
  try {
    return browserStorage()?.getItem(name()) ?? null
  } catch {
    return null
  }
}

/** A position that cannot be kept is not worth a word to the player: marks are what matters. */
function saveLastPosition(text: string): void {
  try {
    browserStorage()?.setItem(name(), text)
  } catch {
    return
  }
}
