import type { BuildingUse, LandFeature, LandPlace, LandRank } from '../../geography.ts'
import { findChiefCastles } from '../../built/building-solids.ts'
import { isInRings, type Coordinate } from '../../../geometry/coordinates.ts'
import type { Landmark } from '../../../world/manifest.ts'
import { type Extent, overlaps } from '../../../geometry/extent.ts'
import { extentOfRuns, smooth, pointsAlong, type Run } from '../../curves.ts'
import { field, road, settlement, water, type Ground } from '../../ground.ts'
import { chance } from '../../random.ts'
import {
  castle,
  church,
  house,
  monastery,
  ruin,
  tent,
  watermill,
  windmill,
} from '../../symbols/building-symbols.ts'
import type { SymbolKind } from '../../symbols/symbols.ts'

const houseFrontUnits = 21

/** Additional distance for houses south of a road, in chart units. */
const southSideUnits = 15

const lotWidthUnits = 17

/** Sizes of cottages, houses and barns as multiples of the usual height. */
const houseSizes = [0.84, 0.84, 1, 1.26]

/** Houses of a place without an outline stand within this many chart units of the place. */
const looseHouseReach = 46

export interface Building {
  readonly kind: SymbolKind
  readonly x: number
  readonly y: number
  /** Number in [0, 1) that selects the variant. */
  readonly pick: number
  /** Multiple of the usual height. */
  readonly size: number
  /** True for a symbol of a surveyed building, which is drawn as a solid close up. */
  readonly fromAfar?: true
}

export interface Road {
  readonly run: Run
  readonly extent: Extent
}

/** Density of houses in an outline without a rank, as a share of the lots. */
const defaultHouseShare = 0.3

const landmarks: Readonly<Record<Landmark, SymbolKind | undefined>> = {
  none: undefined,
  church,
  castle,
  monastery,
  ruin,
  watermill,
  windmill,
  tent,
}

export interface Settled {
  readonly places: readonly LandPlace[]
  readonly outlines: readonly LandFeature[]
  readonly buildings: readonly LandFeature[]
}

const farSymbols: Readonly<Record<BuildingUse, SymbolKind>> = {
  house,
  barn: house,
  mill: watermill,
  windmill,
  church,
  tower: house,
  castle,
  monastery: house,
  ruin,
  mine: house,
  tent,
}

/** Landmarks that a place's surveyed buildings already show. */
const surveyedLandmarks: readonly (SymbolKind | undefined)[] = [church, castle, watermill, windmill]

/** A surveyed building within this many chart units of a place belongs to the place. */
const placeReach = 110

/** Returns every building that could be drawn, the most characteristic first. */
export function planBuildings(
  { places, outlines, buildings }: Settled,
  ranks: readonly LandRank[],
  roads: readonly Road[],
  ground: Ground,
): Building[] {
  const rankOf = (key?: string) => ranks.find((rank) => rank.key === key)
  const chiefs = findChiefCastles(buildings)
  const known = buildings.map((one) => symbolBuilding(one, chiefs.has(one)))
  const isOpen = ({ parts }: LandFeature) => !known.some(({ x, y }) => isInRings([x, y], parts))
  const isKnown = (at: Coordinate) =>
    known.some(({ x, y }) => Math.hypot(x - at[0], y - at[1]) < placeReach) ||
    outlines.some((outline) => isInRings(at, outline.parts) && !isOpen(outline))
  const unsurveyed = places.flatMap((place) => {
    const landmark = landmarksOf(place, rankOf(place.rank), ground)
    if (!isKnown(place.coordinate)) return landmark
    return landmark
      .filter(({ kind }) => !surveyedLandmarks.includes(kind))
      .map((one): Building => ({ ...one, fromAfar: true }))
  })
  const houses = outlines
    .filter(isOpen)
    .flatMap((outline) =>
      placeHouses(outline, rankOf(outline.rank)?.houses ?? defaultHouseShare, roads, ground),
    )
  const loose = places
    .filter(({ coordinate }) => !isKnown(coordinate))
    .filter(({ coordinate }) => !outlines.some(({ parts }) => isInRings(coordinate, parts)))
    .flatMap((place) => placeLooseHouses(place, rankOf(place.rank), ground))
  const isHouse = ({ kind }: Building) => kind === house
  const [small, great] = [known.filter(isHouse), known.filter((one) => !isHouse(one))]
  return [...great, ...unsurveyed, ...small, ...houses, ...loose]
}

/** @param isChief whether the building is the largest of its castle; the others are drawn as houses */
function symbolBuilding({ parts, use }: LandFeature, isChief: boolean): Building {
  const [minX, minY, maxX, maxY] = extentOfRuns(parts)
  const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2]
  const isPart = use === 'castle' && !isChief
  const kind = isPart ? house : (farSymbols[(use ?? 'house') as BuildingUse] ?? house)
  return { ...houseAt(x, y - 6), kind, ...(kind === house ? {} : { size: 1 }), fromAfar: true }
}

function landmarksOf(
  { coordinate: [x, y], landmark }: LandPlace,
  rank: LandRank | undefined,
  ground: Ground,
): Building[] {
  const kind = landmarks[landmark ?? rank?.landmark ?? 'none']
  if (!kind) return []
  const [px, py] = findClearSpot(x, y, kind.size * 7, ground)
  return [{ kind, x: px, y: py, pick: 0, size: 1 }]
}

