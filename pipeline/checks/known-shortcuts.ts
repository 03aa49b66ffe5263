import { problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

export function knownShortcuts({ world, types }: Source): Problem[] {
  const known = types.map(({ id }) => id)
  return (world.shortcuts ?? []).flatMap((shortcut, place) =>
    shortcut.types.flatMap((id, index) =>
      known.includes(id)
        ? []
        : [
            problemInWorld(
              world,
              `shortcuts[${place}].types[${index}]`,
              `"${id}" is not a type of marker-types.csv`,
            ),
          ],
    ),
  )
}
