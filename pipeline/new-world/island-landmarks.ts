import type { BuildingUse, LandKind } from '../../src/basemap/geography.ts'
import type { Chance } from './chance.ts'
import { area, featureFile, line, point, type Feature } from './island-feature.ts'
import type { Frame, Spot } from './island-frame.ts'
import { blob, spots } from './island-land.ts'
import type { IslandNames } from './island-names.ts'

/** From a spot to the east and to the north. */
function from([u, v]: Spot, [du, dv]: Spot): Spot {
  return [u + du, v + dv]
}

/** The text of `buildings.geojson`: the castle's and a hamlet's. The town's houses are left to the map. */
export function islandBuildings(frame: Frame, names: IslandNames): string {
  const building = (use: BuildingUse, settlement: string, middle: Spot, [wide, high]: Spot) => {
    const corners: readonly Spot[] = [
      [-wide, -high],
      [wide, -high],
      [wide, high],
      [-wide, high],
    ]
    const outline = corners.map((corner) => from(middle, corner))
    return area(frame, { kind: 'building', use, settlement }, outline)
  }
  const { castle, southHamlet, mill, windmill } = spots
  const hamlet = names.hamlets[1]
  return featureFile([
    building('castle', names.castle, from(castle, [0, 0.012]), [0.014, 0.009]),
    building('tower', names.castle, from(castle, [0.018, 0]), [0.005, 0.006]),
    building('house', names.castle, from(castle, [-0.02, -0.012]), [0.009, 0.006]),
    building('church', hamlet, southHamlet, [0.014, 0.008]),
    building('barn', hamlet, from(southHamlet, [0.03, -0.015]), [0.012, 0.008]),
    building('house', hamlet, from(southHamlet, [-0.03, 0.01]), [0.008, 0.007]),
    building('house', hamlet, from(southHamlet, [-0.025, -0.02]), [0.009, 0.006]),
    building('monastery', hamlet, from(southHamlet, [0.005, 0.028]), [0.015, 0.006]),
    building('ruin', '', [0.46, 0.22], [0.012, 0.008]),
    building('mill', '', mill, [0.009, 0.006]),
    building('windmill', '', windmill, [0.006, 0.006]),
    building('mine', '', [0.335, 0.05], [0.006, 0.006]),
    building('tent', '', [0.2, -0.3], [0.006, 0.005]),
  ])
}

/** The text of `landmarks.geojson`: what people built besides, and what tells a place from afar. */
export function islandLandmarks(frame: Frame, names: IslandNames, chance: Chance): string {
  const { castle, southHamlet, mill, windmill } = spots
  const at = (kind: LandKind, spot: Spot, of?: string) =>
    point(frame, { kind, ...(of === undefined ? {} : { of }) }, spot)
  const ring = (radius: number, first: number, last: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const turn = ((first + ((last - first) * index) / 8) / 180) * Math.PI
      return from(castle, [radius * Math.cos(turn), radius * Math.sin(turn)])
    })
  const wall = (material: string, course: readonly Spot[]): Feature =>
    line(frame, { kind: 'wall', of: names.castle, material }, course)
  return featureFile([
    wall('stone', ring(0.034, -80, 260)),
    wall('wood', ring(0.046, -75, 60)),
    at('gate', from(castle, [0, -0.034]), names.castle),
    at('tower', from(castle, [0.034, 0]), names.castle),
    at('tower', from(castle, [-0.034, 0]), names.castle),
    at('palace', from(castle, [0, 0.012]), names.castle),
    at('church', southHamlet, names.hamlets[1]),
    at('mill', mill),
    at('windmill', windmill),
    at('kiln', [0.5, -0.18]),
    at('charcoal', [0.19, -0.45]),
    area(frame, { kind: 'quarry', approx: 1 }, blob([-0.42, 0.24], 0.025, chance)),
    area(frame, { kind: 'vineyard', approx: 1 }, blob([0.44, -0.28], 0.03, chance)),
    area(frame, { kind: 'island', approx: 1 }, blob([-0.1, 0.22], 0.02, chance)),
    line(frame, { kind: 'race' }, [
      [-0.12, -0.18],
      [-0.11, -0.21],
      [-0.1, -0.24],
      [-0.11, -0.28],
    ]),
    area(frame, { kind: 'rock', approx: 1 }, [
      [-0.38, 0.35],
      [-0.35, 0.34],
      [-0.34, 0.37],
      [-0.37, 0.38],
    ]),
    area(frame, { kind: 'heap' }, [
      [0.28, 0.035],
      [0.3, 0.02],
      [0.32, 0.04],
      [0.3, 0.055],
    ]),
    at('mine', [0.335, 0.05]),
    line(frame, { kind: 'dam', approx: 1 }, [
      [0.25, 0.395],
      [0.26, 0.375],
      [0.275, 0.368],
    ]),
  ])
}
