import { describe, expect, it } from 'vitest'
import type { Land } from '../geography.ts'
import type { Extent } from '../../geometry/extent.ts'
import { emptyLand } from '../../testing/land-samples.ts'
import { TilePainter, type Context } from '../tile-painter.ts'
import { toChartLand, toChartTile } from '../chart-land.ts'
import { Ground } from '../ground.ts'
import { palettes } from '../palettes.ts'
import { SymbolCache } from '../symbols/symbols.ts'
import { createLettering } from './lettering.ts'

const extent: Extent = [0, 0, 4096, 4096]

interface Written {
  readonly text: string
  /** Pixels of a tile that shows the whole land. */
  readonly x: number
  readonly y: number
  /** Clockwise, in radians. */
  readonly angle: number
  readonly colour: string
}

/** Returns the letters written on a land, in the order of writing. */
function lettersOn(change: Partial<Land>, unitsPerPixel = 4): Written[] {
  const written: Written[] = []
  let [x, y, angle] = [0, 0, 0]
  const context = {
    font: '',
    fillStyle: '',
    save: () => ([x, y, angle] = [NaN, NaN, 0]),
    restore: () => {},
    setTransform: () => {},
    measureText: () => ({ width: 10 }),
    // The second call only raises the letter above its line.
    translate: (dx: number, dy: number) => {
      if (Number.isNaN(x)) [x, y] = [dx, dy]
    },
    rotate: (by: number) => (angle = by),
    strokeText: () => {},
    fillText: (text: string) => written.push({ text, x, y, angle, colour: context.fillStyle }),
  }
  const chart = toChartLand({ ...emptyLand, extent, ...change })
  const [minX, minY, maxX, maxY] = chart.extent
  const size = (maxX - minX) / chart.unit / unitsPerPixel
  const tile = {
    key: 'any',
    basemapStyle: 'parchment',
    level: 0,
    extent: change.extent ?? extent,
    unitsPerPixel,
    width: size,
    height: ((maxY - minY) / (maxX - minX)) * size,
  } as const
  const painter = new TilePainter(
    context as unknown as Context,
    toChartTile(tile, chart.unit),
    palettes.parchment,
    new SymbolCache(),
  )
  createLettering(chart, new Ground([], chart.extent)).paint(painter)
  return written
}

const words = (letters: readonly Written[]) => letters.map(({ text }) => text).join('')

const river = {
  kind: 'river',
  shape: 'polygon',
  name: 'Wild Creek',
  parts: [
    [
      ...Array.from({ length: 33 }, (_, index) => [index * 128, 1900]).flat(),
      ...Array.from({ length: 33 }, (_, index) => [4096 - index * 128, 2100]).flat(),
    ],
  ],
} as const

describe('the name of a river', () => {
  it('is written along its middle, at each of its stations', () => {
    const letters = lettersOn({
      features: [river],
      lettering: [{ kind: 'river', feature: 'Wild Creek', stations: [0.3, 0.7] }],
    })
    expect(words(letters)).toBe('Wild CreekWild Creek')
    for (const { y, angle } of letters) {
      expect(Math.abs(y - 2096 / 4)).toBeLessThan(30)
      expect(angle).toBeCloseTo(0, 1)
    }
    expect(letters.map(({ x }) => x)).toEqual(letters.map(({ x }) => x).toSorted((a, b) => a - b))
  })

  it('may be another than the feature’s, and is written for no other feature', () => {
    const lettering = [
      { kind: 'river', feature: 'Wild Creek', text: 'Creek', stations: [0.5] },
      { kind: 'river', feature: 'Dry Creek', stations: [0.5] },
    ] as const
    expect(words(lettersOn({ features: [river], lettering }))).toBe('Creek')
    expect(lettersOn({ features: [river] })).toEqual([])
  })
})

describe('a name along a course', () => {
  const course = [
    [500, 3500],
    [2000, 2000],
    [3500, 500],
  ] as const

  it('follows the course, and reads from left to right whichever way that runs', () => {
    for (const line of [course, course.toReversed()]) {
      const letters = lettersOn({
        lettering: [{ kind: 'course', text: 'Valley', course: line, stations: [0.5] }],
      })
      expect(words(letters)).toBe('Valley')
      expect(letters.map(({ x }) => x)).toEqual(letters.map(({ x }) => x).toSorted((a, b) => a - b))
      for (const { x, y, angle } of letters) {
        expect(y).toBeCloseTo(1024 - (1000 - x), 0)
        expect(angle).toBeCloseTo(Math.PI / 4, 2)
      }
    }
  })
})

describe('a name across an area', () => {
  const area = { kind: 'area', text: 'Wood', at: [2048, 2048], size: 100 } as const

  it('is centred and turned by its angle', () => {
    const level = lettersOn({ lettering: [area] })
    expect(words(level)).toBe('Wood')
    expect(level.map(({ y }) => y)).toEqual([512, 512, 512, 512])
    expect(level.reduce((sum, { x }) => sum + x, 0) / 4).toBeCloseTo(512, 6)
    const turned = lettersOn({ lettering: [{ ...area, angle: 90 }] })
    for (const { x, angle } of turned) {
      expect(x).toBeCloseTo(512, 6)
      expect(angle).toBeCloseTo(-Math.PI / 2, 9)
    }
    // Written from south to north.
    expect(turned.map(({ y }) => y)).toEqual(turned.map(({ y }) => y).toSorted((a, b) => b - a))
  })

  it('is written in ink and not in water, as long as it can be read and is not huge', () => {
    expect(lettersOn({ lettering: [area] })[0]?.colour).toBe(palettes.parchment.ink)
    expect(lettersOn({ lettering: [area] }, 16)).toEqual([])
    expect(lettersOn({ lettering: [area] }, 1)).toEqual([])
  })

  it('is as large on the ground in a world of other units', () => {
    const inMetres = { extent: [0, 0, 2048, 2048], metresPerUnit: 1 } as const
    const half = { ...area, at: [1024, 1024], size: 50 } as const
    expect(lettersOn({ ...inMetres, lettering: [half] }, 2)).toEqual(
      lettersOn({ lettering: [area] }),
    )
  })
})
