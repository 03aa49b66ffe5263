import { whereabouts } from '../../world/names/where.ts'
import { knownRequirements } from '../../world/requirements.ts'
import type { World } from '../../world/world.ts'
import { besideEachOther, whereWords } from '../../i18n/compose/first-sentences.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { toRoman, type TreasureMap } from '../../world/treasure-map.ts'

const texts = laterMessages.treasureMaps

/** `Treasure map XII`. */
export function mapTitle({ number }: Pick<TreasureMap, 'number'>): string {
  return texts.title(toRoman(number))
}

/** How a map is had: it lies there, somebody sells it or carries it. @param seller what the marker of its seller is called now */
export function howHad({ how }: Pick<TreasureMap, 'how'>, seller: string | undefined): string {
  if (how === 'lies') return texts.lies
  if (how === 'wayfarer') return texts.carried
  return seller === undefined ? texts.sold : texts.soldBy(seller)
}

/** What it takes to get at a map, as cards say it: `Requires lockpicking: Easy`; nothing where it takes nothing. */
export function mapDemand(
  { requires }: Pick<TreasureMap, 'requires'>,
  { requirements }: Pick<World, 'requirements'>,
): string | undefined {
  return knownRequirements(requirements).find((known) => known.requires === requires)?.note
}

/** In a line, for a row of the search: without what the map demands, beside which stands what its treasure does. */
export function mapLine(map: TreasureMap, seller: string | undefined, world: World): string {
  const where = whereabouts(map.at, world)
  return besideEachOther([mapTitle(map), howHad(map, seller), where && whereWords(where)])
}
