import type { Marker, MarkerType } from '../marker.ts'
import type { Lettering, Requirement, Requirements, TypeWords } from '../manifest.ts'
import { findName, type Place, type Names, type WorldNames } from './world-names.ts'
import { knownRequirements } from '../requirements.ts'
import type { World } from '../world.ts'

/** Translates a world's names; without `names` it stays English. Changed names keep the English one as `english`. */
export function localizeWorld(world: World, names: WorldNames | undefined): World {
  if (!names) return world
  const { requirements, words } = world
  const { title = world.title, game = world.game, searchExample, herbs, books } = names
  const asked = requirements && localizeRequirements(requirements, names.requirements)
  return {
    ...world,
    title,
    game,
    ...(searchExample !== undefined && { searchExample }),
    categories: world.categories.map((category) =>
      localizeTitle(category, names.categories, category.id),
    ),
    ...(asked && { requirements: asked }),
    ranks: world.ranks.map((rank) => localizeTitle(rank, names.ranks, rank.key)),
    ...(names.words && { words: mergeWords(names.words, words) }),
    ...(world.shortcuts && {
      shortcuts: world.shortcuts.map((one) => localizeTitle(one, names.shortcuts, one.title)),
    }),
    ...(herbs && { herbs }),
    ...(books && { books }),
    types: localizeTypes(world.types, names),
    places: world.places.map((place) => localizePlace(place, names)),
    markers: localizeMarkers(world.markers, names, localizeNotes(requirements, asked)),
  }
}

/** Translates the text on the land. @public */
export function localizeLettering(
  lettering: readonly Lettering[],
  names: WorldNames | undefined,
): readonly Lettering[] {
  return lettering.map((entry) => {
    const text = findName(names?.lettering, letteringText(entry))
    return text === undefined ? entry : { ...entry, text }
  })
}

export function letteringText(entry: Lettering): string {
  return entry.text ?? (entry.kind === 'river' ? entry.feature : '')
}

function localizeTitle<T extends { readonly title: string }>(
  one: T,
  names: Names | undefined,
  key: string,
): T {
  return { ...one, title: findName(names, key) ?? one.title }
}

function localizeTypes(types: readonly MarkerType[], { types: names }: WorldNames): World['types'] {
  const order = new Map(Object.keys(names ?? {}).map((id, index) => [id, index]))
  return types.map((type): MarkerType => {
    const title = findName(names, type.id) ?? type.title
    return {
      ...type,
      title,
      ...(title !== type.title && { english: type.title }),
      ...(names && { order: order.get(type.id) ?? order.size }),
    }
  })
}

function localizePlace(place: Place, { places, of: behind }: WorldNames): Place {
  const { inWords: _, ...rest } = place
  const { name: english } = rest
  if (english === undefined) return rest
  const name = findName(places, english) ?? english
  const of = findName(behind, english)
  return {
    ...rest,
    name,
    ...(name !== english && { english }),
    ...(of !== undefined && { of }),
  }
}

/** Markers without a translation stay the same objects. */
function localizeMarkers(
  markers: readonly Marker[],
  { markers: own, places, descriptions }: WorldNames,
  notes: ReadonlyMap<string, string>,
): readonly Marker[] {
  return markers.map((marker) => {
    const { name: english, description: englishNote } = marker
    const name = english && (findName(own, english) ?? findName(places, english))
    const description =
      englishNote && (notes.get(englishNote) ?? findName(descriptions, englishNote))
    if (!name && !description) return marker
    return {
      ...marker,
      ...(name && name !== english && { name, english }),
      ...(description && { description }),
    }
  })
}

function localizeRequirements(requirements: Requirements, names: Names | undefined): Requirements {
  const translate = (key: string, text: string) => findName(names, key) ?? text
  const { title, heading, hint, groups } = requirements
  return {
    title: translate('title', title),
    heading: translate('heading', heading),
    hint: translate('hint', hint),
    groups: groups.map((group): Requirement => {
      const { key } = group
      if (!('levels' in group)) {
        const box = group.title === null ? null : translate(`${key} title`, group.title)
        return { ...group, title: box, note: translate(`${key} note`, group.note) }
      }
      return {
        key,
        title: translate(`${key} title`, group.title),
        none: translate(`${key} none`, group.none),
        levels: group.levels.map((level) => ({
          ...level,
          title: translate(`${key} ${level.key} title`, level.title),
          note: translate(`${key} ${level.key} note`, level.note),
        })),
      }
    }),
  }
}

/** Maps the English notes of requirements to their translations. */
function localizeNotes(
  english: Requirements | undefined,
  localized: Requirements | undefined,
): ReadonlyMap<string, string> {
  const notes = knownRequirements(localized).map(({ note }) => note)
  return new Map(knownRequirements(english).map(({ note }, index) => [note, notes[index] ?? note]))
}

/** Puts the language's own search words before the English ones, which players also know. */
function mergeWords(own: TypeWords, english: TypeWords = {}): TypeWords {
  const ids = new Set([...Object.keys(english), ...Object.keys(own)])
  const wordsOf = (words: TypeWords, id: string) => (Object.hasOwn(words, id) ? words[id] : [])
  return Object.fromEntries(
    [...ids].map((id) => [id, [...(wordsOf(own, id) ?? []), ...(wordsOf(english, id) ?? [])]]),
  )
}
