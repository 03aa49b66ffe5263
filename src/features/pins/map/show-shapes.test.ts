// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import type { MapLayer } from '../../../map/layers/map-layer.ts'
import { createMapTargets, noTarget } from '../../../map/map-targets.ts'
import { mapToolSlot, type MapTool } from '../../viewport/toolbox.ts'
import { useFilters } from '../../filters/filters.ts'
import { usePinEditing } from '../pin-editing.ts'
import { addPin, deletePin, ownPins } from '../pins.ts'
import { useProgress } from '../../progress/progress.ts'
import { showShapes } from './show-shapes.ts'
import { openPin } from '../../../testing/open-cards.ts'
import { closeAll } from '../../card/opened.ts'

const stops: readonly Coordinate[] = [
  [100, 0],
  [100, 100],
]
const words = { x: 0, y: 0, title: '', note: '' }

function shown(): { readonly layer: MapLayer; readonly stop: () => void } {
  let layer: MapLayer | undefined
  const stop = showShapes({
    addLayer: (added, place) => {
      expect(place).toBe('land')
      layer = added
      return () => undefined
    },
  })
  if (!layer) throw new Error('No layer was added.')
  return { layer, stop }
}

const hit = ({ itemAt }: MapLayer, point: Coordinate, reach = 10) => itemAt?.(point, reach, 1)?.id

beforeEach(() => {
  useProgress.setState({ pins: new Map() })
  useFilters.setState({ showPins: true })
  closeAll()
  usePinEditing.setState({ id: null, appearance: null, moved: null })
  mapToolSlot.empty()
})

describe('lines and areas on the map', () => {
  it('are hit on the nearest line, unlike points and tours', () => {
    const line = addPin({ ...words, glyph: 'shape-line', stops }).id
    const other = addPin({ ...words, y: 6, glyph: 'shape-area', stops }).id
    addPin({ ...words, x: 500, glyph: 'flag', stops })
    const { layer } = shown()
    expect(hit(layer, [50, -2])).toBe(line)
    expect(hit(layer, [0, 8])).toBe(other)
    expect(hit(layer, [50, -20])).toBeUndefined()
    expect(hit(layer, [300, 0])).toBeUndefined()
    deletePin(line)
    expect(hit(layer, [50, -8])).toBeUndefined()
  })

  it('are gone with the pins that are filtered out, but for the selected one', () => {
    const { id } = addPin({ ...words, glyph: 'shape-line', stops })
    const { layer } = shown()
    useFilters.setState({ showPins: false })
    expect(hit(layer, [50, 0])).toBeUndefined()
    openPin(id, 'event')
    expect(hit(layer, [50, 0])).toBe(id)
  })

  it('are where they are moved to, before they are kept there', () => {
    const { id } = addPin({ ...words, glyph: 'shape-line', stops })
    const { layer } = shown()
    openPin(id, 'event')
    usePinEditing.setState({ moved: { id, to: [0, 200] } })
    expect(hit(layer, [50, 0])).toBeUndefined()
    expect(hit(layer, [50, 200])).toBe(id)
  })

  it('are not in the way of a tool whose the clicks are', () => {
    const { id } = addPin({ ...words, glyph: 'shape-line', stops })
    const { layer } = shown()
    let used = true
    const tool: MapTool = {
      name: 'measure',
      inUse: () => used,
      end: () => undefined,
      subscribe: () => () => undefined,
      takesClicks: () => used,
      escape: 'anywhere',
    }
    mapToolSlot.fill([tool])
    expect(hit(layer, [50, 0])).toBeUndefined()
    used = false
    expect(hit(layer, [50, 0])).toBe(id)
  })

  it('are hit within 12 pixels by mouse and 22 by finger, if nothing else is there', () => {
    addPin({ ...words, glyph: 'shape-line', stops })
    const { layer } = shown()
    let marker = false
    const markerLayer = {} as MapLayer
    const beside = { id: 1, locationType: 'nest', coordinate: [50, 0] } as const
    const layers = {
      markers: { layer: markerLayer, markersAt: () => (marker ? [beside] : []) },
      labels: { labelAt: () => undefined },
    } as unknown as Parameters<typeof createMapTargets>[0] extends () => infer Layers
      ? Layers
      : never
    const { clickTargetAt } = createMapTargets(
      () => layers,
      () => noTarget,
      () => 1,
      () => true,
      () => [layer, markerLayer],
    )
    const [line] = ownPins().map(({ id }) => id)
    expect(clickTargetAt([50, -11]).item?.id).toBe(line)
    expect(clickTargetAt([50, -14]).item).toBeNull()
    expect(clickTargetAt([50, -21], true).item?.id).toBe(line)
    expect(clickTargetAt([50, -24], true).item).toBeNull()
    marker = true
    expect(clickTargetAt([50, -11])).toEqual({ marker: beside, item: null })
  })
})