/** Returns the nearest spot where a building of this half width stands clear of roads and water. */
function findClearSpot(
  x: number,
  y: number,
  half: number,
  ground: Ground,
): readonly [number, number] {
  for (let distance = 0; distance <= 90; distance += 6) {
    for (let turn = 0; turn < 12; turn += 1) {
      const px = x + Math.cos((turn / 12) * Math.PI * 2) * distance
      const py = y + Math.sin((turn / 12) * Math.PI * 2) * distance
      if (isClear(ground, px, py, half, half)) return [px, py]
    }
  }
  return [x, y]
}

/** Whether the foot of a building, and the ground hidden behind it, are clear of roads and water. */
function isClear(ground: Ground, x: number, y: number, half: number, height: number): boolean {
  for (const dy of [-2, height * 0.4, height * 0.8]) {
    for (const dx of [-half, 0, half]) {
      if (ground.has(road | water, x + dx, y + dy)) return false
    }
  }
  return true
}

/** Returns houses along the roads of a place, followed by houses on the remaining ground of its outline. */
function placeHouses(
  outline: LandFeature,
  share: number,
  roads: readonly Road[],
  ground: Ground,
): Building[] {
  if (share === 0) return []
  const [minX, minY, maxX, maxY] = extentOfRuns(outline.parts)
  const near = roads.filter(({ extent }) => overlaps(extent, [minX, minY, maxX, maxY]))
  const lots = near.flatMap(({ run }) => placeLots(smooth(run, false, 2)))
  const along = lots.filter(([x, y]) => x > minX && x < maxX && y > minY && y < maxY)
  const within: [number, number][] = []
  for (let y = minY; y < maxY; y += lotWidthUnits) {
    for (let x = minX; x < maxX; x += lotWidthUnits) {
      const [i, j] = [Math.round(x), Math.round(y)]
      if (chance(i, j, 121) > share) continue
      within.push([x + chance(i, j, 122) * 9, y + chance(i, j, 123) * 9])
    }
  }
  return [...along, ...within].flatMap(([x, y]) => {
    const free = ground.has(settlement, x, y) && !ground.has(field, x, y)
    return free && isClear(ground, x, y, 8, 15) ? [houseAt(x, y)] : []
  })
}

function placeLots(run: Run): (readonly [number, number])[] {
  return pointsAlong(run, false, lotWidthUnits, lotWidthUnits / 2).flatMap(
    ({ x, y, dx, dy }, index) =>
      [1, -1].flatMap((side) => {
        if (chance(index + Math.round(x), side, 124) < 0.15) return []
        // Houses are drawn upright: south of a road, their roofs need room.
        const roof = dx * side < 0 ? Math.abs(dx) * southSideUnits : 0
        const distance = houseFrontUnits + roof + chance(index, Math.round(y), 125) * 6
        return [[x - dy * side * distance, y + dx * side * distance] as const]
      }),
  )
}

function placeLooseHouses(
  { coordinate: [x, y], houses }: LandPlace,
  rank: LandRank | undefined,
  ground: Ground,
): Building[] {
  if (houses === 'none' || rank?.houses === 0) return []
  const kind = houses === 'tents' ? tent : house
  return Array.from({ length: 9 }, (_, index) => {
    const angle = (index / 9 + chance(index, Math.round(x), 126) * 0.08) * Math.PI * 2
    const distance = looseHouseReach * (0.5 + 0.5 * chance(index, Math.round(y), 127))
    return {
      ...houseAt(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance * 0.8),
      kind,
    }
  })
    .filter((one) => isClear(ground, one.x, one.y, 8, 15) && !ground.has(field, one.x, one.y))
    .slice(0, 4)
}

function houseAt(x: number, y: number): Building {
  const [i, j] = [Math.round(x), Math.round(y)]
  return {
    kind: house,
    x,
    y,
    pick: chance(i, j, 128),
    size: houseSizes[Math.floor(chance(i, j, 129) * houseSizes.length)] ?? 1,
  }
}

/** Returns buildings that fit if houses are `reach` chart units high, from north to south. Earlier buildings win. */
export function keepFitting(
  buildings: readonly Building[],
  reach: number,
  ground: Ground,
): Building[] {
  const occupied = new Map<number, { x: number; y: number; half: number; height: number }[]>()
  const side = reach * 4
  const standing = buildings.filter(({ kind, x, y, size }) => {
    const height = reach * kind.size * size
    const half = (height * kind.breadth) / 2
    // Far out, houses are drawn larger than life and would cover the roads.
    if (kind === house && !isClear(ground, x, y, half * 0.7, height * 0.6)) return false
    const column = Math.floor(x / side)
    const row = Math.floor(y / side)
    for (let i = column - 1; i <= column + 1; i += 1) {
      for (let j = row - 1; j <= row + 1; j += 1) {
        for (const other of occupied.get(i * 4096 + j) ?? []) {
          const apart = (half + other.half) * 0.82
          const behind = Math.max(height, other.height) * 0.55
          if (Math.abs(other.x - x) < apart && Math.abs(other.y - y) < behind) return false
        }
      }
    }
    const key = column * 4096 + row
    const here = { x, y, half, height }
    const cell = occupied.get(key)
    if (cell) cell.push(here)
    else occupied.set(key, [here])
    return true
  })
  return standing.sort((a, b) => b.y - a.y || a.x - b.x)
}
