import { useRef } from 'react'
import { currentDevice } from '../../../../platform/device.ts'
import { acceptedTypes } from '../../model/accepted-files.ts'
import { waitingFiles } from '../../waiting-files.ts'
import { toolMessages } from '../../../../i18n/generated/tools.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileInput } from '../../../../ui/fields/file-input.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { UploadQuestions } from './upload-questions.tsx'
import { useUpload } from './use-upload.ts'

const texts = toolMessages.upload

/** Merges chosen files into the list. Asks first, unless a file is clearly for this map and replaces no text. */
export function UploadButton() {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { busy, upload, dismiss, ...waiting } = useUpload(button)
  const several = useRef(false)
  const working = useRef(false)

  async function next(): Promise<void> {
    const file = waitingFiles.shift()
    working.current = file !== undefined
    if (!file) return
    const asks = await upload(file, { named: several.current }).catch(console.error)
    if (!asks) await next()
  }

  async function choose(files: readonly File[]): Promise<void> {
    several.current = files.length > 1 || working.current
    waitingFiles.push(...files)
    if (!working.current) await next()
  }

  return (
    <>
      <FileInput
        ref={input}
        multiple
        accept={acceptedTypes(currentDevice())}
        data-testid="upload-input"
        onChoose={choose}
      />
      <Button ref={button} onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {laterMessages.settings.upload}
      </Button>
      {busy && (
        <div className="order-1 col-span-full">
          <ProgressBar
            label={busy.label}
            share={busy.share}
            cancel={busy.cancel && { label: texts.cancelReading, run: busy.cancel }}
          />
        </div>
      )}
      <UploadQuestions
        {...waiting}
        onClose={() => {
          dismiss()
          void next()
        }}
        returnTo={button}
      />
    </>
  )
}
