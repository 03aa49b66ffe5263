import { clamp, type Extent } from '../../geometry/extent.ts'
import type { Land } from '../geography.ts'
import type { TilePainter } from '../tile-painter.ts'
import { field, road, settlement, water, type Ground } from '../ground.ts'
import { chance, noise } from '../random.ts'
import type { MapSymbol, SymbolKind } from '../symbols/symbols.ts'
import {
  broadleaf,
  broadleafGrove,
  bush,
  conifer,
  coniferGrove,
  lea,
  meadow,
  stones,
  tuft,
} from '../symbols/tree-symbols.ts'
import type { CreateBasemapLayer } from '../chart-land.ts'
import { Hedges, type HedgePlant } from './settlements/fields.ts'
import {
  extentOfRuns,
  farViewUnitsPerPixel,
  lazily,
  splitRun,
  pointAt,
  smooth,
  toFarShape,
  toShape,
} from '../curves.ts'

/** Draws the floor of the woods under the trees: a wash with a darker edge. */
export const createWoods: CreateBasemapLayer = ({ features }) => {
  const surveyed = features.filter(({ kind }) => kind === 'wood').map(({ parts }) => parts)
  const woods = surveyed.map((wood) => ({
    floor: toShape(wood, true, 1),
    extent: extentOfRuns(wood),
    edges: lazily(() =>
      wood
        .map((ring) => smooth(ring, true, 1))
        .flatMap((ring) => splitRun([...ring, ...pointAt(ring, 0)], 32))
        .map((piece) => toShape([piece], false)),
    ),
  }))
  const fromAfar = [toFarShape(surveyed.flat(), true)]
  return {
    name: 'woods',
    paint: (painter) => {
      const far = painter.unitsPerPixel > farViewUnitsPerPixel
      const visible = far ? [] : painter.visible(woods)
      painter.useChartUnits()
      painter.wash(far ? fromAfar : visible.map(({ floor }) => floor), painter.palette.wood)
      const edges = far ? fromAfar : painter.visible(visible.flatMap((wood) => wood.edges()))
      painter.stroke(edges, painter.palette.woodEdge, painter.width(5, 0.8, 4))
    },
  }
}

/** Side of the cells that hold one tree each where trees are densest, in chart units. */
const finestCellUnits = 8

const minEdgeTreeGapUnits = 8

/** If a tree stands for more than this many chart units of ground, groves are drawn instead of trees. */
const groveReach = 28

const maxHedgesUnitsPerPixel = 4.5

const maxGrassUnitsPerPixel = 7

interface Standing {
  readonly x: number
  readonly y: number
  readonly kind: SymbolKind
  /** Multiple of the usual height of trees. */
  readonly size: number
  /** Number in [0, 1) that selects the variant. */
  readonly pick: number
}

/** Draws all trees: dense along woods' edges, looser inside, single in the open, and as groves far out. */
export const createTrees: CreateBasemapLayer = (land, ground) => {
  const edges = new EdgeTrees(land)
  const hedges = new Hedges(land)
  const [minX, minY, maxX, maxY] = land.extent
  return {
    name: 'trees',
    paint: (painter) => {
      const height = treeHeight(painter.unitsPerPixel)
      const reach = height * painter.unitsPerPixel
      const near = painter.near
      // Beyond the world's edge there is only paper.
      const extent: Extent = [
        Math.max(near[0], minX),
        Math.max(near[1], minY),
        Math.min(near[2], maxX),
        Math.min(near[3], maxY - reach),
      ]
      const trees = [
        ...edges.within(extent, reach, ground),
        ...innerTrees(extent, reach, ground),
        ...openTrees(extent, painter.unitsPerPixel, reach, ground),
        ...(painter.unitsPerPixel < maxHedgesUnitsPerPixel
          ? hedgeTrees(hedges.within(extent), ground)
          : []),
      ].filter(({ x, y }) => x >= extent[0] && y >= extent[1] && x <= extent[2] && y <= extent[3])
      trees.sort((a, b) => b.y - a.y || a.x - b.x)
      painter.useDevicePixels()
      painter.drawSymbols(trees, (tree) => symbolOf(painter, tree, height))
    },
  }
}

/** Returns the height of a tree in CSS pixels: small on the whole map, true to scale close up. */
function treeHeight(unitsPerPixel: number): number {
  return clamp(21 * unitsPerPixel ** -0.6, 7, 54)
}

function symbolOf(
  painter: TilePainter,
  { kind, size, pick }: Standing,
  height: number,
): MapSymbol | undefined {
  const { palette, ratio, tile } = painter
  // Only two sizes, so that few symbols serve all trees.
  const stepped = size < 0.96 ? 0.85 : 1.1
  const pixels = Math.max(Math.round(height * ratio * kind.size * stepped), 3)
  const symbols = painter.symbols.get(kind, pixels, ratio, tile.basemapStyle, palette)
  return symbols[Math.floor(pick * symbols.length)]
}

