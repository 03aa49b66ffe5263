import { useEffect, useId, useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { IconButton } from '../button.tsx'
import { Icon } from '../icon.tsx'

interface MissingDialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * Says that a part is missing. The browser's own dialog: what other dialogs are made with would have to be in the
 * first page for a message that hardly anyone sees, since nothing can be fetched when it is needed.
 */
export function MissingDialog({ title, closeLabel, onClose, children }: MissingDialogProps) {
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Closing gives the focus back, being taken away does not.
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    // Before any dialog below this one, which would close with it.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      onClose()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [onClose])
  function closeFromBeside({ target, currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, right, bottom } = currentTarget.getBoundingClientRect()
    const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (target === currentTarget && !inside) onClose()
  }
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      // As the back gesture asks.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={closeFromBeside}
    >
      <header className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        <IconButton label={closeLabel} className="-mr-2" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {children}
    </dialog>
  )
}
