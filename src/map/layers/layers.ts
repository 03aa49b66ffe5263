import type { BasemapStyleName } from '../../basemap/basemap-style.ts'
import type { ScaledWorld } from '../../world/world.ts'
import type { LandTiles } from '../../basemap/tiles/land-tiles.ts'
import type { LayerContent, MapEvent, NamedWorld } from '../map-engine.ts'
import type { MapLayer } from './map-layer.ts'
import { LandLayer } from './land-layer.ts'
import type { LastLandPicture } from './land-pictures.ts'
import { LassoLayer, MeasureLayer } from './tool-layers.ts'
import { MarkerLayer } from './marker-layer.ts'
import { MapLabelLayer } from './map-label-layer.ts'
import { PinLayer, SpotLayer } from './pin-layer.ts'

interface LayerOptions {
  readonly world: ScaledWorld
  /** The address of a file of the world's. */
  readonly fileUrl: (name: string) => string
  readonly landTiles: LandTiles
  readonly lastLand?: LastLandPicture | undefined
  readonly onNewLandTiles: (tiles: LandTiles) => void
  readonly basemapStyle: BasemapStyleName
  readonly onEvent: (event: MapEvent) => void
}

/** Everything that the map shows. */
export interface Layers {
  readonly land: LandLayer
  readonly pins: PinLayer
  readonly markers: MarkerLayer
  readonly labels: MapLabelLayer
  readonly measure: MeasureLayer
  readonly lasso: LassoLayer
  /** From the lowest to the uppermost. */
  readonly inOrder: readonly MapLayer[]
  readonly setContent: (content: LayerContent) => void
  /** Says and writes everything in another language. */
  readonly rename: (world: NamedWorld) => void
}

/** @param onSettled called when all of the land, or of the markers, in view has been shown for the first time, or never will be */
export function createLayers(
  { world, fileUrl, landTiles, lastLand, onNewLandTiles, basemapStyle, onEvent }: LayerOptions,
  onSettled: (part: 'land' | 'markers') => void,
): Layers {
  const labels = new MapLabelLayer(world)
  const land = new LandLayer({
    fileUrl,
    lastLand,
    tiles: landTiles,
    onNewTiles: onNewLandTiles,
    world,
    basemapStyle,
    onSettled: () => onSettled('land'),
    onFailed: () => onEvent({ kind: 'land-failed' }),
    onObstacles: (obstacles) => labels.standClearOf(obstacles),
  })
  const pins = new PinLayer()
  const markers = new MarkerLayer(world, pins.others, () => onSettled('markers'))
  const measure = new MeasureLayer(world.metresPerUnit)
  const lasso = new LassoLayer()
  const spot = new SpotLayer()
  return {
    land,
    pins,
    markers,
    labels,
    measure,
    lasso,
    inOrder: [land, markers, labels, pins, spot, measure, lasso].map(({ layer }) => layer),
    setContent: (content) => {
      land.setContent(content)
      // Before the markers, with which the pins are drawn.
      pins.setContent(content)
      markers.setContent(content)
      labels.setContent(content)
      measure.setContent(content)
      lasso.setContent(content)
      spot.setContent(content)
    },
    rename: (renamed) => {
      labels.rename(renamed)
      spot.rename()
      measure.rename()
    },
  }
}
