import { describe, expect, it } from 'vitest'
import type { Extent } from '../../geometry/extent.ts'
import { createPaperTiles, mapReady, openBareMap, type BareMap } from '../../testing/bare-map.ts'
import { markerType } from '../../testing/world-samples.ts'

const ranks = [{ key: 'town', title: 'Town', reach: 100, plateSize: 20 }]
const types = [markerType('camp')]

/** Markers whose names would overlap: 12 columns, 60 units apart, and 12 rows, 15 units apart. */
const crowd = Array.from({ length: 144 }, (_, index) => ({
  id: index + 1,
  locationType: 'camp',
  coordinate: [4000 + (index % 12) * 60, 4000 + Math.floor(index / 12) * 15] as const,
  name: `Camp at place ${index + 1}`,
}))

const labels = () => [...document.querySelectorAll('.map-label')]
const markerLabels = () => [...document.querySelectorAll('.map-label[data-kind="marker"]')]
const boxes = () =>
  labels()
    .map((label) => label.getBoundingClientRect())
    .filter(({ width }) => width > 0)

const areTouching = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

describe('the names on the map', () => {
  it.each([3, 4, 5])('never overlap at zoom %i [D-map-6] [D-map-7]', async (zoom) => {
    const places = [-6, -4, -2, 0, 1, 2, 3, 4, 5, 6].map((step) => ({
      coordinate: [4300 + step * 150, 4080] as const,
      rank: 'town',
      name: `Town ${step}`,
    }))
    const map = await openBareMap({
      world: { ranks, types, places, markers: crowd },
      position: { coordinates: [4300, 4080], zoom },
    })
    await mapReady(map)
    await expect.poll(() => boxes().length).toBeGreaterThan(1)
    const all = boxes()
    const touching = all.filter((box, index) =>
      all.slice(index + 1).some((other) => areTouching(box, other)),
    )
    expect(touching).toEqual([])
  })

  it('include those of markers only close in [D-map-6]', async () => {
    const map = await openBareMap({
      world: { ranks, types, markers: crowd },
      position: { coordinates: [4300, 4080], zoom: 4 },
    })
    await mapReady(map)
    await expect.poll(() => markerLabels().length).toBeGreaterThan(0)
    map.engine.goTo({ coordinates: [4300, 4080], zoom: 2 }, false)
    await expect.poll(() => markerLabels().length).toBe(0)
  })

  it('vanish with the markers of a hidden type [D-map-8]', async () => {
    const map = await openBareMap({
      world: { ranks, types, markers: crowd },
      position: { coordinates: [4300, 4080], zoom: 4 },
    })
    await mapReady(map)
    await expect.poll(() => markerLabels().length).toBeGreaterThan(0)
    map.show({ isTypeVisible: () => false })
    await expect.poll(() => markerLabels().length).toBe(0)
    map.show({ isTypeVisible: () => true })
    await expect.poll(() => markerLabels().length).toBeGreaterThan(0)
  })

  it('leave the selected marker uncovered [D-map-5] [D-map-7]', async () => {
    const chest = { id: 1, locationType: 'camp', coordinate: [4000, 4000] as const }
    const places = [{ coordinate: [4000, 4000] as const, rank: 'town', name: 'A Town' }]
    const map = await openBareMap({
      world: { ranks, types, places, markers: [chest] },
      position: { coordinates: [4000, 4000], zoom: 4 },
    })
    await mapReady(map)
    await expect.poll(() => boxes().length).toBe(1)
    map.show({ selected: chest.id })
    await expect.poll(() => coveringBoxes(map)).toEqual([])
    expect(boxes().length).toBe(1)
  })

  it('stand beside a castle, however close the map is', async () => {
    const castle: Extent = [4637, 5513, 4689, 5636]
    const landTiles = createPaperTiles()
    landTiles.obstacles = { landmarks: [castle], letters: [] }
    const map = await openBareMap({
      world: { ranks, places: [{ coordinate: [4658, 5560], rank: 'town', name: 'A Castle' }] },
      position: { coordinates: [4658, 5560], zoom: 5 },
      landTiles,
    })
    await mapReady(map)
    for (const zoom of [5, 6]) {
      map.engine.goTo({ coordinates: [4658, 5560], zoom }, false)
      await expect.poll(() => map.viewport().resolution).toBe(32 / 2 ** zoom)
      await expect.poll(() => boxes().length).toBe(1)
      await expect
        .poll(() => boxes().filter((box) => areTouching(box, boxOf(map, castle))))
        .toEqual([])
    }
  })
})

function boxOf({ pixelOf }: BareMap, [minX, minY, maxX, maxY]: Extent): DOMRect {
  const [left, top] = pixelOf([minX, maxY])
  const [right, bottom] = pixelOf([maxX, minY])
  return new DOMRect(left, top, right - left, bottom - top)
}

/** Returns the boxes of names that cover the selected marker, which is in the middle and 65 pixels wide. */
function coveringBoxes({ pixelOf }: BareMap): readonly DOMRect[] {
  const [x, y] = pixelOf([4000, 4000])
  const icon = new DOMRect(x - 20, y - 20, 40, 40)
  return boxes().filter((box) => areTouching(box, icon))
}
