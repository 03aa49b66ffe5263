import {
  cachesToDrop,
  readWanted,
  wantedAfter,
  wantedCacheName,
  worldsToInstall,
  type KeepRequest,
  type KeepResult,
  type MissedPart,
  type Wanted,
} from '../../../domain/offline/kept-parts.ts'
import {
  carryLanguages,
  dropOtherVersions,
  keepLanguage,
  speakInAll,
  type Languages,
} from './languages.ts'
import { adoptHome, isKept, type Part, type Parts } from './parts.ts'
import type { WorkerEvent } from './worker-scope.ts'

/**
 * Fetches a new version: the house and every world that is kept, with what they say in languages that are kept, or
 * nothing of it counts.
 *
 * @throws when a file cannot be fetched or kept; the version before it goes on
 */
export async function installVersion(
  parts: Parts,
  languages: Languages,
  event: WorkerEvent,
): Promise<void> {
  const { scope } = languages
  const adopted = await adoptHome(parts, scope)
  if (adopted?.world) {
    const before = await loadWanted(scope)
    await saveWanted(scope, wantedAfter(before, { ...before, opened: [adopted.world] }))
  }
  const whole = await Promise.all(
    parts.worlds.map(async (part) => part === adopted || (await isKept(part))),
  )
  const wanted = await loadWanted(scope)
  const { must, may } = worldsToInstall(
    idsOf(parts.worlds),
    idsOf(parts.worlds.filter((_, index) => whole[index])),
    wanted,
  )
  const some = (ids: readonly string[]) =>
    parts.worlds.filter(({ world = '' }) => ids.includes(world))
  for (const part of [parts.house, ...some(must)]) await part.controller.install(event)
  await carryLanguages(languages, must)
  const missed = new Set<string | undefined>()
  for (const part of some(may)) if (await keepPart(part, event)) missed.add(part.world)
  const kept = [...must, ...may].filter((world) => !missed.has(world))
  await speakInAll(languages, kept, wanted.language)
}

/** Lets go of what only the version before had, and of worlds that nobody wants any more. */
export async function cleanUp(
  parts: Parts,
  languages: Languages,
  event: WorkerEvent,
): Promise<void> {
  const { scope } = languages
  const wanted = await loadWanted(scope)
  const dropped = cachesToDrop(await caches.keys(), idsOf(parts.worlds), wanted, scope)
  await Promise.all(dropped.map((name) => caches.delete(name)))
  await parts.house.controller.activate(event)
  for (const part of parts.worlds) {
    if (await caches.has(part.cacheName)) await part.controller.activate(event)
  }
  await dropOtherVersions(languages)
}

/**
 * Keeps the house and the worlds that a page asks for, and the language that it speaks for every world that is kept; and
 * notes what is wanted from now on.
 */
export async function keepAsked(
  parts: Parts,
  languages: Languages,
  request: KeepRequest,
  event: WorkerEvent,
): Promise<KeepResult> {
  const { scope } = languages
  // Where there is no room for a note, none of what follows finds any, which is said.
  await saveWanted(scope, wantedAfter(await loadWanted(scope), request)).catch(() => undefined)
  const missed: MissedPart[] = []
  for (const part of askedParts(parts, request)) {
    const miss = await keepPart(part, event)
    if (miss) missed.push(miss)
  }
  if (request.language === undefined) return { missed }
  const whole: string[] = []
  for (const part of parts.worlds) if (await isKept(part)) whole.push(...idsOf([part]))
  const speaks = await keepLanguage(languages, request.language, whole).catch(() => false)
  return { missed, speaks }
}

export function askedParts({ house, worlds }: Parts, request: KeepRequest): readonly Part[] {
  return [house, ...worlds.filter(({ world = '' }) => request.worlds.includes(world))]
}

/** @returns why not, where it could not be kept */
async function keepPart(part: Part, event: WorkerEvent): Promise<MissedPart | null> {
  const { world, cacheName, controller } = part
  const before = await isKept(part)
  try {
    await controller.install(asInstall(event))
    return null
  } catch (error) {
    const full = error instanceof Error && error.name === 'QuotaExceededError'
    // What lies there is of no use, and takes the room that marks may need.
    if (full && !before) await caches.delete(cacheName)
    return { ...(world !== undefined && { world }), full }
  }
}

/** Only what is fetched while a version is installed is put into the cache as it should be. */
function asInstall(event: WorkerEvent): Pick<WorkerEvent, 'type' | 'waitUntil'> {
  return { type: 'install', waitUntil: (task) => event.waitUntil(task) }
}

function idsOf(worlds: readonly Part[]): readonly string[] {
  return worlds.flatMap(({ world }) => world ?? [])
}

async function loadWanted(scope: string): Promise<Wanted> {
  const noted = await caches.match(scope, { cacheName: wantedCacheName(scope) })
  return readWanted(await noted?.json().catch(() => null))
}

async function saveWanted(scope: string, wanted: Wanted): Promise<void> {
  const cache = await caches.open(wantedCacheName(scope))
  await cache.put(scope, new Response(JSON.stringify(wanted)))
}