/** Whether a tree of this height is clear of roads and water, and doesn't hide a road behind it. */
function canStand(ground: Ground, x: number, y: number, reach: number): boolean {
  // Far out, trees are drawn larger than life and would hide the water too.
  const behind = reach > groveReach ? road | water : road
  return (
    !ground.has(road | water | settlement, x, y) &&
    !ground.has(behind, x, y + reach * 0.45) &&
    !ground.has(behind, x, y + reach * 0.9)
  )
}

/** Returns conifers in some areas and broadleaves in others. */
function kindAt(x: number, y: number, random: number): SymbolKind {
  return noise(x, y, 700, 61) * 0.75 + random * 0.25 > 0.5 ? conifer : broadleaf
}

/**
 * Strews trees about `distance` chart units apart, one per used cell of a grid. A cell of twice the width keeps the
 * tree of one of its four parts. Larger distances leave out the trees with the highest random numbers. So trees appear
 * and disappear with the scale, but none of them moves.
 */
function scatterTrees(
  extent: Extent,
  distance: number,
  share: number,
  seed: number,
  kindFor: (x: number, y: number) => SymbolKind | undefined,
): Standing[] {
  const doublings = Math.max(Math.floor(Math.log2(distance / finestCellUnits)), 0)
  const side = finestCellUnits * 2 ** doublings
  const used = share * Math.min((side / distance) ** 2, 1)
  const trees: Standing[] = []
  for (let row = Math.floor(extent[1] / side); row * side <= extent[3]; row += 1) {
    for (let column = Math.floor(extent[0] / side); column * side <= extent[2]; column += 1) {
      let i = column
      let j = row
      for (let level = doublings; level > 0; level -= 1) {
        const child = Math.floor(chance(i, j, 70 + level) * 4)
        i = i * 2 + (child & 1)
        j = j * 2 + (child >> 1)
      }
      const random = chance(i, j, seed)
      if (random > used) continue
      const x = (i + 0.1 + 0.8 * ((random * 7919) % 1)) * finestCellUnits
      const more = chance(i, j, seed + 1)
      const y = (j + 0.1 + 0.8 * more) * finestCellUnits
      const kind = kindFor(x, y)
      if (!kind) continue
      const size = 0.8 + 0.35 * ((more * 1024) % 1)
      trees.push({ x, y, kind, size, pick: (more * 65_536) % 1 })
    }
  }
  return trees
}

/** Returns trees inside woods, sparser away from the edge, so that markers are easy to see. */
function innerTrees(extent: Extent, reach: number, ground: Ground): Standing[] {
  // A grove needs about four times the room of a tree.
  if (reach > groveReach) {
    return scatterTrees(extent, reach * 2.1, 0.9, 81, (x, y) => {
      const inside = ground.isDeepInWood(x, y, reach * 0.7)
      if (!inside || !canStand(ground, x, y, reach * 1.6)) return undefined
      const kind = kindAt(x, y, chance(x, y, 87))
      return kind === conifer ? coniferGrove : broadleafGrove
    })
  }
  return scatterTrees(extent, reach * 0.8, 0.95, 81, (x, y) => {
    if (!ground.isDeepInWood(x, y, reach * 0.25)) return undefined
    const thin = chance(x, y, 88) > 0.55 && ground.isDeepInWood(x, y, reach * 1.6)
    if (thin || !canStand(ground, x, y, reach)) return undefined
    return kindAt(x, y, chance(x, y, 87))
  })
}

/** Returns single trees and grass outside woods. */
function openTrees(near: Extent, unitsPerPixel: number, reach: number, ground: Ground): Standing[] {
  const open = (x: number, y: number) =>
    !ground.isWood(x, y) && !ground.has(field, x, y) && canStand(ground, x, y, reach)
  const single = scatterTrees(near, reach * 2.4, 0.2, 91, (x, y) => {
    // Trees in the open stand in groups with meadows between them.
    if (!open(x, y) || noise(x, y, 420, 92) < 0.4) return undefined
    return chance(x, y, 89) < 0.35 ? bush : kindAt(x, y, 0.2)
  })
  if (unitsPerPixel > maxGrassUnitsPerPixel) return single
  const isNear = unitsPerPixel <= 4
  const share = unitsPerPixel < 1 ? 0.8 : isNear ? 0.44 : 0.2
  const grass = scatterTrees(near, reach * 2, share, 101, (x, y) => {
    if (chance(x, y, 103) > noise(x, y, 330, 104) * 1.7 - 0.25 || !open(x, y)) return undefined
    const pick = chance(x, y, 105)
    if (!isNear) return pick < 0.6 ? meadow : lea
    if (pick < 0.42) return tuft
    return pick < 0.74 ? meadow : pick < 0.93 ? lea : stones
  })
  return [...single, ...grass]
}

