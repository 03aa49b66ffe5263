import { useRef } from 'react'
import { currentDevice } from '../../../../core/device.ts'
import { acceptedTypes } from '../../model/accepted-files.ts'
import { toolMessages } from '../../../../i18n/generated/tools.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { UploadQuestions } from './upload-questions.tsx'
import { useUpload } from './use-upload.ts'

const texts = toolMessages.upload

/**
 * Merges a file's marks and pins into the list: at once where it is plainly for this map and takes the place of none
 * of the player's own words, otherwise after asking. What belongs to another world of the site is never merged here.
 */
export function UploadButton() {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { busy, upload, dismiss, ...waiting } = useUpload(button)

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptedTypes(currentDevice())}
        hidden
        data-testid="upload-input"
        onChange={(event) => {
          const { currentTarget } = event
          const file = currentTarget.files?.[0]
          // Choosing the same file again must raise the event again, whatever comes of it.
          if (file) void upload(file).finally(() => (currentTarget.value = ''))
        }}
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
      <UploadQuestions {...waiting} onClose={dismiss} returnTo={button} />
    </>
  )
}
