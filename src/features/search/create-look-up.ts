import { cutText } from '../../core/characters.ts'
import { askedSpot, missedExtent } from './model/asked-spot.ts'
import {
  lookUp,
  nothingFound,
  together,
  termsOf,
  type Found,
  type FoundQuest,
} from './model/look-up.ts'
import { SearchIndex } from './model/search-index.ts'
import type { Spellings } from '../../core/world/names/world-names.ts'
import { createScale } from '../../core/geometry/scale.ts'
import { baseUrl } from '../../core/environment.ts'
import { pageWorld, siteWorlds } from '../../core/page-world.ts'
import { nameInAddresses } from '../../core/world/names/world-names.ts'
import type { World } from '../../core/world/world.ts'
import { holdsTransferLink, readSiteLink, transferFragmentsIn } from '../links/model/site-link.ts'
import { readTransfer } from '../links/model/transfer-link.ts'
import { unreadLink } from '../links/model/unread-link.ts'
import { readViewLink } from '../links/model/view-link.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { isNameKnown } from '../progress/known-names.ts'
import { loadTreasureMaps } from '../treasure-maps/load-treasure-maps.ts'
import { askedMap } from '../treasure-maps/model/asked-map.ts'
import type { TreasureMap } from '../treasure-maps/model/treasure-map.ts'
import type { LookUp } from './load-look-up.ts'
import { questSearch } from './quest-search.ts'

/** The search over a world, with its index. @param spellings how its settlements are written in other languages */
export function createLookUp(world: World, spellings: Spellings): LookUp {
  const index = new SearchIndex(world.markers, world.types, isNameKnown, world.words, {
    ...world,
    bookWords: laterMessages.search.bookWords,
  })
  const between = laterMessages.search.between.split(' ')
  const look: LookUp = async (text, from, signal) => {
    const map = await mapCalled(text, world)
    const chest = world.markers.find(({ id }) => id === map?.chest)
    signal.throwIfAborted()
    if (map && chest) return { places: [chest], settlements: [], types: [], map }
    const called = world.hasQuests ? questsCalled(text) : Promise.resolve([])
    const [found, inTime] = await Promise.all([
      lookUp(text, world, index, { from, between, spellings, rest: nextTask, signal }),
      Promise.race([called, afterPatience()]),
    ])
    const { places, settlements, types } = found
    // Where nothing else is found, there is nothing to show meanwhile.
    const isElse = places.length + settlements.length + types.length > 0
    const quests = inTime ?? (isElse ? undefined : await called)
    if (!quests) return { ...found, lateQuests: called }
    return quests.length > 0 ? { ...found, quests } : found
  }
  return async (typed, from, signal) => {
    const linked = (await foundTransfer(typed, world)) ?? foundByLink(typed, world)
    if (linked) return linked
    const text = cutText(typed, longestText)
    const spot = askedSpot(text, world)
    if (spot) return { ...(await look(text, from, signal)), spot }
    const corners = missedExtent(text, world)
    if (corners) {
      const reason = () => laterMessages.search.outside(...corners)
      return { ...(await look(text, from, signal)), reason }
    }
    const terms = termsOf(text)
    if (terms.length < 2) return look(text, from, signal)
    return together(await Promise.all(terms.map((term) => look(term, from, signal))))
  }
}

/** In characters. The search box takes more for the sake of links. */
const longestText = 200

/** Milliseconds for which places wait for quests whose file is still on its way. */
const patience = 1000

async function afterPatience(): Promise<undefined> {
  await new Promise((resolve) => void setTimeout(resolve, patience))
}

/** None where their file cannot be had: places are found without them. */
async function questsCalled(text: string): Promise<readonly FoundQuest[]> {
  try {
    const search = await questSearch.load?.()
    return (await search?.findQuests(text)) ?? []
  } catch {
    return []
  }
}

/** The link from another device that a text is. */
async function foundTransfer(text: string, { id }: World): Promise<Found | undefined> {
  const hashes = transferFragmentsIn(text)
  for (const hash of hashes) {
    const read = await readTransfer(hash, id)
    if (read.ok || read.problem !== 'damaged')
      return { ...nothingFound, link: { hash, isWhole: true } }
  }
  const [hash] = hashes
  if (hash === undefined || !holdsTransferLink(text)) return undefined
  return { ...nothingFound, link: { hash, isWhole: false } }
}

/** What is shown of a link without opening it. */
const shownInPlace = ['marker', 'place', 'spot', 'at']

/** What a link of this site names: a place, a settlement, a spot or the middle of a view; the link itself if it asks for more. */
function foundByLink(text: string, world: World): Found | undefined {
  const site = { origin: window.location.origin, basePath: baseUrl.path, worlds: siteWorlds }
  const link = readSiteLink(text, site)
  if (!link) return undefined
  const { search, path } = link
  const parameters = [...new URLSearchParams(search).keys()]
  const markersById = new Map(world.markers.map((marker) => [marker.id, marker]))
  const scale = createScale(world.extent, world.metresPerUnit)
  const view = { ...world, markersById, scale }
  if (
    path !== pageWorld().path ||
    parameters.length === 0 ||
    !parameters.every((name) => shownInPlace.includes(name)) ||
    unreadLink(search, view)
  ) {
    return { ...nothingFound, link }
  }
  const { marker: id = -1, place: name, spot, at } = readViewLink(search, view)
  const marker = markersById.get(id)
  const settlement = world.places.find((place) => name && nameInAddresses(place) === name)
  const point = spot ?? (marker || settlement ? undefined : at?.coordinates)
  return {
    places: marker ? [marker] : [],
    settlements: settlement ? [settlement] : [],
    types: [],
    ...(point && { spot: point }),
  }
}

/** The treasure map that a text names by its number. */
async function mapCalled(text: string, world: World): Promise<TreasureMap | undefined> {
  const number = askedMap(text, laterMessages.treasureMaps)
  if (number === undefined) return undefined
  return (await loadTreasureMaps(world)).find((map) => map.number === number)
}

/** Lets the page draw and answer before the search goes on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
