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
  /** Called as soon as a file is taken, so that a reload does not ask for it again. */
  readonly onTaken: () => void
  /** Called once there is nothing left to ask. */
  readonly onClose: () => void
}

/**
 * Merges or asks about what has come to this page: files that were dropped on it, opened with or shared to the installed
 * map, or forwarded by another world's page. One after the other.
 */
export function ArrivedFiles({ onTaken, onClose }: ArrivedFilesProps) {
  const world = useWorldIfLoaded()
  const begun = useRef(false)
  const taken = useRef(false)
  const [lost, setLost] = useState(false)
  const nowhere = useRef<HTMLElement>(null)
  const { upload, dismiss, ...waiting } = useUpload(nowhere)

  async function next(): Promise<void> {
    const dropped = waitingFiles.shift() ?? (await takeSharedFile())
    // The other page has said already whose it is: here it is asked about whatever is in it.
    const file = dropped ?? (await takeForwardedFile(pageWorld().id))
    if (file === 'lost' || (!file && !taken.current)) setLost(true)
    else if (!file) await (waitingFiles.length > 0 ? next() : onClose())
    else {
      taken.current = true
      if (!(await upload(file, { ask: dropped ? 'in-doubt' : 'always', named: true }))) await next()
    }
  }

  useEffect(() => {
    // Whatever is not on the map can be told only once the world is there.
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
