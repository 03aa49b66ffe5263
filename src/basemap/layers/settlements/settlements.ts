import { clamp, overlaps, type Extent } from '../../../geometry/extent.ts'
import type { LandFeature, LandPlace } from '../../geography.ts'
import type { TilePainter } from '../../tile-painter.ts'
import { extentOfRuns, lazily, reversed, signedArea, toShape, type Run } from '../../curves.ts'
import type { CreateBasemapLayer } from '../../chart-land.ts'
import { solidsUnitsPerPixel } from './buildings.ts'
import type { MapSymbol } from '../../symbols/symbols.ts'
import { planBuildings, keepFitting, type Building, type Settled } from './settlement-plan.ts'

/** Settlements are planned together if they are nearer to each other than twice this, in chart units. */
const halfClusterDistance = 40

/** Settlements close together, planned as one when they first come into view. */
interface Cluster {
  readonly extent: Extent
  readonly buildings: () => readonly Building[]
  readonly fittingByLevel: Map<number, readonly Building[]>
}

/** Draws the trodden ground of settlements. Overlapping grounds are filled together, so that they are not darker. */
export const createSettledGround: CreateBasemapLayer = ({ features }) => {
  const grounds: { extent: Extent; rings: Run[] }[] = []
  for (const { kind, parts } of features) {
    if (kind !== 'settlement') continue
    // The nonzero rule needs holes that run in the opposite direction to their outline.
    const rings = parts.map((ring, index) =>
      signedArea(ring) > 0 === (index === 0) ? ring : reversed(ring),
    )
    const extent = extentOfRuns(parts)
    const touching = grounds.filter((other) => overlaps(other.extent, extent))
    for (const other of touching) grounds.splice(grounds.indexOf(other), 1)
    grounds.push({
      extent: extentOfRuns([extent, ...touching.map((other) => other.extent)]),
      rings: [...touching.flatMap((other) => other.rings), ...rings],
    })
  }
  const shapes = grounds.map(({ rings }) => toShape(rings, true, 2))
  return {
    name: 'settled ground',
    paint: (painter) => {
      painter.useChartUnits()
      painter.context.fillStyle = painter.palette.ground
      for (const { path } of painter.visible(shapes)) painter.context.fill(path)
    },
  }
}

/** Draws settlements: landmarks, and as many houses as have room. */
export const createSettlements: CreateBasemapLayer = (land, ground) => {
  const outlines = land.features.filter(({ kind }) => kind === 'settlement')
  const roads = land.features
    .filter(({ kind }) => kind === 'road')
    .flatMap(({ parts }) => parts)
    .map((run) => ({ run, extent: extentOfRuns([run]) }))
  const buildings = land.features.filter(({ kind }) => kind === 'building')
  const clusters = createClusters(land.places, outlines, buildings).map(
    ({ extent, ...settled }): Cluster => ({
      extent,
      buildings: lazily(() => planBuildings(settled, land.ranks, roads, ground)),
      fittingByLevel: new Map(),
    }),
  )
  return {
    name: 'settlements',
    paint: (painter) => {
      const height = houseHeight(painter.unitsPerPixel)
      const { level } = painter.tile
      const isFar = painter.unitsPerPixel > solidsUnitsPerPixel
      const standing = painter.visible(clusters).flatMap((cluster) => {
        const placed =
          cluster.fittingByLevel.get(level) ??
          keepFitting(
            cluster.buildings().filter(({ fromAfar }) => isFar || !fromAfar),
            height * painter.unitsPerPixel,
            ground,
          )
        cluster.fittingByLevel.set(level, placed)
        return placed
      })
      painter.useDevicePixels()
      const [minX, minY, maxX, maxY] = painter.near
      const near = standing.filter(({ x, y }) => x >= minX && x <= maxX && y >= minY && y <= maxY)
      painter.drawSymbols(near, (building) => symbolOf(painter, building, height))
    },
  }
}

interface SettledArea extends Settled {
  readonly extent: Extent
}

function createClusters(
  places: readonly LandPlace[],
  outlines: readonly LandFeature[],
  buildings: readonly LandFeature[],
): SettledArea[] {
  const single: SettledArea[] = [
    ...outlines.map((outline) => ({
      extent: padExtent(extentOfRuns(outline.parts), halfClusterDistance),
      places: [],
      outlines: [outline],
      buildings: [],
    })),
    ...buildings.map((building) => ({
      extent: padExtent(extentOfRuns(building.parts), halfClusterDistance),
      places: [],
      outlines: [],
      buildings: [building],
    })),
    ...places.map((place) => ({
      extent: padExtent([...place.coordinate, ...place.coordinate], halfClusterDistance * 2),
      places: [place],
      outlines: [],
      buildings: [],
    })),
  ]
  const clusters: SettledArea[] = []
  for (const one of single) {
    const touching = clusters.filter(({ extent }) => overlaps(extent, one.extent))
    const all = [...touching, one]
    for (const cluster of touching) clusters.splice(clusters.indexOf(cluster), 1)
    clusters.push({
      extent: extentOfRuns(all.map(({ extent }) => extent)),
      places: all.flatMap((cluster) => cluster.places),
      outlines: all.flatMap((cluster) => cluster.outlines),
      buildings: all.flatMap((cluster) => cluster.buildings),
    })
  }
  return clusters
}

function padExtent([minX, minY, maxX, maxY]: Extent, by: number): Extent {
  return [minX - by, minY - by, maxX + by, maxY + by]
}

/** Returns the height of a house in CSS pixels. Smaller houses would not be recognizable. */
function houseHeight(unitsPerPixel: number): number {
  return clamp(15 / unitsPerPixel, 5.5, 60)
}

function symbolOf(
  painter: TilePainter,
  { kind, pick, size }: Building,
  height: number,
): MapSymbol | undefined {
  const { palette, ratio, tile } = painter
  const pixels = Math.round(height * ratio * kind.size * size)
  const symbols = painter.symbols.get(kind, pixels, ratio, tile.basemapStyle, palette)
  return symbols[Math.floor(pick * symbols.length)]
}
