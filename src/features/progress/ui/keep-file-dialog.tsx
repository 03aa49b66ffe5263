import { useEffect, useEffectEvent, useState } from 'react'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { shareFile, type ShareOutcome } from '../../../ui/share.ts'
import { showSuccess } from '../../../ui/toasts/toasts.tsx'
import type { OfferedFile } from '../open-dialogs.ts'

const texts = toolMessages.keepFile

interface KeepFileDialogProps {
  readonly offered: OfferedFile
  readonly onClose: () => void
}

/** Offers a file through the share sheet and its text for copying, in browsers that ignore downloads. */
export function KeepFileDialog({ offered, onClose }: KeepFileDialogProps) {
  const { file, text, sharing, onArrived } = offered
  const ending = file.name.slice(file.name.lastIndexOf('.'))
  const [refused, setRefused] = useState(false)
  const follow = (outcome: ShareOutcome) => {
    setRefused(outcome === 'refused')
    // Only the player knows whether a shared file arrived, so keep the dialog open for the confirmation.
    if (outcome === 'shared' && !onArrived) onClose()
  }
  const followFirst = useEffectEvent(follow)
  useEffect(() => {
    let current = true
    void sharing?.then((outcome) => current && followFirst(outcome))
    return () => {
      current = false
    }
  }, [sharing])
  const confirm = () => {
    onArrived?.()
    onClose()
    showSuccess({ title: () => texts.confirmed })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      closeLabel={toolMessages.transfer.close}
    >
      <p>
        {text === undefined ? texts.hints.share : texts.hints[sharing ? 'both' : 'copy'](ending)}
      </p>
      {refused && <p role="alert">{laterMessages.settings.fileRefused}</p>}
      <div className="flex flex-wrap gap-2">
        {sharing && (
          <Button
            className="grow"
            appearance="primary"
            onClick={() => void shareFile(file).then(follow)}
          >
            {texts.share}
          </Button>
        )}
        {text !== undefined && (
          <CopyButton
            text={text}
            label={texts.copy}
            copiedLabel={texts.copied}
            refusedLabel={toolMessages.transfer.copyRefused}
            className="button button-secondary grow"
          >
            {texts.copy}
          </CopyButton>
        )}
      </div>
      {onArrived && (
        <>
          <p className="text-sm text-vellum-soft">{texts.reminder}</p>
          <Button className="justify-self-start" onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      )}
    </Dialog>
  )
}
