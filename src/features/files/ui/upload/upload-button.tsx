import { useRef, type RefObject } from 'react'
import { acceptedFiles } from '../../model/import/formats.ts'
import { toolMessages } from '../../../../i18n/generated/tools.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { pageWorld } from '../../../../core/page-world.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { OtherWorldDialog } from '../other-world-dialog.tsx'
import { UploadPreview } from './upload-preview.tsx'
import { useUpload, type ImportedFile } from './use-upload.ts'
import type { UnknownEntries } from '../../model/read-upload.ts'
import type { AcceptedImport } from '../../model/import/read-import.ts'
import { matchedWords } from '../../upload-words.ts'
import { listed } from '../../../../i18n/compose/first.ts'
import { pinChanges } from '../../../progress/pin-change-words.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { ShownPlaythrough } from '../../../progress/ui/shown-playthrough.tsx'
import { Name, Row } from './preview-row.tsx'

const texts = toolMessages.upload

/**
 * Merges a file's marks and pins into the list: at once where it is plainly for this map and takes the place of none
 * of the player's own words, otherwise after asking. What belongs to another world of the site is never merged here.
 */
export function UploadButton() {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { asked, imported, elsewhere, busy, upload, merge, previewFigures, dismiss } =
    useUpload(button)

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
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
      {elsewhere && <OtherWorldDialog {...elsewhere} onClose={dismiss} />}
      <UploadPreview
        file={asked}
        figuresOf={previewFigures}
        map={pageWorld().id}
        onMerge={merge}
        onClose={dismiss}
        returnTo={button}
      />
      <ImportPreview file={imported} onMerge={merge} onClose={dismiss} returnTo={button} />
    </>
  )
}

const { question, importQuestion } = texts

interface ImportPreviewProps {
  /** Null while there is nothing to ask. */
  readonly file: ImportedFile | null
  readonly onMerge: (content: AcceptedImport) => Promise<void>
  readonly onClose: () => void
  readonly returnTo: RefObject<HTMLElement | null>
}

/** Says what of another map's file is on this one, and asks. */
function ImportPreview({ file, onMerge, onClose, returnTo }: ImportPreviewProps) {
  const figures = file?.figures
  return (
    <ConfirmDialog
      open={file !== null}
      onOpenChange={(open) => !open && onClose()}
      texts={{ ...question, description: importQuestion.description }}
      appearance="primary"
      returnTo={returnTo}
      onConfirm={async () => {
        if (file) await onMerge(file.content)
      }}
    >
      <ShownPlaythrough />
      {file && figures && (
        <dl className="grid gap-3">
          <Row term={question.file}>
            <Name text={file.name} />
          </Row>
          <Row term={question.readAs}>{importQuestion.sources[file.content.source]}</Row>
          <Row term={importQuestion.matched}>{matchedWords(figures.marks)}</Row>
          {file.content.pins.length > 0 && (
            <Row term={importQuestion.pins}>{listed(pinChanges(figures.pins))}</Row>
          )}
          {file.content.unknown.length > 0 && <UnknownRow unknown={file.content.unknown} />}
        </dl>
      )}
    </ConfirmDialog>
  )
}

function UnknownRow({ unknown }: { unknown: readonly UnknownEntries[] }) {
  return (
    <Row term={importQuestion.unknown}>
      <ul className="grid gap-1">
        {unknown.map(({ why, count, examples }) => (
          <li key={why}>
            <span>{importQuestion.unknownReason(count, texts.unknownReasons[why])}</span>
            <ul className="text-sm text-vellum-soft">
              {examples.filter(Boolean).map((example) => (
                <li key={example}>
                  <Name text={example} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Row>
  )
}
