import { useEffect, useRef, useState } from 'react'
import { toolMessages } from '../../../../i18n/generated/tools.ts'
import { takeForwardedFile } from '../../storage/forwarded-file-storage.ts'
import { waitingFiles } from '../../waiting-files.ts'
import { takeSharedFile } from '../../../../storage/shared-file.ts'
import { pageWorld } from '../../../../platform/page-world.ts'
import { useWorldIfLoaded } from '../../../worlds/world-context.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { UploadQuestions } from './upload-questions.tsx'
import { useUpload } from './use-upload.ts'

const texts = toolMessages.otherWorld

interface ArrivedFilesProps {
  /** Called when the first file is taken, so that a reload doesn't ask again. */
  readonly onTaken: () => void
  readonly onClose: () => void
}

/** Merges the files that were dropped, opened, shared or forwarded, one after the other, and asks if necessary. */
export function ArrivedFiles({ onTaken, onClose }: ArrivedFilesProps) {
  const world = useWorldIfLoaded()
  const begun = useRef(false)
  const taken = useRef(false)
  const [lost, setLost] = useState(false)
  const nowhere = useRef<HTMLElement>(null)
  const { upload, dismiss, ...waiting } = useUpload(nowhere)

  async function next(): Promise<void> {
    const dropped = waitingFiles.shift() ?? (await takeSharedFile())
    // The player has only agreed to open this page, so always ask before merging a forwarded file.
    const file = dropped ?? (await takeForwardedFile(pageWorld().id))
    if (file === 'lost' || (!file && !taken.current)) setLost(true)
    else if (!file) await (waitingFiles.length > 0 ? next() : onClose())
    else {
      taken.current = true
      if (!(await upload(file, { ask: dropped ? 'in-doubt' : 'always', named: true }))) await next()
    }
  }

  useEffect(() => {
    // Wait for the world, because only it shows which ids of a file are unknown.
    if (!world || begun.current) return
    begun.current = true
    onTaken()
    void next()
  })

  if (lost) {
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={texts.lost.title}
        closeLabel={texts.close}
      >
        <p>{texts.lost.text}</p>
        <Button className="justify-self-end" onClick={onClose}>
          {texts.close}
        </Button>
      </Dialog>
    )
  }
  const { asked, imported, busy } = waiting
  return (
    <>
      {busy && !asked && !imported && (
        <Dialog
          open
          onOpenChange={(open) => !open && busy.cancel?.()}
          title={busy.label}
          closeLabel={toolMessages.upload.cancelReading}
        >
          <ProgressBar label={busy.label} share={busy.share} cancel={null} />
        </Dialog>
      )}
      <UploadQuestions
        {...waiting}
        onClose={() => {
          dismiss()
          void next()
        }}
      />
    </>
  )
}
