import type { RefObject } from 'react'
import { toolMessages } from '../../../../i18n/generated/tools.ts'
import { pageWorld } from '../../../../platform/page-world.ts'
import { OtherWorldDialog } from '../other-world-dialog.tsx'
import { UploadPreview, Name, Row } from './upload-preview.tsx'
import type { PlannedFile, Upload } from './use-upload.ts'
import type { AcceptedImport } from '../../model/import/read-import.ts'
import { heldWords, matchedWords, pinChanges } from '../../upload-words.ts'
import { joinList } from '../../../../i18n/compose/first-sentences.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { ShownPlaythrough } from '../../../progress/ui/shown-playthrough.tsx'

const texts = toolMessages.upload

interface UploadQuestionsProps extends Pick<Upload, 'asked' | 'imported' | 'elsewhere' | 'merge'> {
  readonly onClose: () => void
  readonly returnTo?: RefObject<HTMLElement | null>
}

export function UploadQuestions(props: UploadQuestionsProps) {
  const { asked, imported, elsewhere, merge, onClose, returnTo } = props
  const back = returnTo && { returnTo }
  return (
    <>
      {elsewhere && <OtherWorldDialog {...elsewhere} onClose={onClose} />}
      <UploadPreview
        file={asked}
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
  readonly file: PlannedFile<AcceptedImport> | null
  readonly onMerge: Upload['merge']
  readonly onClose: () => void
  readonly returnTo?: RefObject<HTMLElement | null>
}

function ImportPreview({ file, onMerge, onClose, returnTo }: ImportPreviewProps) {
  return (
    <ConfirmDialog
      open={file !== null}
      onOpenChange={(open) => !open && onClose()}
      texts={{ ...question, description: importQuestion.description }}
      appearance="primary"
      {...(returnTo && { returnTo })}
      onConfirm={async () => {
        if (file) await onMerge(file.plan)
      }}
    >
      <ShownPlaythrough />
      {file && <ImportFigures {...file} />}
    </ConfirmDialog>
  )
}

function ImportFigures({ name, plan: { file, figures } }: PlannedFile<AcceptedImport>) {
  return (
    <dl className="grid gap-3">
      <Row term={question.file}>
        <Name text={name} />
      </Row>
      <Row term={question.readAs}>{importQuestion.sources[file.source]}</Row>
      <Row term={importQuestion.matched}>{matchedWords(figures.marks)}</Row>
      {file.pins.length > 0 && (
        <Row term={importQuestion.pins}>{joinList(pinChanges(figures.pins))}</Row>
      )}
      <UnknownRow {...file} />
    </dl>
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
