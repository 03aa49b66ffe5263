import { useState } from 'react'
import { messages } from '../../messages/messages.ts'
import { reloadPage } from '../../stores/offline/hand-over.ts'
import { isMissingPart } from '../../stores/offline/load-part.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import { OverlayBoundary } from '../../ui/dialogs/overlay-boundary.tsx'
import type { MapTool } from './map-tool.ts'
import { mapTools } from './map-tools.ts'
import { useIsUsed } from './use-tools.ts'

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
  return (
    <OverlayBoundary
      texts={messages.part}
      isMissing={isMissingPart}
      onReload={reloadPage}
      open={used}
      onClose={end}
    >
      <Part world={world} />
    </OverlayBoundary>
  )
}
