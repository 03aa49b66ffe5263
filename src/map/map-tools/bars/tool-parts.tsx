import { useState } from 'react'
import type { LoadedWorld } from '../../../stores/world/world-context.tsx'
import type { MapTool } from '../map-tool.ts'
import { mapTools } from '../map-tools.ts'
import { useIsUsed } from '../use-tools.ts'

/** What of the tools lies over the map. */
export function ToolParts({ world }: { world: LoadedWorld }) {
  return mapTools.map((tool) => <ToolPart key={tool.name} tool={tool} world={world} />)
}

function ToolPart({ tool, world }: { tool: MapTool; world: LoadedWorld }) {
  const { Part, end } = tool
  const used = useIsUsed(tool)
  // It outlives its use: what a menu copies may be refused a moment later.
  const [wasUsed, setWasUsed] = useState(false)
  if (used && !wasUsed) setWasUsed(true)
  if (!Part || !wasUsed) return null
  return <Part world={world} open={used} onClose={end} />
}
