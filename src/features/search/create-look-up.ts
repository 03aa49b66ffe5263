import { lookUp } from './model/look-up.ts'
import { SearchIndex } from './model/search-index.ts'
import type { Spellings } from '../../core/world/names/world-names.ts'
import type { World } from '../../core/world/world.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { isNameKnown } from '../progress/known-names.ts'
import type { LookUp } from './load-look-up.ts'

/** The search over a world, with its index. @param spellings how its settlements are written in other languages */
export function createLookUp(world: World, spellings: Spellings): LookUp {
  const index = new SearchIndex(world.markers, world.types, isNameKnown, world.words, world)
  const between = laterMessages.search.between.split(' ')
  return (text, from, signal) =>
    lookUp(text, world, index, { from, between, spellings, rest: nextTask, signal })
}

/** Lets the page draw and answer before the search goes on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
