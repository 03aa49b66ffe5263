// @vitest-environment happy-dom
// Checks in the real worlds that no name covers a marker icon. The width of a text is estimated from its length.
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { createScale } from '../../src/geometry/scale.ts'
import { markerIconSize } from '../../src/world/map-labels.ts'
import type { LayerContent } from '../../src/map/map-engine.ts'
import { MapLabelLayer } from '../../src/map/layers/map-label-layer.ts'
import { loadSource, worldFolders } from '../../pipeline/load.ts'
import type { Source } from '../../pipeline/source.ts'

const worlds = path.resolve(import.meta.dirname, '../../worlds')
const folders = await worldFolders(worlds)

/** CSS pixels by which a name may overlap the rim of a marker icon. */
const tolerance = 2

const defaultIconSizeCssPx = 50

async function sourceOf(folder: string): Promise<Source> {
  const { value } = await loadSource(worlds, folder)
  if (!value) throw new Error(`The world ${folder} cannot be read.`)
  return value
}

function layerOf({ world, places, markers }: Source) {
  vi.stubGlobal('document', Object.assign(document, { fonts: { check: () => true } }))
  const scale = createScale(world.extent, world.metresPerUnit)
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => [x, y] as const
  const layer = new MapLabelLayer(
    {
      ...world,
      scale,
      places: places.map((place) => ({ ...place, coordinate: at(place) })),
      markers: markers.map((marker) => ({ ...marker, coordinate: at(marker), veiled: undefined })),
    } as unknown as ConstructorParameters<typeof MapLabelLayer>[0],
    'en',
  )
  layer.setContent({
    showNamePlates: true,
    isTypeVisible: () => true,
    hidden: new Map(),
    done: new Set(),
    selected: null,
    markerSize: defaultIconSizeCssPx,
  } as unknown as LayerContent)
  return { layer, scale }
}

/** Returns the names that overlap a marker icon at a zoom. Names of larger settlements may overlap. */
function coveringNames(source: Source, zoom: number, { layer, scale }: ReturnType<typeof layerOf>) {
  const { extent, ranks } = source.world
  const minor = new Set(ranks.filter((rank) => rank.minor).map(({ key }) => key))
  const settlements = new Set(
    source.places.filter(({ rank }) => !minor.has(rank)).map(({ name }) => name),
  )
  const resolution = scale.resolutionAt(zoom)
  const centre = [(extent[0] + extent[2]) / 2, (extent[1] + extent[3]) / 2] as const
  const side = (extent[2] - extent[0]) / resolution
  const viewport = { centre, resolution, size: [side, side], pixelRatio: 1 } as const
  while (layer.layer.draw(viewport, { moving: false, zooming: false })) continue
  const radius = markerIconSize(defaultIconSizeCssPx, zoom) / 2 - tolerance
  const icons = source.markers.map(
    ({ x, y }) => [(x - centre[0]) / resolution, (centre[1] - y) / resolution] as const,
  )
  const names = [...layer.layer.element.querySelectorAll<HTMLElement>('.map-label')].filter(
    ({ textContent }) => !settlements.has(textContent),
  )
  expect(names).not.toEqual([])
  const covering = names.filter((label) => {
    const [left = 0, top = 0] = (label.style.transform.match(/-?[\d.]+/g) ?? []).map(Number)
    const width = Number.parseFloat(label.style.getPropertyValue('--label-width'))
    const height = Number.parseFloat(label.style.height)
    return icons.some(([x, y]) => {
      const across = Math.max(left - x, 0, x - left - width)
      const down = Math.max(top - y, 0, y - top - height)
      return Math.hypot(across, down) < radius
    })
  })
  return covering.map(({ textContent }) => `${textContent} at zoom ${zoom}`)
}

it.each(folders)(
  'names in %s cover no marker icon, unless a settlement needs it',
  async (folder) => {
    const source = await sourceOf(folder)
    const layer = layerOf(source)
    // Names are placed at every half level, so also check the levels in between.
    for (let zoom = 3; zoom <= layer.scale.zooms.max; zoom += 0.25)
      expect(coveringNames(source, zoom, layer)).toEqual([])
  },
)
