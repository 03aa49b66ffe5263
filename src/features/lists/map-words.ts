import { findWhereabouts } from '../../world/names/whereabouts.ts'
import { knownRequirements } from '../../world/requirements.ts'
import type { World } from '../../world/world.ts'
import { joinFacts, whereWords } from '../../i18n/compose/first-sentences.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { toRoman, type TreasureMap } from '../../world/treasure-map.ts'

const texts = laterMessages.treasureMaps

/** Returns a title such as `Treasure map XII`. */
export function mapTitle({ number }: Pick<TreasureMap, 'number'>): string {
  return texts.title(toRoman(number))
}

/** Says how to get a treasure map. @param seller name of the marker at which the map is sold */
export function howHad({ how }: Pick<TreasureMap, 'how'>, seller: string | undefined): string {
  if (how === 'lies') return texts.lies
  if (how === 'wayfarer') return texts.carried
  return seller === undefined ? texts.sold : texts.soldBy(seller)
}

/** Words the requirement of a treasure map, such as `Requires lockpicking: Easy`. `undefined` without a requirement. */
export function mapDemand(
  { requires }: Pick<TreasureMap, 'requires'>,
  { requirements }: Pick<World, 'requirements'>,
): string | undefined {
  return knownRequirements(requirements).find((known) => known.requires === requires)?.note
}

/** Words a treasure map in one line. Its requirement is left out, because a search row shows the treasure's. */
export function mapLine(map: TreasureMap, seller: string | undefined, world: World): string {
  const where = findWhereabouts(map.at, world)
  return joinFacts([mapTitle(map), howHad(map, seller), where && whereWords(where)])
}
