import { useEffect, useRef, useState } from 'react'
import { toolMessages } from '../../../../i18n/generated/tools.ts'
import { takeForwardedFile } from '../../storage/forwarded-file-storage.ts'
import { pageWorld } from '../../../../core/page-world.ts'
import { useWorldIfLoaded } from '../../../worlds/world-context.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { UploadPreview } from './upload-preview.tsx'
import { useUpload } from './use-upload.ts'

const texts = toolMessages.otherWorld

interface ForwardedFileProps {
  /** Called as soon as the file is taken, so that a reload does not ask for it again. */
  readonly onTaken: () => void
  /** Called once there is nothing left to ask. */
  readonly onClose: () => void
}

/** Asks about the file that another world's page has forwarded to this one. */
export function ForwardedFile({ onTaken, onClose }: ForwardedFileProps) {
  const world = useWorldIfLoaded()
  const begun = useRef(false)
  const [lost, setLost] = useState(false)
  const nowhere = useRef<HTMLElement>(null)
  const { asked, busy, upload, merge, previewFigures } = useUpload(nowhere, 'always')

  useEffect(() => {
    // Whatever is not on the map can be told only once the world is there.
    if (!world || begun.current) return
    begun.current = true
    onTaken()
    void takeForwardedFile(pageWorld().id).then(async (file) => {
      if (file === 'lost') setLost(true)
      else if (!file || !(await upload(file))) onClose()
    })
  }, [world, upload, onTaken, onClose])

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
  return (
    <>
      {busy && !asked && (
        <Dialog
          open
          onOpenChange={(open) => !open && busy.cancel?.()}
          title={busy.label}
          closeLabel={toolMessages.upload.cancelReading}
        >
          <ProgressBar label={busy.label} share={busy.share} cancel={null} />
        </Dialog>
      )}
      <UploadPreview
        file={asked}
        figuresOf={previewFigures}
        map={pageWorld().id}
        onMerge={merge}
        onClose={onClose}
      />
    </>
  )
}
