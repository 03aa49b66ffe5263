import { describe, expect, it } from 'vitest'
import { mapReady, openBareMap, type BareMap } from '../../../testing/bare-map.ts'
import {
  brightness,
  circle,
  countArcs,
  difference,
  hexColour,
  markerIconRadius,
  matchingDegrees,
  type Picture,
} from '../../../testing/picture-measures.ts'
import { pictureAround } from '../../../testing/screen-picture.ts'
import { markerType } from '../../../testing/world-samples.ts'
import type { Marker } from '../../../world/marker.ts'
import type { MapContent } from '../../map-engine.ts'

const colours = ['#28ff69', '#b5c7d2', '#ff8d8d', '#9feec6', '#94bfff']
const green = '#28ff69'

/** A marker that stands alone, and one that another marker covers. */
const lone = { id: 1, locationType: green, coordinate: [4000, 4000] } as const
const covered = { id: 2, locationType: green, coordinate: [4200, 4000] } as const
const above = { id: 3, locationType: green, coordinate: [4200, 3996] } as const

const types = colours.map((colour) => markerType(colour, { colour, glyph: 'square' }))
const glyphs = { square: [{ d: 'M96 96h320v320h-320z' }] }

/** From zoom 5 on, marker icons have their full size. */
const closeZoom = 6

/** Opens a map with the lone marker in its middle, on the lightest paper. */
async function openMap(change: Partial<MapContent> = {}, zoom = closeZoom): Promise<BareMap> {
  const map = await openBareMap({
    world: { types, glyphs, markers: [lone, covered, above] },
    position: { coordinates: lone.coordinate, zoom },
    content: { basemapStyle: 'plain', showNamePlates: false, ...change },
  })
  await mapReady(map)
  return map
}

const pictureOf = (map: BareMap, { coordinate }: Pick<Marker, 'coordinate'> = lone) =>
  pictureAround(map.pixelOf(coordinate), 70)

/** Returns for each degree whether the ring of a marker icon of 50 pixels is drawn. */
const ringOf = (picture: Picture, colour = green) =>
  matchingDegrees(picture, [21.5, 22, 22.5, 23, 23.5], colour)

/** Counts the degrees in which a selected marker icon of 50 pixels has its golden ring. */
const goldDegrees = (picture: Picture) =>
  matchingDegrees(picture, [34, 34.5, 35, 35.5, 36], '#ffd27a', 36).filter(Boolean).length

const tickPixels = (picture: Picture) =>
  circle(picture, 22).filter((pixel) => difference(pixel, hexColour('#f3e7c9')) < 40).length

describe('a marker icon', () => {
  it('has a ring and a glyph in the colour of its category on a dark disc [S3.09] [D-map-1]', async () => {
    const markers = colours.map((locationType, step) => ({
      id: step + 1,
      locationType,
      coordinate: [4000 + step * 100, 4000] as const,
    }))
    const map = await openBareMap({
      world: { types, glyphs, markers },
      position: { coordinates: [4200, 4000], zoom: closeZoom },
      content: { basemapStyle: 'plain' },
    })
    await mapReady(map)
    for (const { locationType: colour, coordinate } of markers) {
      const picture = await pictureAround(map.pixelOf(coordinate), 70)
      expect(countArcs(ringOf(picture, colour)), `${colour}: ring`).toBe(1)
      const inside = Array.from({ length: 900 }, (_, index) =>
        picture.at((index % 30) - 15, Math.floor(index / 30) - 15),
      )
      const glyph = inside.filter((pixel) => difference(pixel, hexColour(colour)) < 60).length
      const disc = inside.filter((pixel) => brightness(pixel) < 60).length
      expect(glyph, `${colour}: glyph`).toBeGreaterThan(90)
      expect(disc, `${colour}: disc`).toBeGreaterThan(90)
    }
  })

  it.each([
    { markerSize: 50, zoom: 6, radius: 25 },
    { markerSize: 50, zoom: 5, radius: 25 },
    { markerSize: 50, zoom: 4, radius: 17 },
    { markerSize: 20, zoom: 6, radius: 10 },
    { markerSize: 80, zoom: 6, radius: 40 },
  ])(
    'of size $markerSize has a radius of $radius at zoom $zoom [S4.08] [S5.06] [S9.02] [D-map-2]',
    async ({ markerSize, zoom, radius }) => {
      const map = await openMap({ markerSize }, zoom)
      const measured = markerIconRadius(await pictureOf(map), 60, green)
      expect(Math.abs(measured - radius)).toBeLessThanOrEqual(1)
    },
  )

  it('of a new place has a closed ring and no mark', async () => {
    const picture = await pictureOf(await openMap())
    expect(countArcs(ringOf(picture))).toBe(1)
    expect(goldDegrees(picture)).toBeLessThan(20)
    expect(tickPixels(picture)).toBe(0)
  })

  it('has a golden ring and is larger while it is selected [D-map-5]', async () => {
    const map = await openMap()
    map.show({ selected: lone.id })
    await expect.poll(async () => goldDegrees(await pictureOf(map))).toBe(360)
    expect(markerIconRadius(await pictureOf(map), 60, green)).toBeGreaterThan(31)
  })

  it('lies above its neighbours while it is selected [D-map-5]', async () => {
    const map = await openMap()
    map.show({ selected: covered.id })
    await expect.poll(async () => goldDegrees(await pictureOf(map, covered))).toBe(360)
  })

  it('has a thinner, broken ring once it is visited [D-map-4]', async () => {
    const map = await openMap()
    map.show({ visited: new Set([lone.id]) })
    await expect.poll(async () => countArcs(ringOf(await pictureOf(map)))).toBeGreaterThan(5)
    expect(ringOf(await pictureOf(map)).filter(Boolean).length).toBeLessThan(300)
  })

  it('is paler and has a tick once its place is found [D-map-3]', async () => {
    const map = await openMap()
    const before = await pictureOf(map)
    map.show({ done: new Set([lone.id]) })
    await expect.poll(async () => tickPixels(await pictureOf(map))).toBeGreaterThan(10)
    const after = await pictureOf(map)
    expect(brightness(after.at(-17, 4))).toBeGreaterThan(brightness(before.at(-17, 4)) + 40)
  })
})
