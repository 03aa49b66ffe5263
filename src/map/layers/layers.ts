import type { BasemapStyleName } from '../../basemap/basemap-style.ts'
import type { ScaledWorld } from '../../world/world.ts'
import type { LandTiles } from '../../basemap/tiles/land-tiles.ts'
import type { LayerContent, MapEvent, NamedWorld } from '../map-engine.ts'
import type { MapLayer } from './map-layer.ts'
import type { LayerPoints } from './points/point-source.ts'
import { LandLayer } from './land-layer.ts'
import type { LastLandPicture } from './land-pictures.ts'
import { MarkerLayer } from './marker-layer.ts'
import { MapLabelLayer } from './map-label-layer.ts'

interface LayerOptions {
  readonly world: ScaledWorld
  readonly language: string
  readonly fileUrl: (name: string) => string
  readonly landTiles: LandTiles
  readonly lastLand?: LastLandPicture | undefined
  readonly onNewLandTiles: (tiles: LandTiles) => void
  readonly basemapStyle: BasemapStyleName
  readonly onEvent: (event: MapEvent) => void
}

export interface Layers {
  readonly land: LandLayer
  readonly markers: MarkerLayer
  readonly labels: MapLabelLayer
  /** Layers from bottom to top. */
  readonly inOrder: readonly MapLayer[]
  readonly setContent: (content: LayerContent) => void
  /** Draws the points of a further layer with the markers. @returns a function that removes them */
  readonly addPoints: (points: LayerPoints) => () => void
  readonly rename: (world: NamedWorld, language: string) => void
}

/** @param onSettled called once all land, or all markers, in view have been shown for the first time, or can't be */
export function createLayers(
  {
    world,
    language,
    fileUrl,
    landTiles,
    lastLand,
    onNewLandTiles,
    basemapStyle,
    onEvent,
  }: LayerOptions,
  onSettled: (part: 'land' | 'markers') => void,
): Layers {
  const labels = new MapLabelLayer(world, language)
  const land = new LandLayer({
    fileUrl,
    lastLand,
    tiles: landTiles,
    onNewTiles: onNewLandTiles,
    world,
    basemapStyle,
    onSettled: () => onSettled('land'),
    onFailed: () => onEvent({ kind: 'land-failed' }),
    onObstacles: (obstacles) => labels.avoidLand(obstacles),
  })
  const markers = new MarkerLayer(world, () => onSettled('markers'))
  return {
    land,
    markers,
    labels,
    inOrder: [land, markers, labels].map(({ layer }) => layer),
    setContent: (content) => {
      land.setContent(content)
      markers.setContent(content)
      labels.setContent(content)
    },
    addPoints: (points) => {
      const stops = [markers.addPoints(points), labels.addPoints(points)]
      return () => stops.forEach((stop) => stop())
    },
    rename: (renamed, into) => labels.rename(renamed, into),
  }
}
