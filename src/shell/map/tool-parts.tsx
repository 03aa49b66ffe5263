import { useSyncExternalStore, useState } from 'react'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { mapTools } from './map-tools.ts'
import { type MapTool, onTools, toolInUse, toolOfClicks } from './toolbox.ts'

const subscribe = (changed: () => void) => onTools(mapTools, changed)

export function useToolInUse(): MapTool | undefined {
  return useSyncExternalStore(subscribe, () => toolInUse(mapTools))
}

/** The tool whose the map's clicks are, and Enter on it. */
export function useToolOfClicks(): MapTool | undefined {
  return useSyncExternalStore(subscribe, () => toolOfClicks(mapTools))
}

function useIsUsed(tool: MapTool): boolean {
  return useSyncExternalStore(tool.subscribe, tool.inUse)
}

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
  return <Part world={world} open={used} onClose={() => end(world)} />
}
