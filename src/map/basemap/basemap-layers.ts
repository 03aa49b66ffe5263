import { createBuildings } from './layers/settlements/buildings.ts'
import { createCliffs } from './layers/cliffs.ts'
import { createFields } from './layers/settlements/fields.ts'
import { createBorder } from './layers/settlements/border.ts'
import type { CreateBasemapLayer } from './layers/basemap-layer.ts'
import { createLettering } from './layers/lettering.ts'
import { createPaper } from './layers/paper.ts'
import { createRelief } from './layers/relief.ts'
import { createBridges, createRoads } from './layers/roads.ts'
import { createSettledGround, createSettlements } from './layers/settlements/settlements.ts'
import { createTrees } from './layers/trees.ts'
import { createWater } from './layers/water.ts'
import { createWoods } from './layers/woods.ts'
import { createWorkedGround } from './layers/settlements/worked-ground.ts'

/** From the paper up. */
export const basemapLayers: readonly CreateBasemapLayer[] = [
  createPaper,
  createRelief,
  createFields,
  createWorkedGround,
  createWoods,
  createSettledGround,
  createWater,
  createCliffs,
  createRoads,
  createBridges,
  createTrees,
  createSettlements,
  createBuildings,
  createLettering,
  createBorder,
]
