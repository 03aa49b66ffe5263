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
  readonly backLabel?: string
  /** Element that gets the focus after closing. Default: the element that had it before. */
  readonly returnTo?: RefObject<HTMLElement | null>
  readonly className?: string
  readonly children: ReactNode
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, closeLabel, backLabel, returnTo, className, children } = props
  const focus = useReturningFocus(returnTo)
  const room = useRoomForPageStack()
  return (
    <Primitive.Root open={open} onOpenChange={closeLastDialog}>
      <Primitive.Portal>
        {/* Radix's overlay adds a style element, which the content security policy forbids. */}
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

/** Keeps a dialog open when the player uses a toast or a notice, which lie above dialogs. */
function keepOpenForToasts(event: Event & { readonly detail?: { originalEvent: Event } }): void {
  const target = event.detail?.originalEvent.target
  if (target instanceof Element && target.closest('[data-toast], .notice')) event.preventDefault()
}
