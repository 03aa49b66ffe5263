// Tells the player about markers that were added since the last visit, in a notification and in the Progress tab.
// app/progress-notices.tsx starts this once the map is ready. Players who have found nothing get no message.
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { loadWorlds } from '../worlds/other-worlds.ts'
import { loadChunk } from '../chunks/chunks.ts'
import { latestOf, readSeenPlaces, type SeenPlaces } from '../progress/model/seen-places.ts'
import { progressRepository, useProgress } from '../progress/progress.ts'
import { uncoverMap } from '../settings/settings.ts'
import { isolatedTitles } from './title-of.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { browserStorage } from '../../storage/browser-storage.ts'
import { storageKeys } from '../../storage/names.ts'
import { pageEntryName } from '../../storage/page-entry-name.ts'
import { showNote } from '../../ui/toasts/toasts.tsx'

const texts = laterMessages.progress.newPlaces

/** Returns the ids of new markers, found ones included. @param seen highest id that isn't new to the player */
export function newPlaces(
  { markers }: Pick<LoadedWorld, 'markers'>,
  seen = load()?.seen ?? Infinity,
): readonly number[] {
  return markers.flatMap(({ id }) => (id > seen ? id : []))
}

/** Shows the notification and stores the highest known marker id. @returns a function that stops this */
export function watchNewPlaces(world: LoadedWorld): () => void {
  let stopped = false
  let stop = () => {
    stopped = true
  }
  // Marks may be only in the database, so wait until it is read.
  void progressRepository.joined().then(async () => {
    if (stopped) return
    if (useProgress.getState().discoveredMarkers.length === 0) stop = noteAtFirstFind(world)
    else await tellOnce(world)
  })
  return () => stop()
}

/** Stores the highest marker id at the first find. A player who starts now knows the present map. */
function noteAtFirstFind(world: LoadedWorld): () => void {
  if (load()) return () => undefined
  const latest = latestOf(world.markers)
  const stop = useProgress.subscribe(({ discoveredMarkers }) => {
    if (discoveredMarkers.length === 0) return
    stop()
    save({ told: latest, seen: latest })
  })
  return stop
}

async function tellOnce(world: LoadedWorld): Promise<void> {
  const noted = load()
  const known = noted ?? (await knownBefore(world))
  if (!known) return
  const latest = latestOf(world.markers)
  if (noted && latest <= noted.told) return
  save({ told: latest, seen: known.seen })
  const found = new Set(useProgress.getState().discoveredMarkers)
  const left = newPlaces(world, known.told).filter((id) => !found.has(id)).length
  if (left === 0) return
  const ids = newPlaces(world, known.seen)
  showNote('new-places', {
    title: () => texts.line(left),
    action: { label: () => texts.show, run: () => void showNewPlaces(world, ids) },
  })
}

/** Returns the state before this feature stored anything. Markers that the world had then count as known. */
async function knownBefore({ id, markers }: LoadedWorld): Promise<SeenPlaces | undefined> {
  try {
    const newFrom = (await loadWorlds()).find((world) => world.id === id)?.newFromId
    const before = newFrom === undefined ? latestOf(markers) : newFrom - 1
    return { told: before, seen: before }
  } catch {
    // The request failed, so the next visit shows the notification.
    return undefined
  }
}

/** Shows the new markers alone on the map. From then on they aren't new. */
export async function showNewPlaces(
  { markers }: Pick<LoadedWorld, 'markers'>,
  ids: readonly number[],
): Promise<void> {
  const { isolate } = await loadChunk(() => import('./isolate.ts'))
  uncoverMap()
  isolatedTitles.new.fill(() => texts.title)
  isolate({ isolated: { kind: 'new', id: '' }, ids })
  const latest = latestOf(markers)
  save({ told: latest, seen: latest })
}

const name = () => pageEntryName(storageKeys.seenPlaces, 'world')

function load(): SeenPlaces | undefined {
  try {
    return readSeenPlaces(browserStorage()?.getItem(name()) ?? null)
  } catch {
    return undefined
  }
}

/** Stores both ids, but never lowers what another tab has stored. If that fails, the next visit tells again. */
function save({ told, seen }: SeenPlaces): void {
  const now = load()
  const next = { told: Math.max(told, now?.told ?? -1), seen: Math.max(seen, now?.seen ?? -1) }
  try {
    browserStorage()?.setItem(name(), JSON.stringify(next))
  } catch {
    return
  }
}
