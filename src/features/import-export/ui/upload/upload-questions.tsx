import type { RefObject } from 'react'
import { toolMessages } from '../../../../i18n/generated/tools.ts'
import { pageWorld } from '../../../../platform/page-world.ts'
import { OtherWorldDialog } from '../other-world-dialog.tsx'
import { UploadPreview, Name, Row } from './upload-preview.tsx'
import type { ImportedFile, Upload } from './use-upload.ts'
import type { AcceptedImport } from '../../model/import/read-import.ts'
import { heldWords, matchedWords, pinChanges } from '../../upload-words.ts'
import { listed } from '../../../../i18n/compose/first-sentences.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { ShownPlaythrough } from '../../../progress/ui/shown-playthrough.tsx'

const texts = toolMessages.upload

interface UploadQuestionsProps extends Pick<
  Upload,
  'asked' | 'imported' | 'elsewhere' | 'merge' | 'previewFigures'
> {
  readonly onClose: () => void
  readonly returnTo?: RefObject<HTMLElement | null>
}

export function UploadQuestions(props: UploadQuestionsProps) {
  const { asked, imported, elsewhere, merge, previewFigures, onClose, returnTo } = props
  const back = returnTo && { returnTo }
  return (
    <>
      {elsewhere && <OtherWorldDialog {...elsewhere} onClose={onClose} />}
      <UploadPreview
        file={asked}
        figuresOf={previewFigures}
        map={pageWorld().id}
        onMerge={merge}
        onClose={onClose}
        {...back}
      />
      <ImportPreview file={imported} onMerge={merge} onClose={onClose} {...back} />
    </>
  )
}

const { question, importQuestion } = texts

interface ImportPreviewProps {
  readonly file: ImportedFile | null
  readonly onMerge: (content: AcceptedImport) => Promise<void>
  readonly onClose: () => void
  readonly returnTo?: RefObject<HTMLElement | null>
}

function ImportPreview({ file, onMerge, onClose, returnTo }: ImportPreviewProps) {
  const figures = file?.figures
  return (
    <ConfirmDialog
      open={file !== null}
      onOpenChange={(open) => !open && onClose()}
      texts={{ ...question, description: importQuestion.description }}
      appearance="primary"
      {...(returnTo && { returnTo })}
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
          <UnknownRow {...file.content} />
        </dl>
      )}
    </ConfirmDialog>
  )
}

function UnknownRow({ unknown, held }: Pick<AcceptedImport, 'unknown' | 'held'>) {
  if (unknown.length === 0 && !held) return null
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
        {heldWords(held).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Row>
  )
}
