import { useState, type ReactNode } from 'react'
import type { Marker } from '../../domain/markers/marker.ts'
import { messages } from '../../messages/messages.ts'
import { reloadPage } from '../../stores/offline/hand-over.ts'
import { useLasso } from '../../stores/progress/lasso.ts'
import { lazyPiece } from '../../stores/offline/lazy-piece.ts'
import { isMissingPart } from '../../stores/offline/load-part.ts'
import { useMeasuring } from '../../stores/ways/measuring.ts'
import { useSpotMenu } from '../../stores/world/spot-menu.ts'
import { OverlayBoundary } from '../../ui/dialogs/overlay-boundary.tsx'

const SpotMenu = lazyPiece(async () => (await import('./spot-menu.tsx')).SpotMenu)
const MeasureBar = lazyPiece(async () => (await import('./measure-bar.tsx')).MeasureBar)
const LassoBar = lazyPiece(async () => (await import('./lasso-bar.tsx')).LassoBar)

interface SpotToolsProps {
  readonly metresPerUnit: number
  readonly markers: readonly Marker[]
}

/** The menu of a spot and the bars of the map's tools, each loaded when it is first asked for. */
export function SpotTools({ metresPerUnit, markers }: SpotToolsProps) {
  const menuOpen = useSpotMenu((state) => state.spot !== null)
  const measuring = useMeasuring((state) => state.points !== null)
  const drawing = useLasso((state) => state.lasso !== null)
  // It outlives the menu: what it copies may be refused a moment later.
  const [menuUsed, setMenuUsed] = useState(false)
  if (menuOpen && !menuUsed) setMenuUsed(true)
  return (
    <>
      {menuUsed && (
        <ToolBoundary open={menuOpen} onClose={useSpotMenu.getState().close}>
          <SpotMenu />
        </ToolBoundary>
      )}
      {measuring && (
        <ToolBoundary open onClose={useMeasuring.getState().end}>
          <MeasureBar metresPerUnit={metresPerUnit} />
        </ToolBoundary>
      )}
      {drawing && (
        <ToolBoundary open onClose={useLasso.getState().end}>
          <LassoBar markers={markers} />
        </ToolBoundary>
      )}
    </>
  )
}

interface ToolBoundaryProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

function ToolBoundary(props: ToolBoundaryProps) {
  return (
    <OverlayBoundary
      texts={messages.part}
      isMissing={isMissingPart}
      onReload={reloadPage}
      {...props}
    />
  )
}
