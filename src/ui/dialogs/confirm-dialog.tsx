import * as Primitive from '@radix-ui/react-alert-dialog'
import { useState, type ReactNode, type RefObject } from 'react'
import { Button } from '../button.tsx'
import { keepComposition } from '../keys/composition.ts'
import {
  DialogHead,
  closeLastDialog,
  useRoomForPageStack,
  useReturningFocus,
} from './dialog-frame.tsx'
import { Spinner } from '../spinner.tsx'

export interface ConfirmTexts {
  readonly title: string
  readonly description: string
  readonly detail?: string
  readonly confirm: string
  readonly cancel: string
}

interface ConfirmDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly texts: ConfirmTexts
  /** The dialog shows a spinner until the promise settles, and then closes. */
  readonly onConfirm: () => void | Promise<void>
  readonly appearance?: 'destructive' | 'primary'
  /** Element that gets the focus after closing. Default: the element that had it before. */
  readonly returnTo?: RefObject<HTMLElement | null>
  readonly children?: ReactNode
}

export function ConfirmDialog({
  open,
  onOpenChange,
  texts,
  onConfirm,
  appearance = 'destructive',
  returnTo,
  children,
}: ConfirmDialogProps) {
  const focus = useReturningFocus(returnTo)
  const room = useRoomForPageStack()
  const [pending, setPending] = useState(false)

  async function confirm(): Promise<void> {
    setPending(true)
    try {
      await onConfirm()
    } finally {
      setPending(false)
      onOpenChange(false)
    }
  }

  return (
    <Primitive.Root open={open} onOpenChange={closeLastDialog}>
      <Primitive.Portal>
        {/* Radix's overlay adds a style element, which the content security policy forbids. */}
        <div className="overlay" />
        <Primitive.Content
          ref={room}
          className="dialog"
          aria-busy={pending}
          onEscapeKeyDown={keepComposition}
          {...focus}
        >
          <DialogHead onClose={() => !pending && onOpenChange(false)}>
            <Primitive.Title className="dialog-title">{texts.title}</Primitive.Title>
          </DialogHead>
          <Primitive.Description>{texts.description}</Primitive.Description>
          {texts.detail && <p className="text-vellum-soft">{texts.detail}</p>}
          {children}
          <div className="flex flex-wrap justify-end gap-3">
            <Primitive.Cancel asChild>
              <Button disabled={pending}>{texts.cancel}</Button>
            </Primitive.Cancel>
            <Button appearance={appearance} disabled={pending} onClick={() => void confirm()}>
              {pending && <Spinner />}
              {texts.confirm}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
