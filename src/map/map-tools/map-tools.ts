import { lassoTool } from './lasso-tool.ts'
import type { MapTool } from './map-tool.ts'
import { measureTool } from './measure-tool.ts'
import { pinTool } from './pin-tool.ts'
import { selectTool } from './select-tool.ts'
import { spotMenuTool } from './spot-menu-tool.ts'
import { wayTool } from './way-tool.ts'

/** From the outermost to the innermost: what a player does on the map goes this way, Escape the other. */
export const mapTools: readonly MapTool[] = [
  measureTool,
  wayTool,
  lassoTool,
  pinTool,
  selectTool,
  spotMenuTool,
]
