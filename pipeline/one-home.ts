import { problemInWorld, type Problem } from './problem.ts'
import type { Source } from './source.ts'

/** Returns the world at the site's root: the one marked as home, or the only world. */
export function homeOf(sources: readonly Source[]): Source | undefined {
  return sources.length === 1 ? sources[0] : sources.find(({ world }) => world.home)
}

/** Checks that exactly one of several worlds is marked as home. */
export function oneHome(sources: readonly Source[]): Problem[] {
  const [home, ...others] = sources.filter(({ world }) => world.home)
  if (!home && sources.length > 1) {
    const [first] = sources
    const reason = 'one world of the site must say true: the one that lives at its root'
    return first ? [problemInWorld(first.world, 'home', reason)] : []
  }
  return others.map(({ world }) =>
    problemInWorld(world, 'home', `"${home?.folder}" says it already, and one world alone may`),
  )
}
