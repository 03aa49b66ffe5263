import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isInRings, type Coordinate } from '../src/geometry/coordinates.ts'
import { figure } from './bounds.ts'
import { loadSource, worldFolders } from './load.ts'
import { roadsOf } from './roads/roads-of.ts'
import type { Source } from './source.ts'

const root = path.resolve(import.meta.dirname, '..')
const worlds = path.join(root, 'worlds')
const sources = await Promise.all(
  (await worldFolders(worlds)).map(async (folder) => {
    const { value } = await loadSource(worlds, folder)
    if (!value) throw new Error(`The world ${folder} cannot be read.`)
    return value
  }),
)

it('the README says how many places there are', async () => {
  const total = sources.reduce((sum, { markers }) => sum + markers.length, 0)
  expect(await readFile(path.join(root, 'README.md'), 'utf8')).toContain(`${figure(total)} places`)
})

it('the README states how many bytes a first visit downloads', async () => {
  const results = await readFile(path.join(root, 'bench/results.md'), 'utf8')
  const total = /^\| total \|(.*)\|$/m.exec(results)?.[1] ?? ''
  const kilobytes = Array.from(total.matchAll(/[\d.]+/g), ([bytes]) => Math.round(Number(bytes)))
  const [desktop, desktopLater, phone, phoneLater] = kilobytes
  expect(await readFile(path.join(root, 'README.md'), 'utf8')).toContain(
    `${desktop} kB until the map is ready and ${desktopLater} kB after five seconds (phone: ${phone} and ${phoneLater} kB)`,
  )
})

/** Distance in world units at which a trader counts as near a house: markers and land were surveyed separately. */
const nearHouseUnits = 10

/** Returns the coordinates of traders that should be in a house. Excludes types that are outdoors. */
function trades({ types, markers }: Source): readonly Coordinate[] {
  const open = ['trainer', 'charcoal_burner']
  const indoors = types
    .filter(({ category }) => category === 'vendors_services')
    .map(({ id }) => id)
    .filter((id) => !open.includes(id))
  const asked = [...indoors, 'inn', 'tavern', 'church']
  return markers
    .filter(({ locationType }) => asked.includes(locationType))
    .map(({ x, y }) => [x, y])
}

function buildingsOf({ features }: Source) {
  return features.filter(({ kind }) => kind === 'building').map(({ runs }) => runs)
}

/** Returns the distance in world units to the nearest building; 0 inside of one. */
function unitsToHouse(at: Coordinate, houses: ReturnType<typeof buildingsOf>): number {
  const distances = houses.map((rings) => {
    if (
      isInRings(
        at,
        rings.map((ring) => ring.flat()),
      )
    )
      return 0
    return Math.min(
      ...rings.flatMap((ring) =>
        ring.slice(1).map((end, from) => unitsTo(at, ring[from] ?? end, end)),
      ),
    )
  })
  return Math.min(...distances)
}

function unitsTo([x, y]: Coordinate, [ax, ay]: Coordinate, [bx, by]: Coordinate): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.min(Math.max(along, 0), 1)
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

/** Minimum shares, as measured when they were set: see each world's README. */
const floors: Readonly<Record<string, { readonly inside: number; readonly nearHouse: number }>> = {
  // 61 and 88 of 94 traders.
  kcd1: { inside: 0.62, nearHouse: 0.9 },
  // 13 and 21 of 30; five of the other nine are where no building is drawn, and two were placed by hand.
  'kcd2-trosky': { inside: 0.43, nearHouse: 0.7 },
  // 48 and 82 of 110; fifteen grocers have stalls.
  'kcd2-kuttenberg': { inside: 0.42, nearHouse: 0.72 },
}

describe.each(sources.map((source) => [source.folder, source] as const))('%s', (folder, source) => {
  it('has its traders in or beside a house', () => {
    const houses = buildingsOf(source)
    const units = trades(source).map((at) => unitsToHouse(at, houses))
    const share = (reach: number) => units.filter((far) => far <= reach).length / units.length
    const least = floors[folder] ?? { inside: 1, nearHouse: 1 }
    expect(share(0)).toBeGreaterThanOrEqual(least.inside)
    expect(share(nearHouseUnits)).toBeGreaterThanOrEqual(least.nearHouse)
  })

  it('has roads that hang together', () => {
    const { network, loose } = roadsOf(source)
    const main = network.edges.reduce((sum, { along }) => sum + (along.at(-1) ?? 0), 0)
    const apart = loose.reduce((sum, { length }) => sum + length, 0)
    expect(main / (main + apart)).toBeGreaterThanOrEqual(0.99)
  })
})
