import { findWhereabouts } from '../../world/names/whereabouts.ts'
import { joinFacts, whereWords } from '../../i18n/compose/first-sentences.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { currentLocale } from '../../i18n/language/locale.ts'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import type { Section } from './model/journal.ts'
import { isRough, questKey, type Quest, type QuestKey, type QuestLimit } from '../../world/quest.ts'
import type { LoadedQuests } from '../card/quests-store.ts'

/** Returns a quest's title in the page's language, otherwise in English. Does not check whether it is hidden. */
export function titleOf({ titles }: Pick<LoadedQuests, 'titles'>, { key, title }: Quest): string {
  return titles.get(key)?.[currentLocale()] ?? title
}

/** Returns the title that the player sees, which is a placeholder for hidden titles. */
export function shownTitle(
  loaded: LoadedQuests,
  veiled: ReadonlySet<QuestKey>,
  quest: Quest,
): string {
  const title = veiled.has(quest.key) ? laterMessages.quests.veiled : titleOf(loaded, quest)
  const world = quest.world === loaded.own.world ? '' : loaded.worldTitles.get(quest.world)
  return joinFacts([title, world])
}

export function sectionTitle(section: Section, { own }: Pick<LoadedQuests, 'own'>): string {
  if (section.kind !== 'expansion') return laterMessages.quests.sections[section.kind]
  return own.parts.find(({ key }) => key === section.part)?.title ?? section.part
}

export function beginsWords(quest: Quest, world: LoadedWorld): string {
  const texts = laterMessages.quests
  if (quest.spot) {
    const where = findWhereabouts(quest.spot, world)
    const isInside = where !== undefined && !where.direction
    if (isInside && !isRough(quest)) return texts.beginsIn(where.place)
    const words = isInside ? where.place : where ? whereWords(where) : quest.spot.join(', ')
    return isRough(quest) ? texts.beginsNear(words) : texts.begins(words)
  }
  const settlement = quest.place === undefined ? undefined : world.places[quest.place]?.name
  return settlement === undefined ? texts.beginsUnknown : texts.beginsIn(settlement)
}

/** Words a limit. @param titled returns the title of a quest that the limit names */
export function limitWords(limit: QuestLimit, titled: (id: number) => string): string {
  const texts = laterMessages.quests.limits
  switch (limit.code) {
    case 'days':
      return limit.days === undefined ? texts.someDays : texts.days(limit.days)
    case 'hour':
      return limit.hour === 12 ? texts.noon : texts.hour(`${limit.hour}:00`)
    case 'before':
      return texts.before(titled(limit.quest))
    case 'one_night':
      return texts['one-night']
    case 'no_return':
      return texts['no-return']
    case 'closes_others':
      return texts['closes-others']
    case 'unlocks_region':
      return texts['unlocks-region']
    case 'hours':
    case 'night':
    case 'weekly':
    case 'timed':
    case 'missable':
      return texts[limit.code]
  }
}

export function limitsWords(
  loaded: LoadedQuests,
  veiled: ReadonlySet<QuestKey>,
  { limits, world }: Quest,
): string {
  const titled = (id: number) => {
    const quest = loaded.graph.byKey.get(questKey(world, id))
    return quest ? shownTitle(loaded, veiled, quest) : ''
  }
  return joinFacts(limits.map((limit) => limitWords(limit, titled)))
}
