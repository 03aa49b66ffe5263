import { emptyLand } from '../testing/land-samples.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { landKinds, type Land, type LandFeature, type LandKind } from './geography.ts'
import type { Extent } from '../geometry/extent.ts'
import type { Context } from './tile-painter.ts'
import { LandPainter } from './land-painter.ts'
import type { Tile } from './tiles/tile-grid.ts'

function createContext(calls: string[] = []): Context {
  const pixels = { data: new Uint8ClampedArray(4) }
  const given: Record<string, unknown> = {
    getImageData: pixels,
    createImageData: pixels,
    createPattern: {},
    measureText: { width: 8 },
  }
  const set: Record<string | symbol, unknown> = {}
  return new Proxy(set, {
    get: (target, name) =>
      target[name] ??
      (() => {
        calls.push(String(name))
        return given[String(name)]
      }),
  }) as unknown as Context
}

class FakeCanvas {
  getContext() {
    return createContext()
  }

  transferToImageBitmap() {
    return {}
  }
}

class FakePath {
  moveTo() {}
  lineTo() {}
  quadraticCurveTo() {}
  closePath() {}
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
  vi.stubGlobal('Path2D', FakePath)
})

const lines: readonly LandKind[] = ['stream', 'road', 'cliff', 'bridge']

const features = landKinds.map((kind, index): LandFeature => {
  const at = index * 200
  const shape = lines.includes(kind) ? 'line' : 'polygon'
  const parts = [[at, at, at + 400, at, at + 400, at + 400]]
  return { kind, shape, parts, class: 'road', name: 'Sasau' }
})
const land: Land = {
  ...emptyLand,
  extent: [0, 0, 2048, 2048],
  lettering: [{ kind: 'river', feature: 'Sasau', stations: [0.5] }],
  places: [{ coordinate: [1300, 1300], rank: 'castle' }],
  features,
}

const tileOf = (unitsPerPixel: number, extent: Extent): Tile => ({
  key: 'any',
  basemapStyle: 'parchment',
  level: Math.round(unitsPerPixel),
  extent,
  unitsPerPixel,
  width: Math.round((extent[2] - extent[0]) / unitsPerPixel),
  height: Math.round((extent[3] - extent[1]) / unitsPerPixel),
})
const everything: Extent = [-1024, -1024, 3072, 3072]

/** Returns a painter and a list that fills with the names of painted layers. */
function createPainter() {
  const painter = new LandPainter(land)
  const painted: string[] = []
  for (const layer of painter.layers) {
    vi.spyOn(layer, 'paint').mockImplementation(() => painted.push(layer.name))
  }
  return { painter, painted, names: painter.layers.map(({ name }) => name) }
}

describe('LandPainter', () => {
  it('paints from bottom to top: land, water, roads, buildings and lettering', () => {
    const { painter, painted } = createPainter()
    painter.paint(createContext(), tileOf(1, [0, 0, 512, 512]))
    expect(painted).toEqual([
      'paper',
      'relief',
      'fields',
      'worked ground',
      'woods',
      'settled ground',
      'water',
      'cliffs',
      'roads',
      'bridges',
      'trees',
      'settlements',
      'buildings',
      'lettering',
      'frame',
    ])
  })

  it('omits only the given layers', () => {
    const { painter, painted, names } = createPainter()
    painter.paint(createContext(), tileOf(1, [0, 0, 512, 512]), ['trees', 'frame'])
    expect(painted).toEqual(names.filter((name) => name !== 'trees' && name !== 'frame'))
  })

  it('prepares its layers once for all tiles', () => {
    const painter = new LandPainter(land)
    const { layers } = painter
    painter.paint(createContext(), tileOf(8, everything))
    expect(painter.layers).toBe(layers)
    expect(new Set(layers.map(({ name }) => name)).size).toBe(layers.length)
  })

  it.each([0.25, 1, 4, 16, 32])('leaves the context as it was at %d units a pixel', (units) => {
    const calls: string[] = []
    const side = Math.min(512 * units, 4096)
    const extent: Extent = units < 8 ? [1000, 1000, 1000 + side, 1000 + side] : everything
    new LandPainter(land).paint(createContext(calls), tileOf(units, extent))
    let depth = 0
    const depths = calls.map((name) => {
      if (name === 'save') depth += 1
      if (name === 'restore') depth -= 1
      return depth
    })
    // Every call lies between the first save and the last restore.
    expect(calls.length).toBeGreaterThan(20)
    expect(calls.at(-1)).toBe('restore')
    expect(depths.slice(0, -1).every((at) => at > 0)).toBe(true)
    expect(depth).toBe(0)
  })

  it('paints a land without anything on it', () => {
    const calls: string[] = []
    const painter = new LandPainter({ ...land, places: [], features: [] })
    painter.paint(createContext(calls), tileOf(8, everything))
    expect(calls).toContain('fillText')
  })
})
