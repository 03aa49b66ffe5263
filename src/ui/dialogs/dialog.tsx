import * as Primitive from '@radix-ui/react-dialog'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '../class-names.ts'
import { keepComposition } from '../keys/composition.ts'
import {
  DialogHead,
  closeLastDialog,
  useRoomForPageStack,
  useReturningFocus,
} from './dialog-frame.tsx'

interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly closeLabel: string
  /** The accessible name of the button that leads back to it from a dialog that it opens. */
  readonly backLabel?: string
  /** What gets the focus when the dialog closes; otherwise whatever had it when the dialog opened. */
  readonly returnTo?: RefObject<HTMLElement | null>
  readonly className?: string
  readonly children: ReactNode
}

/** A modal dialog in the middle of the page, with a heading and a close button. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, closeLabel, backLabel, returnTo, className, children } = props
  const focus = useReturningFocus(returnTo)
  const room = useRoomForPageStack()
  return (
    <Primitive.Root open={open} onOpenChange={closeLastDialog}>
      <Primitive.Portal>
        {/* Not the library's overlay: that one adds a style element, which the security policy forbids. */}
        <div className="overlay" />
        <Primitive.Content
          ref={room}
          className={classNames('dialog', className)}
          aria-modal="true"
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToasts}
          onEscapeKeyDown={keepComposition}
          {...focus}
        >
          <DialogHead
            onClose={() => onOpenChange(false)}
            backLabel={backLabel}
            closeLabel={closeLabel}
          >
            <Primitive.Title className="dialog-title">{title}</Primitive.Title>
          </DialogHead>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Toasts and notices lie above dialogs, and using one, which may be gone by then, is no reason to close the dialog below it. */
function keepOpenForToasts(event: Event & { readonly detail?: { originalEvent: Event } }): void {
  const target = event.detail?.originalEvent.target
  if (target instanceof Element && target.closest('[data-toast], .notice')) event.preventDefault()
}
