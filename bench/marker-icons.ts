// npx tsx bench/marker-icons.ts: how much of each world's land its marker icons hide, with everything shown, and whether each
// place can be reached by mouse and by finger. From the data that `npm run data` has written.
import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { markerIconSize } from '../src/core/world/map-labels.ts'
import { createScale } from '../src/core/geometry/scale.ts'
import { decodeWorld } from '../src/core/world/world-file.ts'
import type { World } from '../src/core/world/world.ts'
import { MarkerSet } from '../src/map/layers/points/marker-set.ts'

const folder = 'public/generated/data'
const zooms = [1, 2, 3, 4, 5, 6, 7]
/** What players who have not changed it see, in CSS pixels. */
const fullSize = 50
/** What a click hits at least, in CSS pixels across, as in `map-targets.ts`. */
const targets = { mouse: 24, finger: 44 } as const

function markerSetOf({ markers, types }: World): MarkerSet {
  const set = new MarkerSet(markers, (id) => types.findIndex((type) => type.id === id), types)
  const appearances = {
    hidden: new Set<number>(),
    discovered: new Set<number>(),
    visited: new Set<number>(),
  }
  set.setAppearances({ ...appearances, typeVisible: types.map(() => true) })
  return set
}

/** Calls back for each CSS pixel of a marker icon, with the pixel's place in the picture. */
type EachPixel = (position: number, visit: (pixel: number) => void) => void

/** Which marker icon is seen at each CSS pixel of a world at a zoom: its position and 1, or 0 for land. */
function paint(world: World, set: MarkerSet, zoom: number): [seen: Int32Array, each: EachPixel] {
  const { extent, metresPerUnit } = world
  const resolution = createScale(extent, metresPerUnit).resolutionAt(zoom)
  const width = Math.ceil((extent[2] - extent[0]) / resolution)
  const height = Math.ceil((extent[3] - extent[1]) / resolution)
  const radius = markerIconSize(fullSize, zoom) / 2
  const each: EachPixel = (position, visit) => {
    const x = (set.x(position) - extent[0]) / resolution
    const y = (set.y(position) - extent[1]) / resolution
    for (
      let row = Math.max(Math.ceil(y - radius), 0);
      row < Math.min(y + radius, height);
      row += 1
    ) {
      const half = Math.sqrt(Math.max(radius ** 2 - (row - y) ** 2, 0))
      const to = Math.min(x + half, width)
      for (let column = Math.max(Math.ceil(x - half), 0); column < to; column += 1)
        visit(row * width + column)
    }
  }
  const seen = new Int32Array(width * height)
  for (const position of set.within(extent)) {
    each(position, (pixel) => {
      seen[pixel] = position + 1
    })
  }
  return [seen, each]
}

function measure(world: World, zoom: number): string {
  const set = markerSetOf(world)
  const [seen, each] = paint(world, set, zoom)
  const best = Math.max(...world.types.map(({ priority }) => priority))
  const byPlace = new Map(world.markers.map((marker) => [marker.coordinate.join(), marker]))
  const typeAt = (position: number) =>
    byPlace.get(`${set.x(position)},${set.y(position)}`)?.locationType
  const dear = new Set(world.types.filter(({ priority }) => priority === best).map(({ id }) => id))
  let hidden = 0
  let dearHidden = 0
  for (const position of set.within(world.extent)) {
    const type = typeAt(position)
    let [all, own, ofKind] = [0, 0, 0]
    each(position, (pixel) => {
      const upper = (seen[pixel] ?? 0) - 1
      all += 1
      if (upper === position) own += 1
      if (upper === position || typeAt(upper) === type) ofKind += 1
    })
    if (own < all / 2) hidden += 1
    if (type !== undefined && dear.has(type) && ofKind < all / 2) dearHidden += 1
  }
  const covered = seen.reduce((count, markerIcon) => count + Number(markerIcon > 0), 0)
  return [zoom, share(covered, seen.length), hidden, dearHidden].join(' | ')
}

function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(1)} %`
}

/** 500 places, the same each time: whether one click on each selects it or lists it for a second one. */
function reached(world: World, target: number): number {
  const set = markerSetOf(world)
  const scale = createScale(world.extent, world.metresPerUnit)
  let seed = 1
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  const chosen = Array.from({ length: 500 }, () => world.markers[next() % world.markers.length])
  return chosen.filter(
    (marker) =>
      marker &&
      zooms.some((zoom) => {
        const reach =
          (Math.max(markerIconSize(fullSize, zoom), target) / 2) * scale.resolutionAt(zoom)
        return set.overlappingAt(marker.coordinate, reach).includes(marker)
      }),
  ).length
}

for (const id of readdirSync(folder).filter((name) =>
  statSync(path.join(folder, name)).isDirectory(),
)) {
  const world = decodeWorld(JSON.parse(readFileSync(path.join(folder, id, 'world.json'), 'utf8')))
  console.log(`\n${id}, ${world.markers.length} markers\n`)
  console.log(
    '| zoom | land under marker icons | marker icons more than half hidden | of the most worthy kinds, by another kind |',
  )
  console.log('| --- | --- | --- | --- |')
  for (const zoom of zooms) console.log(`| ${measure(world, zoom)} |`)
  for (const [name, target] of Object.entries(targets)) {
    console.log(`Reached by ${name}: ${reached(world, target)} of 500`)
  }
}
