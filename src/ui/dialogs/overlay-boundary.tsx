import type { ReactNode } from 'react'
import { MissingDialog } from './missing-dialog.tsx'
import { PartBoundary } from './part-boundary.tsx'

interface OverlayBoundaryProps {
  readonly texts: {
    readonly title: string
    readonly missing: string
    readonly reload: string
    readonly close: string
  }
  readonly isMissing: (error: unknown) => boolean
  readonly onReload: () => void
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
  const { texts, isMissing, onReload, open, onClose, children } = props
  function inDialog(message: ReactNode): ReactNode {
    if (!open) return null
    return (
      <MissingDialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
        {message}
      </MissingDialog>
    )
  }
  return (
    <PartBoundary
      texts={texts}
      isMissing={isMissing}
      onReload={onReload}
      className="grid justify-items-end gap-4"
      within={inDialog}
    >
      {children}
    </PartBoundary>
  )
}
