import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LandFeature } from '../../domain/geography.ts'
import { LandPainter } from './land-painter.ts'
import { landLayers, paper } from './land-style.ts'
import type { Tile } from './tile.ts'

/** Records its steps in place of drawing. */
class FakePath {
  readonly steps: (string | number)[][] = []

  moveTo(x: number, y: number) {
    this.steps.push(['move', x, y])
  }

  lineTo(x: number, y: number) {
    this.steps.push(['line', x, y])
  }

  rect(x: number, y: number, width: number, height: number) {
    this.steps.push(['rect', x, y, width, height])
  }

  closePath() {
    this.steps.push(['close'])
  }
}

interface Drawn {
  readonly what: 'paper' | 'fill' | 'stroke'
  readonly colour: string
  readonly path: FakePath | undefined
  readonly width: number
  readonly dash: readonly number[]
  readonly transform: readonly number[]
}

/** A canvas's context that records what is drawn on it. */
class FakeContext {
  readonly drawn: Drawn[] = []
  fillStyle = ''
  strokeStyle = ''
  lineWidth = 1
  lineCap = ''
  lineJoin = ''
  #dash: readonly number[] = []
  #transform: readonly number[] = []

  setTransform(...transform: number[]) {
    this.#transform = transform
  }

  setLineDash(dash: readonly number[]) {
    this.#dash = dash
  }

  fillRect() {
    this.#record('paper', this.fillStyle)
  }

  fill(path: FakePath) {
    this.#record('fill', this.fillStyle, path)
  }

  stroke(path: FakePath) {
    this.#record('stroke', this.strokeStyle, path)
  }

