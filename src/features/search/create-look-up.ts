import { cutText } from '../../platform/characters.ts'
import { spotInText, missedExtent } from './model/asked-spot.ts'
import { lookUp, mergeResults, termsOf, type Found, type FoundQuest } from './model/look-up.ts'
import { SearchIndex } from './model/search-index.ts'
import type { WorldSpellings } from '../../world/names/world-names.ts'
import type { World } from '../../world/world.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { loadChunk } from '../chunks/chunks.ts'
import { isNameKnown } from '../progress/known-names.ts'
import { loadTreasureMaps } from '../lists/load-treasure-maps.ts'
import { askedMap } from '../lists/model/asked-map.ts'
import type { TreasureMap } from '../../world/treasure-map.ts'
import type { LookUp } from './load-look-up.ts'
import { questSearch } from './quest-search.ts'

/** Returns the search over a world, with its index. @param spellings other names of its settlements and markers */
export function createLookUp(world: World, { places: spellings, markers }: WorldSpellings): LookUp {
  const index = new SearchIndex(world.markers, world.types, isNameKnown, world.words, {
    ...world,
    bookWords: laterMessages.search.bookWords,
    otherNames: markers,
  })
  const between = laterMessages.search.between.split(' ')
  const look: LookUp = async (text, from, signal) => {
    const map = await mapCalled(text, world)
    const chest = world.markers.find(({ id }) => id === map?.chest)
    signal.throwIfAborted()
    if (map && chest) return { places: [chest], settlements: [], types: [], map }
    const called = world.hasQuests ? findQuests(text) : Promise.resolve([])
    const [found, inTime] = await Promise.all([
      lookUp(text, world, index, { from, between, spellings, yieldToPage: nextTask, signal }),
      Promise.race([called, waitForTimeout()]),
    ])
    const { places, settlements, types } = found
    // If nothing else is found, there is nothing to show meanwhile, so wait for the quests.
    const isElse = places.length + settlements.length + types.length > 0
    const quests = inTime ?? (isElse ? undefined : await called)
    if (!quests) return { ...found, lateQuests: called }
    return quests.length > 0 ? { ...found, quests } : found
  }
  return async (typed, from, signal) => {
    const linked = await findTargetOfLink(typed, world)
    if (linked) return linked
    const text = cutText(typed, longestText)
    const spot = spotInText(text, world)
    if (spot) return { ...(await look(text, from, signal)), spot }
    const corners = missedExtent(text, world)
    if (corners) {
      const reason = () => laterMessages.search.outside(...corners)
      return { ...(await look(text, from, signal)), reason }
    }
    const terms = termsOf(text)
    if (terms.length < 2) return look(text, from, signal)
    return mergeResults(await Promise.all(terms.map((term) => look(term, from, signal))))
  }
}

/** Maximum length of a query in characters. The search box accepts more, because links are longer. */
const longestText = 200

/** Milliseconds that other results wait for the quests, whose file may still be loading. */
const questTimeoutMs = 1000

async function waitForTimeout(): Promise<undefined> {
  await new Promise((resolve) => void setTimeout(resolve, questTimeoutMs))
}

/** Returns the quests with a matching title. Empty if their file can't be loaded, so that the search still works. */
async function findQuests(text: string): Promise<readonly FoundQuest[]> {
  try {
    const search = await questSearch.get()?.()
    return (await search?.findQuests(text)) ?? []
  } catch {
    return []
  }
}

/** Returns the results of a link. `undefined` for other text, and if the script that reads links can't be loaded. */
async function findTargetOfLink(text: string, world: World): Promise<Found | undefined> {
  if (!/[/?#=.]/.test(text)) return undefined
  try {
    const { findByLink } = await loadChunk(() => import('./find-by-link.ts'))
    return await findByLink(text, world)
  } catch {
    return undefined
  }
}

async function mapCalled(text: string, world: World): Promise<TreasureMap | undefined> {
  const number = askedMap(text, laterMessages.treasureMaps)
  if (number === undefined) return undefined
  return (await loadTreasureMaps(world)).find((map) => map.number === number)
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
