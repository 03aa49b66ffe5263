// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyWorld } from '../../../testing/world-samples.ts'
import { createScale } from '../../../domain/world/scale.ts'
import type { MapContent } from '../map-engine.ts'
import type { Frame } from './frame.ts'
import { MarkerLayer } from './marker-layer.ts'
import { PinSet } from './points/pin-set.ts'

const pictures = vi.hoisted(() => ({ draw: vi.fn<() => boolean>(), covers: true }))

vi.mock('./points/point-pictures.ts', () => ({
  PointPictures: class {
    element = document.createElement('div')
    draw = pictures.draw
    covers = () => pictures.covers
    outdate = () => undefined
  },
}))
vi.mock('./points/badge-atlas.ts', () => ({
  BadgeAtlas: class {
    typeIndex = () => 0
    setSize = () => undefined
    setLook = () => undefined
  },
}))

const frame: Frame = { centre: [0, 0], resolution: 1, size: [390, 844], pixelRatio: 1 }
const content = {
  visibleTypes: {},
  hidden: new Map(),
  selected: null,
  discovered: new Set(),
  visited: new Set(),
  markerSize: 50,
  look: 'parchment',
} as unknown as MapContent

let layer: MarkerLayer
const shown = vi.fn<() => void>()
const draw = () => layer.layer.draw(frame, { moving: false, zooming: false })

beforeEach(() => {
  vi.clearAllMocks()
  pictures.draw.mockReturnValue(true)
  pictures.covers = true
  const scale = createScale(emptyWorld.extent, emptyWorld.metresPerUnit)
  layer = new MarkerLayer({ ...emptyWorld, scale }, new PinSet(), shown)
})

describe('the layer of markers under a panel that covers all of the map', () => {
  it('is painted once, so that the map is ready, and then not before it is seen', () => {
    layer.setContent({ ...content, unseen: true })
    pictures.covers = false
    expect(draw()).toBe(true)
    pictures.covers = true
    expect(draw()).toBe(true)
    expect(shown).toHaveBeenCalledTimes(1)
    layer.setContent({ ...content, unseen: true, visibleTypes: { bed: false } })
    expect(draw()).toBe(false)
    expect(pictures.draw).toHaveBeenCalledTimes(2)
    layer.setContent({ ...content, unseen: false, visibleTypes: { bed: false } })
    expect(draw()).toBe(true)
    expect(pictures.draw).toHaveBeenCalledTimes(3)
  })

  it('asks to be drawn as soon as it is seen again', () => {
    const changed = vi.fn<() => void>()
    layer.layer.onChanged = changed
    layer.setContent({ ...content, unseen: false })
    expect(changed).toHaveBeenCalled()
  })
})
