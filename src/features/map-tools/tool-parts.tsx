import { useSyncExternalStore, useState } from 'react'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { type MapTool, onTools, registeredTools, toolInUse, toolOfClicks } from './toolbox.ts'

const subscribe = (changed: () => void) => onTools(registeredTools(), changed)

export function useToolInUse(): MapTool | undefined {
  return useSyncExternalStore(subscribe, () => toolInUse(registeredTools()))
}

/** The tool whose the map's clicks are, and Enter on it. */
export function useToolOfClicks(): MapTool | undefined {
  return useSyncExternalStore(subscribe, () => toolOfClicks(registeredTools()))
}

function useIsUsed(tool: MapTool): boolean {
  return useSyncExternalStore(tool.subscribe, tool.inUse)
}

/** What of the tools lies over the map. */
export function ToolParts({ world }: { world: LoadedWorld }) {
  return registeredTools().map((tool) => <ToolPart key={tool.name} tool={tool} world={world} />)
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
