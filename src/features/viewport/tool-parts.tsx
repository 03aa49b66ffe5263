import { useSyncExternalStore } from 'react'
import type { LoadedWorld } from '../worlds/world-context.tsx'
import { type MapTool, onTools, registeredTools, toolInUse, toolOfClicks } from './toolbox.ts'

const subscribe = (changed: () => void) => onTools(registeredTools(), changed)

export function useToolInUse(): MapTool | undefined {
  return useSyncExternalStore(subscribe, () => toolInUse(registeredTools()))
}

/** The tool that receives clicks on the map, and Enter. */
export function useToolOfClicks(): MapTool | undefined {
  return useSyncExternalStore(subscribe, () => toolOfClicks(registeredTools()))
}

function useIsUsed(tool: MapTool): boolean {
  return useSyncExternalStore(tool.subscribe, tool.inUse)
}

export function ToolParts({ world }: { world: LoadedWorld }) {
  return registeredTools().map((tool) => <ToolPart key={tool.name} tool={tool} world={world} />)
}

function ToolPart({ tool, world }: { tool: MapTool; world: LoadedWorld }) {
  const { Part, end } = tool
  const used = useIsUsed(tool)
  return Part && used && <Part world={world} onClose={() => end(world)} />
}
