import type { ReactNode } from 'react'
import { IconButton } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { useDialogTrail } from './dialog-trail.ts'

interface DialogHeadProps {
  readonly onClose: () => void
  /** The accessible name of the button that leads back to this dialog from one that it opens. */
  readonly backLabel?: string | undefined
  /** That of the button that closes it; without it there is none. */
  readonly closeLabel?: string
  /** The title. */
  readonly children: ReactNode
}

/** A dialog's title between the way back to the dialog that led here, where one did, and the way out. */
export function DialogHead({ onClose, backLabel, closeLabel, children }: DialogHeadProps) {
  const wayBack = useDialogTrail(backLabel, onClose)
  return (
    <header className="flex items-start gap-2">
      {wayBack !== undefined && (
        <IconButton label={wayBack} className="-my-1.5 -ml-[min(0.75rem,3vw)]" onClick={onClose}>
          <Icon name="chevron" className="rotate-90" />
        </IconButton>
      )}
      {children}
      {closeLabel !== undefined && (
        <IconButton
          label={closeLabel}
          className="-my-1.5 -mr-[min(0.5rem,2vw)] ml-auto"
          onClick={onClose}
        >
          <Icon name="close" />
        </IconButton>
      )}
    </header>
  )
}
