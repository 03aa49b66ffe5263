import { knownRequirements } from '../../src/world/requirements.ts'
import { problemAt, quote, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function treasureMapRequirements({ treasureMaps, world }: Source): Problem[] {
  const known = knownRequirements(world.requirements).map(({ requires }) => requires)
  return treasureMaps.flatMap((map) => {
    if (map.requires === '' || known.includes(map.requires)) return []
    const choice = known.length === 0 ? 'it has none' : known.join(', ')
    const reason = `${quote(map.requires)} is not a requirement of world.json: ${choice}`
    return [problemAt(map, 'requires', reason)]
  })
}
