import { useSyncExternalStore } from 'react'
import type { MapTool } from './map-tool.ts'
import { mapTools } from './map-tools.ts'
import { onTools, toolInUse, toolOfClicks } from './toolbox.ts'

const subscribe = (changed: () => void) => onTools(mapTools, changed)

export function useToolInUse(): MapTool | undefined {
  return useSyncExternalStore(subscribe, () => toolInUse(mapTools))
}

/** The tool whose the map's clicks are, and Enter on it. */
export function useToolOfClicks(): MapTool | undefined {
  return useSyncExternalStore(subscribe, () => toolOfClicks(mapTools))
}

export function useIsUsed(tool: MapTool): boolean {
  return useSyncExternalStore(tool.subscribe, tool.inUse)
}
