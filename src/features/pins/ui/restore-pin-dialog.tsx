import type { Pin } from '../../../records/pin.ts'
import { pinLabel } from '../../../i18n/compose/first-sentences.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { showNote } from '../../../ui/toasts/toasts.tsx'
import { useProgress } from '../../progress/progress.ts'
import { openCard } from '../../card/opened.ts'
import { forgetDeletedPin } from '../deleted-words.ts'
import { restorePin } from '../pins.ts'

const texts = laterMessages.pins

interface RestorePinDialogProps {
  readonly pin: Pin
  readonly onClose: () => void
}

export function RestorePinDialog({ pin, onClose }: RestorePinDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (open) return
        onClose()
        answered(pin)
      }}
      texts={texts.gone}
      appearance="primary"
      onConfirm={() => restore(pin)}
    >
      <div dir="auto" className="max-h-60 overflow-y-auto [overflow-wrap:anywhere]">
        <p className="font-medium">{pin.title}</p>
        <p className="whitespace-pre-wrap">{pin.note}</p>
      </div>
    </ConfirmDialog>
  )
}

function restore(pin: Pin): void {
  restorePin(pin)
  openCard({ kind: 'pin', id: pin.id }, 'keyboard')
}

/** Called after either answer. After a refusal, a notification still offers to restore the pin. */
function answered(pin: Pin): void {
  forgetDeletedPin(pin)
  if (useProgress.getState().pins.get(pin.id)?.deleted === false) return
  showNote('progress', {
    title: () => texts.toasts.deleted(pinLabel(pin.title)),
    action: { label: () => texts.gone.confirm, run: () => restore(pin) },
  })
}
