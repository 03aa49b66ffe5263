import type { Demand, Tools } from './marker.ts'
import type { Requirement, Requirements } from './manifest.ts'

/** Of a requirement with levels: the player manages none of them. */
export const noLevel = 'none'

/** Those of a player who has nothing and manages nothing. */
export function noTools({ groups }: Requirements): Tools {
  const asked = groups.filter(({ title }) => title !== null)
  return Object.fromEntries(asked.map((group) => [group.key, 'levels' in group ? noLevel : false]))
}

/** Something that a marker may require. */
export interface KnownRequirement {
  /** As the data names it: `spade`, `lockpicking:hard`. */
  readonly requires: string
  /** What stands in place of a description. */
  readonly note: string
  /** Absent where it is no more than a note. */
  readonly demand?: Demand
}

/** All that a marker may require, in the order of the manifest. */
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
