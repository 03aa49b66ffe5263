// Places that were added to a world since the player was there: told once by a notification, and in a line of Progress
// until they were shown or found. Begun by app/progress-notices.tsx once the map is there; nothing is stored before a place
// is found, and nobody is told who has found none.
import { create } from 'zustand'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { loadWorlds } from '../worlds/other-worlds.ts'
import { loadChunk } from '../chunks/chunks.ts'
import { latestOf, readSeenPlaces, type SeenPlaces } from '../progress/model/seen-places.ts'
import { progressRepository, useProgress } from '../progress/progress.ts'
import { uncoverMap } from '../settings/settings.ts'
import { titleIsolated } from './title-of.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { browserStorage } from '../../storage/browser-storage.ts'
import { storageKeys } from '../../storage/names.ts'
import { presentName } from '../../storage/open-playthrough.ts'
import { showNote } from '../../ui/toasts/toasts.tsx'

const texts = laterMessages.progress.newPlaces

titleIsolated('new', () => texts.title)

/** Ids of places that are new to the player, found ones included; none for who has found nothing. */
export const useNewPlaces = create<{ readonly ids: readonly number[] }>()(() => ({ ids: [] }))

/** Tells of new places, and notes up to which place there are none. @returns stops noting */
export function watchNewPlaces(world: LoadedWorld): () => void {
  let stopped = false
  let stop = () => {
    stopped = true
  }
  // What is found may be in the database alone.
  void progressRepository.joined().then(async () => {
    if (stopped) return
    if (useProgress.getState().discoveredMarkers.length === 0) stop = noteAtFirstFind(world)
    else await tellOnce(world)
  })
  return () => stop()
}

/** Whoever finds the first place knows the map as it is. */
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
  useNewPlaces.setState({ ids: world.markers.flatMap(({ id }) => (id > known.seen ? id : [])) })
  if (noted && latest <= noted.told) return
  save({ told: latest, seen: known.seen })
  const news = world.markers.filter(({ id }) => id > known.told)
  const found = new Set(useProgress.getState().discoveredMarkers)
  const left = news.filter(({ id }) => !found.has(id)).length
  if (left === 0) return
  showNote('new-places', {
    title: () => texts.line(left),
    action: { label: () => texts.show, run: () => void showNewPlaces(world) },
  })
}

/** Where nothing was noted the player was here before it was: what the world had then is known to them. */
async function knownBefore({ id, markers }: LoadedWorld): Promise<SeenPlaces | undefined> {
  try {
    const newFrom = (await loadWorlds()).find((world) => world.id === id)?.newFromId
    const before = newFrom === undefined ? latestOf(markers) : newFrom - 1
    return { told: before, seen: before }
  } catch {
    // Without a connection the next visit tells.
    return undefined
  }
}

/** Shows them alone on the map. From now on they are no news. */
export async function showNewPlaces({ markers }: Pick<LoadedWorld, 'markers'>): Promise<void> {
  const { isolate } = await loadChunk(() => import('./isolate.ts'))
  const { ids } = useNewPlaces.getState()
  uncoverMap()
  isolate({ isolated: { kind: 'new', id: '' }, ids })
  const latest = latestOf(markers)
  save({ told: latest, seen: latest })
}

const name = () => presentName(storageKeys.seenPlaces, 'world')

function load(): SeenPlaces | undefined {
  try {
    return readSeenPlaces(browserStorage()?.getItem(name()) ?? null)
  } catch {
    return undefined
  }
}

/** Never less than another tab, which may have a newer map, has noted. What cannot be noted is told again. */
function save({ told, seen }: SeenPlaces): void {
  const now = load()
  const next = { told: Math.max(told, now?.told ?? -1), seen: Math.max(seen, now?.seen ?? -1) }
  try {
    browserStorage()?.setItem(name(), JSON.stringify(next))
  } catch {
    return
  }
}
