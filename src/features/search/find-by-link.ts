// Reads links in the search box. Called by create-look-up.ts and loaded with the first text that may be a link.
import { baseUrl } from '../../platform/environment.ts'
import { createScale } from '../../geometry/scale.ts'
import { pageWorld, siteWorlds } from '../../platform/page-world.ts'
import { addressName } from '../../world/names/world-names.ts'
import type { World } from '../../world/world.ts'
import { loadChunk } from '../chunks/chunks.ts'
import { holdsTransferLink, readSiteLink, transferFragmentsIn } from '../links/model/site-link.ts'
import { unreadLink } from '../links/model/unread-link.ts'
import { readViewLink } from '../links/model/view-link.ts'
import type { Found } from './model/look-up.ts'

const nothingElse = { places: [], settlements: [], types: [] } as const

/** Returns the target of a link, or the link itself if it does more. `undefined` for any other text. */
export async function findByLink(text: string, world: World): Promise<Found | undefined> {
  return (await foundTransfer(text, world)) ?? namedByLink(text, world)
}

/** Returns the link of another device that the text holds, or `undefined`. */
async function foundTransfer(text: string, { id }: World): Promise<Found | undefined> {
  const hashes = transferFragmentsIn(text)
  const [first] = hashes
  if (first === undefined) return undefined
  const { readTransfer } = await loadChunk(() => import('../links/model/transfer-link.ts'))
  for (const hash of hashes) {
    const read = await readTransfer(hash, id)
    if (read.ok || read.problem !== 'damaged')
      return { ...nothingElse, link: { hash, isWhole: true } }
  }
  if (!holdsTransferLink(text)) return undefined
  return { ...nothingElse, link: { hash: first, isWhole: false } }
}

const shownInPlace = ['marker', 'place', 'spot', 'at']

/** Returns the marker, settlement, spot or view centre that a link names; the link itself if it does more. */
function namedByLink(text: string, world: World): Found | undefined {
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
    return { ...nothingElse, link }
  }
  const { marker: id = -1, place: name, spot, at } = readViewLink(search, view)
  const marker = markersById.get(id)
  const settlement = world.places.find((place) => name && addressName(place) === name)
  const point = spot ?? (marker || settlement ? undefined : at?.coordinates)
  return {
    places: marker ? [marker] : [],
    settlements: settlement ? [settlement] : [],
    types: [],
    ...(point && { spot: point }),
  }
}
