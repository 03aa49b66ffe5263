import { knownRequirements as requirementsOf } from '../../src/world/requirements.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Checks that the manifest describes a marker's requirement. The description replaces one of the marker's own. */
export function knownRequirements({ markers, world }: Source): Problem[] {
  const known = requirementsOf(world.requirements).map(({ requires }) => requires)
  return markers.flatMap((marker) => {
    const { requires, description } = marker
    if (requires === '') return []
    if (!known.includes(requires)) {
      const choice = known.length === 0 ? 'it has none' : known.join(', ')
      const reason = `"${requires}" is not a requirement of world.json: ${choice}`
      return [problemAt(marker, 'requires', reason)]
    }
    if (description === '') return []
    const reason = `leave it empty: the card says what "${requires}" means`
    return [problemAt(marker, 'description', reason)]
  })
}
