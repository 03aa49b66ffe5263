import type { ReactNode } from 'react'
import { MissingDialog } from './missing-dialog.tsx'
import { PartBoundary, type PartSettings } from './part-boundary.tsx'

interface OverlayBoundaryProps {
  readonly settings: PartSettings
  /** Whether the part is asked for at the moment. */
  readonly open: boolean
  /** Called when the player does without the part. */
  readonly onClose: () => void
  /** What is loaded when it is first shown. */
  readonly children: ReactNode
}

/**
 * Stands around a part that lies over the page. One that cannot be loaded has no place of its own in which to
 * say so, and what it belongs to would wait for it: so a dialog says it, and closing that goes on without the part.
 */
export function OverlayBoundary(props: OverlayBoundaryProps) {
  const { settings, open, onClose, children } = props
  const { texts } = settings
  function inDialog(message: ReactNode): ReactNode {
    if (!open) return null
    return (
      <MissingDialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
        {message}
      </MissingDialog>
    )
  }
  return (
    <PartBoundary settings={settings} className="grid justify-items-end gap-4" within={inDialog}>
      {children}
    </PartBoundary>
  )
}
