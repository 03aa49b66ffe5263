import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import { nearestNamed, whereabouts } from '../../domain/world/names/where.ts'
import { whereWords } from '../../messages/compose/where-words.ts'
import { visitSettlement } from '../../stores/world/settlement.ts'
import { useWorld } from '../../stores/world/world-context.tsx'

/** Where something is, in words, which lead to the settlement that they name. */
export function WhereLine({ coordinate }: { readonly coordinate: Coordinate }) {
  const world = useWorld()
  const near = nearestNamed(coordinate, world)
  const where = whereabouts(coordinate, world)
  return (
    near &&
    where && (
      <button type="button" className="where-line" onClick={() => visitSettlement(near.place)}>
        {whereWords(where)}
      </button>
    )
  )
}
