import type { Demand, Tools } from './marker.ts'
import type { Requirement, Requirements } from './manifest.ts'

/** Value of a skill of which the player has no level. */
export const noLevel = 'none'

export function noTools({ groups }: Requirements): Tools {
  const asked = groups.filter(({ title }) => title !== null)
  return Object.fromEntries(asked.map((group) => [group.key, 'levels' in group ? noLevel : false]))
}

export interface KnownRequirement {
  /** Value in the data: `spade`, `lockpicking:hard`. */
  readonly requires: string
  readonly note: string
  /** Missing if it is only a note. */
  readonly demand?: Demand
}

/** Returns all values of `requires` in the order of the manifest. */
export function knownRequirements(requirements: Requirements | undefined): KnownRequirement[] {
  return requirements?.groups.flatMap(requirementsOf) ?? []
}

function requirementsOf(group: Requirement): readonly KnownRequirement[] {
  const { key } = group
  if (!('levels' in group)) {
    const demand = group.title === null ? {} : { demand: { key, metBy: [true as const] } }
    return [{ requires: key, note: group.note, ...demand }]
  }
  const levels = group.levels.map((level) => level.key)
  return group.levels.map((level, index) => ({
    requires: `${key}:${level.key}`,
    note: level.note,
    demand: { key, metBy: levels.slice(index) },
  }))
}