function hedgeTrees(plants: readonly HedgePlant[], ground: Ground): Standing[] {
  return plants
    .filter(({ x, y }) => !ground.isWood(x, y) && !ground.has(road | water | settlement, x, y))
    .map(({ x, y, isTree, pick }) => {
      const kind = isTree ? broadleaf : bush
      return { x, y, kind, size: isTree ? 0.9 : 0.8 + 0.3 * pick, pick }
    })
}

/** Rounds to 1, 2, 3, 4, 6, 8, 12, 16, …, so that neighbouring scales share most of their trees. */
function thinningStep(count: number): number {
  const power = 2 ** Math.max(Math.floor(Math.log2(count)), 0)
  if (count / power > 1.75) return power * 2
  return count / power > 1.25 && power > 1 ? power * 1.5 : power
}

const edgeCellUnits = 256

/** For each cell, a list `x, y, number` of its trees. */
type EdgeCells = Map<number, number[]>

class EdgeTrees {
  readonly #all: EdgeCells = new Map()
  /** Every eighth tree, which is enough for coarse scales. */
  readonly #some: EdgeCells = new Map()

  constructor({ features }: Pick<Land, 'features'>) {
    for (const { kind, parts } of features) {
      if (kind === 'wood') for (const part of parts) this.#line(part)
    }
  }

  within(extent: Extent, reach: number, ground: Ground): Standing[] {
    const groves = reach > groveReach
    const every = thinningStep((reach * (groves ? 1.5 : 0.62)) / minEdgeTreeGapUnits)
    const cells = every % 8 === 0 ? this.#some : this.#all
    const found: Standing[] = []
    const last = (value: number) => Math.floor(value / edgeCellUnits)
    for (let i = last(extent[0]); i <= last(extent[2]); i += 1) {
      for (let j = last(extent[1]); j <= last(extent[3]); j += 1) {
        const points = cells.get(keyOf(i, j)) ?? []
        for (let index = 0; index < points.length; index += 3) {
          if ((points[index + 2] ?? 0) % every !== 0) continue
          const tree = edgeTree(points[index] ?? 0, points[index + 1] ?? 0, reach, groves)
          if (canStand(ground, tree.x, tree.y, groves ? reach * 1.5 : reach)) found.push(tree)
        }
      }
    }
    return found
  }

  /** Doesn't use `walk`, because this loop takes most of the time of preparing the land. */
  #line(ring: readonly number[]): void {
    let next = 0
    let passed = 0
    let number = 0
    for (let index = 0; index < ring.length; index += 2) {
      const after = index + 2 < ring.length ? index + 2 : 0
      const ax = ring[index] ?? 0
      const ay = ring[index + 1] ?? 0
      const dx = (ring[after] ?? 0) - ax
      const dy = (ring[after + 1] ?? 0) - ay
      const length = Math.hypot(dx, dy)
      for (; next <= passed + length; next += minEdgeTreeGapUnits, number += 1) {
        const share = length === 0 ? 0 : (next - passed) / length
        const x = ax + dx * share
        const y = ay + dy * share
        const key = keyOf(Math.floor(x / edgeCellUnits), Math.floor(y / edgeCellUnits))
        addTo(this.#all, key, x, y, number)
        if (number % 8 === 0) addTo(this.#some, key, x, y, number)
      }
      passed += length
    }
  }
}

function keyOf(column: number, row: number): number {
  return column * 4096 + row
}

function addTo(cells: EdgeCells, key: number, x: number, y: number, number: number): void {
  const cell = cells.get(key)
  if (cell) cell.push(x, y, number)
  else cells.set(key, [x, y, number])
}

function edgeTree(x: number, y: number, reach: number, groves: boolean): Standing {
  const random = chance(Math.round(x), Math.round(y), 111)
  const more = chance(Math.round(x), Math.round(y), 112)
  const kind = kindAt(x, y, random)
  const many = kind === conifer ? coniferGrove : broadleafGrove
  const shrub = random < 0.12 && !groves
  return {
    x: x + (random - 0.5) * reach * 0.2,
    y: y + (more - 0.5) * reach * 0.2,
    kind: shrub ? bush : groves ? many : kind,
    size: 0.8 + 0.35 * ((more * 1024) % 1),
    pick: (more * 65_536) % 1,
  }
}
