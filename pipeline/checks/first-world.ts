import { problemAt, problemInWorld, type Problem } from '../problem.ts'
import type { Source } from '../source.ts'

/** Id of the site's original world, whose facts the specification fixes. */
const firstWorld = 'kcd1'

const extent = [0, 0, 8192, 8192]
const retired = 359

interface Fixed {
  readonly colour: string
  readonly types: string
}

/** Required colours and types by category id. A world may have more of both. */
const fixed: Readonly<Record<string, Fixed>> = {
  locations: {
    colour: '#28FF69',
    types:
      'accident interesting_site enemy_camp church camp shrine conciliation_cross grave mine cave',
  },
  resources: {
    colour: '#B5C7D2',
    types:
      'woodland_garden nest deer_hunting_spot beehive boar_hunting_spot fish_trap fishing_spot',
  },
  utilities: {
    colour: '#FF8D8D',
    types: 'bed inn tavern archery_range alchemy_bench combat_arena grindstone',
  },
  vendors_services: {
    colour: '#9FEEC6',
    types:
      'charcoal_burner baker grocer scribe butcher trader huntsman tailor miller blacksmith herbalist horse_trader cobbler baths tanner weaponsmith apothecary armourer',
  },
  other: { colour: '#94BFFF', types: 'fast_travel treasure_chest' },
}

/**
 * Checks that the original world keeps its address, extent, categories and types.
 * Players' stored lists rely on them.
 */
export function firstWorldStays(source: Source): Problem[] {
  const { folder, world } = source
  if (folder !== firstWorld) return []
  const problems: Problem[] = []
  if (world.home !== true)
    problems.push(problemInWorld(world, 'home', 'must be true: players’ lists are of this world'))
  if (world.extent.join() !== extent.join())
    problems.push(problemInWorld(world, 'extent', `must stay ${extent.join(', ')}`))
  if (!world.retiredMarkerIds.includes(retired))
    problems.push(problemInWorld(world, 'retiredMarkerIds', `${retired} must stay among them`))
  return [...problems, ...categoriesStay(source)]
}

function categoriesStay({ folder, world, types }: Source): Problem[] {
  return Object.entries(fixed).flatMap(([id, { colour, types: ids }]) => {
    const at = world.categories.findIndex((category) => category.id === id)
    const category = world.categories[at]
    if (!category) return [problemInWorld(world, 'categories', `"${id}" must stay among them`)]
    const path = `categories[${at}].colour`
    const other = category.colour.toUpperCase() !== colour
    const coloured = other ? [problemInWorld(world, path, `must stay ${colour}`)] : []
    const moved = ids.split(' ').flatMap((typeId) => {
      const type = types.find((known) => known.id === typeId)
      if (type?.category === id) return []
      if (type) return [problemAt(type, 'category', `must stay ${id}`)]
      const file = `worlds/${folder}/marker-types.csv`
      return [
        { file, field: 'id', reason: `the type ${typeId} must stay: players’ filters name it` },
      ]
    })
    return [...coloured, ...moved]
  })
}
