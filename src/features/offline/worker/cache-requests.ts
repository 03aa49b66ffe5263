import { siteCaches } from '../../../storage/browser-services.ts'
import {
  cachesToDrop,
  readWanted,
  wantedAfter,
  wantedCacheName,
  worldsToInstall,
  type CacheRequest,
  type CacheResult,
  type MissedPrecache,
  type Wanted,
} from '../model/precaches.ts'
import {
  carryLanguages,
  dropOtherVersions,
  cacheLanguage,
  cacheLanguageInAll,
  type Languages,
} from './language-cache.ts'
import { adoptHome, isCached, type Precache, type Precaches } from './precache.ts'

export interface WorkerEvent extends Event {
  waitUntil: (task: Promise<unknown>) => void
}

/**
 * Installs a new version: the app shell, all cached worlds, and their cached languages.
 * @throws if a file can't be fetched or cached; the previous version then stays active
 */
export async function installVersion(
  precaches: Precaches,
  languages: Languages,
  event: WorkerEvent,
): Promise<void> {
  const { scope } = languages
  const adopted = await adoptHome(precaches, scope)
  if (adopted?.world) {
    const before = await loadWanted(scope)
    await saveWanted(scope, wantedAfter(before, { ...before, opened: [adopted.world] }))
  }
  const whole = await Promise.all(
    precaches.worlds.map(async (precache) => precache === adopted || (await isCached(precache))),
  )
  const wanted = await loadWanted(scope)
  const { must, may } = worldsToInstall(
    idsOf(precaches.worlds),
    idsOf(precaches.worlds.filter((_, index) => whole[index])),
    wanted,
  )
  const some = (ids: readonly string[]) =>
    precaches.worlds.filter(({ world = '' }) => ids.includes(world))
  for (const precache of [precaches.appShell, ...some(must)])
    await precache.controller.install(event)
  await carryLanguages(languages, must)
  const missed = new Set<string | undefined>()
  for (const precache of some(may))
    if (await fillPrecache(precache, event)) missed.add(precache.world)
  const cached = [...must, ...may].filter((world) => !missed.has(world))
  await cacheLanguageInAll(languages, cached, wanted.language)
}

/** Deletes files of the previous version only, and worlds that are no longer wanted. */
export async function cleanUp(
  precaches: Precaches,
  languages: Languages,
  event: WorkerEvent,
): Promise<void> {
  const { scope } = languages
  const wanted = await loadWanted(scope)
  const cacheStorage = await siteCaches()
  const dropped = cachesToDrop(await cacheStorage.keys(), idsOf(precaches.worlds), wanted, scope)
  await Promise.all(dropped.map((name) => cacheStorage.delete(name)))
  await precaches.appShell.controller.activate(event)
  for (const precache of precaches.worlds) {
    if (await cacheStorage.has(precache.cacheName)) await precache.controller.activate(event)
  }
  await dropOtherVersions(languages)
}

/** Caches the app shell and the requested worlds, and the language for every cached world. Stores what is wanted. */
export async function cacheRequested(
  precaches: Precaches,
  languages: Languages,
  request: CacheRequest,
  event: WorkerEvent,
): Promise<CacheResult> {
  const { scope } = languages
  // If storage is too full for this note, caching the files fails too and reports it.
  await saveWanted(scope, wantedAfter(await loadWanted(scope), request)).catch(() => undefined)
  const missed: MissedPrecache[] = []
  for (const precache of askedPrecaches(precaches, request)) {
    const miss = await fillPrecache(precache, event)
    if (miss) missed.push(miss)
  }
  if (request.language === undefined) return { missed }
  const whole: string[] = []
  for (const precache of precaches.worlds)
    if (await isCached(precache)) whole.push(...idsOf([precache]))
  const speaks = await cacheLanguage(languages, request.language, whole).catch(() => false)
  return { missed, speaks }
}

export function askedPrecaches(
  { appShell, worlds }: Precaches,
  request: CacheRequest,
): readonly Precache[] {
  return [appShell, ...worlds.filter(({ world = '' }) => request.worlds.includes(world))]
}

/** Returns the failure, or `null` if everything was cached. */
async function fillPrecache(
  precache: Precache,
  event: WorkerEvent,
): Promise<MissedPrecache | null> {
  const { world, cacheName, controller } = precache
  const before = await isCached(precache)
  try {
    await controller.install(asInstallEvent(event))
    return null
  } catch (error) {
    const full = error instanceof Error && error.name === 'QuotaExceededError'
    // An incomplete precache is useless, and takes storage that marks may need.
    if (full && !before) await (await siteCaches()).delete(cacheName)
    return { ...(world !== undefined && { world }), full }
  }
}

/** Wraps an event as an install event, because Workbox stores entries correctly only during installation. */
function asInstallEvent(event: WorkerEvent): Pick<WorkerEvent, 'type' | 'waitUntil'> {
  return { type: 'install', waitUntil: (task) => event.waitUntil(task) }
}

function idsOf(worlds: readonly Precache[]): readonly string[] {
  return worlds.flatMap(({ world }) => world ?? [])
}

async function loadWanted(scope: string): Promise<Wanted> {
  const noted = await (await siteCaches()).match(scope, { cacheName: wantedCacheName(scope) })
  return readWanted(await noted?.json().catch(() => null))
}

async function saveWanted(scope: string, wanted: Wanted): Promise<void> {
  const cache = await (await siteCaches()).open(wantedCacheName(scope))
  await cache.put(scope, new Response(JSON.stringify(wanted)))
}
