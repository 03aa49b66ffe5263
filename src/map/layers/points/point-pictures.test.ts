// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Viewport } from '../viewport.ts'
import { PointPictures } from './point-pictures.ts'
import type { PointSource } from './point-source.ts'
import { paintLive, paintCanvas } from './painted-canvas.ts'

vi.mock('./painted-canvas.ts', () => ({
  paintCanvas: vi.fn(() => document.createElement('canvas')),
  paintLive: vi.fn(),
  releaseCanvas: (canvas: HTMLElement) => canvas.remove(),
}))

const painted = vi.mocked(paintCanvas)

/** A grid of points, 100 units apart: so many that a sharp screen needs tiles. */
const xs = Array.from({ length: 6400 }, (_, at) => (at % 80) * 100)
const ys = Array.from({ length: 6400 }, (_, at) => Math.floor(at / 80) * 100)
const picture = { canvas: document.createElement('canvas'), left: 0, top: 0 }

const source: PointSource = {
  size: 6400,
  x: (position) => xs[position] ?? 0,
  y: (position) => ys[position] ?? 0,
  picture: () => picture,
  pictureScale: () => 1,
  within: ([minX, minY, maxX, maxY]) =>
    [...xs.keys()].filter((at) => {
      const [x = 0, y = 0] = [xs[at], ys[at]]
      return x >= minX && x <= maxX && y >= minY && y <= maxY
    }),
  hasMoreWithin: (extent, limit) => source.within(extent).length > limit,
}

const phone: Viewport = { centre: [4000, 4000], resolution: 2, size: [390, 844], pixelRatio: 3 }
const desktop: Viewport = { centre: [4000, 4000], resolution: 1, size: [1000, 700], pixelRatio: 1 }
const still = { moving: false, zooming: false }
const moving = { moving: true, zooming: false }
const zooming = { moving: true, zooming: true }

let pictures: PointPictures

function drawUntilDone(viewport: Viewport, motion = still): number {
  let frames = 1
  while (pictures.draw(viewport, motion, 50)) frames += 1
  return frames
}

const moved = (viewport: Viewport, x: number): Viewport => ({
  ...viewport,
  centre: [viewport.centre[0] + x * viewport.resolution, viewport.centre[1]],
})

beforeEach(() => {
  pictures = new PointPictures(source)
  pictures.paintAhead()
  painted.mockClear()
})

describe('pictures of points', () => {
  it('are painted once and only moved while the view is', () => {
    expect(drawUntilDone(desktop)).toBe(1)
    expect(painted).toHaveBeenCalledTimes(1)
    for (let x = 0; x <= 90; x += 10)
      expect(pictures.draw(moved(desktop, x), moving, 50)).toBe(false)
    expect(painted).toHaveBeenCalledTimes(1)
    pictures.draw(moved(desktop, 100), moving, 50)
    expect(painted).toHaveBeenCalledTimes(2)
  })

  it('are repainted in every frame of a zoom if that is fast', () => {
    drawUntilDone(desktop)
    for (const resolution of [0.95, 0.9, 0.85]) {
      pictures.draw({ ...desktop, resolution }, zooming, 50)
    }
    expect(paintLive).toHaveBeenCalledTimes(3)
    pictures.draw({ ...desktop, resolution: 0.85 }, still, 50)
    expect(painted).toHaveBeenCalledTimes(2)
    expect(pictures.element.querySelectorAll('canvas')).toHaveLength(1)
  })

  it('are repainted after the points have changed', () => {
    drawUntilDone(desktop)
    pictures.outdate()
    drawUntilDone(desktop)
    expect(painted).toHaveBeenCalledTimes(2)
  })

  it('come in tiles of less than a megapixel on a sharp screen', () => {
    drawUntilDone(phone)
    expect(painted.mock.calls.length).toBeGreaterThan(10)
    for (const [width, height] of painted.mock.calls) expect(width * height).toBeLessThan(1_000_000)
  })

  it('are painted a few tiles per frame at first and shown all at once', () => {
    pictures = new PointPictures(source)
    expect(pictures.covers(phone)).toBe(false)
    expect(pictures.draw(phone, still, 50)).toBe(true)
    expect(pictures.covers(phone)).toBe(false)
    expect(pictures.element.querySelector('canvas')).toBeNull()
    drawUntilDone(phone)
    expect(pictures.covers(phone)).toBe(true)
    const inView = painted.mock.calls.length
    drawUntilDone(phone)
    expect(painted).toHaveBeenCalledTimes(inView)
    pictures.paintAhead()
    drawUntilDone(phone)
    expect(painted.mock.calls.length).toBeGreaterThan(inView)
    pictures.outdate()
    expect(pictures.covers(phone)).toBe(false)
  })

  it('come a tile a frame while the view moves, and none that is there already', () => {
    drawUntilDone(phone)
    painted.mockClear()
    for (let x = 0; x <= 300; x += 4) {
      const before = painted.mock.calls.length
      pictures.draw(moved(phone, x), moving, 50)
      expect(painted.mock.calls.length - before).toBeLessThanOrEqual(1)
    }
    const there = painted.mock.calls.length
    expect(there).toBeGreaterThan(3)
    for (let x = 300; x >= 0; x -= 4) pictures.draw(moved(phone, x), moving, 50)
    expect(painted).toHaveBeenCalledTimes(there)
  })

  it('are scaled instead of repainted while a high-resolution phone zooms', () => {
    vi.stubGlobal('devicePixelRatio', 3)
    pictures = new PointPictures({ ...source, hasMoreWithin: () => false })
    const painting = { ...phone, pixelRatio: 2 }
    drawUntilDone(painting)
    vi.mocked(paintLive).mockClear()
    pictures.draw({ ...painting, resolution: 1.9 }, zooming, 50)
    expect(paintLive).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('are scaled and not painted while the zoom of a sharp screen changes', () => {
    drawUntilDone(phone)
    painted.mockClear()
    for (const resolution of [1.9, 1.9, 1.6, 1.6, 1.2]) {
      expect(pictures.draw({ ...phone, resolution }, zooming, 50)).toBe(true)
    }
    expect(painted).not.toHaveBeenCalled()
    const pane = pictures.element.querySelector<HTMLElement>('.map-pane')
    expect(pane?.style.transform).toContain('scale(1.66')
    drawUntilDone({ ...phone, resolution: 1.2 })
    expect(painted).toHaveBeenCalled()
    expect(pictures.element.children).toHaveLength(1)
  })

  it('stay the same until all of the new picture is painted', () => {
    drawUntilDone(phone)
    const before = pictures.element.firstElementChild
    pictures.outdate()
    pictures.draw(phone, still, 50)
    expect(pictures.element.firstElementChild).toBe(before)
    drawUntilDone(phone)
    expect(pictures.element.firstElementChild).not.toBe(before)
    expect(pictures.element.children).toHaveLength(1)
  })
})