  #record(what: Drawn['what'], colour: string, path?: FakePath) {
    const { lineWidth: width } = this
    this.drawn.push({ what, colour, path, width, dash: this.#dash, transform: this.#transform })
  }
}

beforeEach(() => {
  vi.stubGlobal('Path2D', FakePath)
})

const tileAt = (unitsPerPixel: number, change: Partial<Tile> = {}): Tile => ({
  key: 'any',
  look: 'parchment',
  level: 0,
  extent: [0, 0, 512 * unitsPerPixel, 512 * unitsPerPixel],
  unitsPerPixel,
  size: 512,
  ...change,
})

function paint(features: readonly LandFeature[], tile: Tile): Drawn[] {
  const context = new FakeContext()
  new LandPainter(features).paint(context as unknown as CanvasRenderingContext2D, tile)
  return context.drawn
}

const line = (kind: LandFeature['kind'], change: Partial<LandFeature> = {}): LandFeature => ({
  kind,
  shape: 'line',
  parts: [[100, 100, 200, 100]],
  ...change,
})

/** One of everything by name, the topmost first. */
const everything: Readonly<Record<string, LandFeature>> = {
  bridge: line('bridge'),
  road: line('road', { class: 'road' }),
  path: line('road', { class: 'path' }),
  cliff: line('cliff'),
  river: line('river', { shape: 'polygon' }),
  pond: line('pond', { shape: 'polygon' }),
  stream: line('stream'),
  settlement: line('settlement', { shape: 'polygon' }),
  wood: line('wood', { shape: 'polygon' }),
  field: line('field', { shape: 'polygon' }),
}

/** What of everything is drawn on a tile, by name, in the order in which it is begun. */
function drawnOfEverything(tile: Tile): string[] {
  const names = Object.keys(everything)
  // Each stands at a height of its own, by which its path is known again.
  const features = Object.values(everything).map((feature, index) => ({
    ...feature,
    parts: [[100, index, 200, index]],
  }))
  const drawn = paint(features, tile).flatMap(({ path }) => {
    const height = path?.steps[0]?.[2]
    return typeof height === 'number' ? [names[height] ?? ''] : []
  })
  return [...new Set(drawn)]
}

describe('LandPainter', () => {
  it('draws paper first, and bridges over roads over water over woods', () => {
    expect(paint(Object.values(everything), tileAt(1))[0]).toMatchObject({
      what: 'paper',
      colour: paper,
    })
    const drawn = drawnOfEverything(tileAt(1))
    expect(drawn.toSorted()).toEqual(Object.keys(everything).toSorted())
    for (const [below = '', above = ''] of [
      ['field', 'stream'],
      ['wood', 'stream'],
      ['stream', 'river'],
      ['river', 'path'],
      ['pond', 'path'],
      ['path', 'road'],
      ['road', 'bridge'],
    ]) {
      expect(drawn.indexOf(above)).toBeGreaterThan(drawn.indexOf(below))
    }
  })

  it('leaves out far out what would only be clutter', () => {
    const clutter = ['path', 'bridge', 'cliff']
    const far = drawnOfEverything(tileAt(16))
    expect(far.toSorted()).toEqual(
      Object.keys(everything)
        .filter((name) => !clutter.includes(name))
        .toSorted(),
    )
    expect(drawnOfEverything(tileAt(8))).toEqual(expect.arrayContaining(clutter))
  })

  it('draws every feature of a kind, and the whole of a layer before the next', () => {
    const roads = [100, 300, 500].map((y) =>
      line('road', { class: 'road', parts: [[0, y, 400, y]] }),
    )
    const strokes = paint(roads, tileAt(1)).filter(({ what }) => what === 'stroke')
    // All casings, then all surfaces: at a crossing no casing may cut through a surface.
    const colours = strokes.map(({ colour }) => colour)
    expect(colours).toHaveLength(6)
    expect(new Set(colours.slice(0, 3)).size).toBe(1)
    expect(new Set(colours.slice(3)).size).toBe(1)
    expect(colours[0]).not.toBe(colours[3])
  })

  it('draws lines open, areas closed with all their parts, and points as small boxes', () => {
    const [stream] = paint([line('stream', { parts: [[1, 2, 3, 4, 5, 6]] })], tileAt(1)).slice(1)
    expect(stream?.path?.steps).toEqual([
      ['move', 1, 2],
      ['line', 3, 4],
      ['line', 5, 6],
    ])
    const pond = line('pond', {
      shape: 'polygon',
      parts: [
        [0, 0, 90, 0, 90, 90],
        [40, 20, 60, 20, 60, 30],
      ],
    })
    const [, fill] = paint([pond], tileAt(1))
    expect(fill).toMatchObject({ what: 'fill' })
    expect(fill?.path?.steps).toEqual([
      ['move', 0, 0],
      ['line', 90, 0],
      ['line', 90, 90],
      ['close'],
      ['move', 40, 20],
      ['line', 60, 20],
      ['line', 60, 30],
      ['close'],
    ])
    const [, bridge] = paint([line('bridge', { shape: 'point', parts: [[100, 50]] })], tileAt(1))
    expect(bridge?.path?.steps).toEqual([['rect', 91, 45.5, 18, 9]])
  })

  it('leaves out what lies outside the tile, but not what reaches into it', () => {
    const tile = tileAt(1, { extent: [1000, 1000, 1512, 1512] })
    const drawnAt = (x: number) =>
      paint([line('road', { class: 'road', parts: [[x, 1200, x, 1300]] })], tile).length > 1
    expect(drawnAt(1200)).toBe(true)
    expect(drawnAt(900)).toBe(false)
    expect(drawnAt(1600)).toBe(false)
    // A road just outside is wide enough to be seen inside.
    expect(drawnAt(997)).toBe(true)
    expect(drawnAt(1515)).toBe(true)
  })

  it('draws with north upwards and the tile’s corner at the canvas’s', () => {
    const tile = tileAt(2, { extent: [1000, 3000, 2024, 4024], size: 1024 })
    const [, road] = paint(
      [line('road', { class: 'road', parts: [[1500, 3500, 1501, 3500]] })],
      tile,
    )
    const [a = 0, b, c, d = 0, e = 0, f = 0] = road?.transform ?? []
    expect([b, c]).toEqual([0, 0])
    expect([a * 1000 + e, d * 4024 + f]).toEqual([0, 0])
    expect([a * 2024 + e, d * 3000 + f]).toEqual([1024, 1024])
  })

  it('keeps strokes between their least and greatest width on screen', () => {
    const widths = (unitsPerPixel: number) =>
      paint([line('road', { class: 'road' })], tileAt(unitsPerPixel))
        .slice(1)
        .map(({ width }) => width / unitsPerPixel)
    const strokes = landLayers.find(({ name }) => name === 'road')?.strokes ?? []
    expect(widths(32)).toEqual(strokes.map(({ minPixels }) => minPixels))
    expect(widths(0.25)).toEqual(strokes.map(({ maxPixels }) => maxPixels))
    expect(widths(2)).toEqual(strokes.map(({ units }) => units / 2))
  })

  it('dashes paths on screen alike at every zoom, and nothing after them', () => {
    const dashes = (unitsPerPixel: number) =>
      paint(
        [line('road', { class: 'path' }), line('road', { class: 'road' })],
        tileAt(unitsPerPixel),
      )
        .slice(1)
        .map(({ dash }) => dash.map((length) => length / unitsPerPixel))
    const [path, ...roads] = dashes(1)
    expect(path?.length).toBeGreaterThan(0)
    expect(dashes(4)[0]).toEqual(path)
    expect(roads).toEqual([[], []])
  })

  it('draws nothing but paper where there is nothing', () => {
    expect(paint([], tileAt(1))).toHaveLength(1)
    expect(paint([line('road', { class: 'road', parts: [] })], tileAt(1))).toHaveLength(1)
  })
})
