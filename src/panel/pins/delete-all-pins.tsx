import { useRef, useState, type RefObject } from 'react'
import { laterMessages } from '../../messages/later-messages.ts'
import { deleteAllPins } from '../../stores/pins/pins.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ShownPlaythrough } from '../progress/playthroughs/shown-playthrough.tsx'

interface DeleteAllPinsProps {
  readonly amount: number
  /** The button goes with the pins, so the focus cannot stay on it. */
  readonly focusAfter: RefObject<HTMLElement | null>
}

export function DeleteAllPins({ amount, focusAfter }: DeleteAllPinsProps) {
  const [asking, setAsking] = useState(false)
  const returnTo = useRef<HTMLElement>(null)
  const texts = {
    title: laterMessages.pins.deleteAllTitle,
    description: laterMessages.pins.deleteAllText(amount),
    confirm: laterMessages.confirm.confirm,
    cancel: laterMessages.confirm.cancel,
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Icon name="trash" />
        {laterMessages.pins.deleteAll}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        texts={texts}
        onConfirm={() => {
          deleteAllPins()
          returnTo.current = focusAfter.current
        }}
        returnTo={returnTo}
      >
        <ShownPlaythrough />
      </ConfirmDialog>
    </>
  )
}
