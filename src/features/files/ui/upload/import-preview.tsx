import type { RefObject } from 'react'
import type { UnknownEntries } from '../../model/read-upload.ts'
import type { AcceptedImport } from '../../model/import/read-import.ts'
import { toolMessages } from '../../../../i18n/generated/tools.ts'
import { matchedWords } from '../../upload-words.ts'
import { listed } from '../../../../i18n/compose/listed.ts'
import { pinChanges } from '../../../progress/pin-change-words.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { ShownPlaythrough } from '../../../progress/ui/shown-playthrough.tsx'
import type { ImportedFile } from './use-upload.ts'
import { Name, Row } from './preview-row.tsx'

const { question, importQuestion: texts } = toolMessages.upload

interface ImportPreviewProps {
  /** Null while there is nothing to ask. */
  readonly file: ImportedFile | null
  readonly onMerge: (content: AcceptedImport) => Promise<void>
  readonly onClose: () => void
  readonly returnTo: RefObject<HTMLElement | null>
}

/** Says what of another map's file is on this one, and asks. */
export function ImportPreview({ file, onMerge, onClose, returnTo }: ImportPreviewProps) {
  const figures = file?.figures
  return (
    <ConfirmDialog
      open={file !== null}
      onOpenChange={(open) => !open && onClose()}
      texts={{ ...question, description: texts.description }}
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
          <Row term={question.readAs}>{texts.sources[file.content.source]}</Row>
          <Row term={texts.matched}>{matchedWords(figures.marks)}</Row>
          {file.content.pins.length > 0 && (
            <Row term={texts.pins}>{listed(pinChanges(figures.pins))}</Row>
          )}
          {file.content.unknown.length > 0 && <UnknownRow unknown={file.content.unknown} />}
        </dl>
      )}
    </ConfirmDialog>
  )
}

function UnknownRow({ unknown }: { unknown: readonly UnknownEntries[] }) {
  return (
    <Row term={texts.unknown}>
      <ul className="grid gap-1">
        {unknown.map(({ why, count, examples }) => (
          <li key={why}>
            <span>{texts.unknownReason(count, toolMessages.upload.unknownReasons[why])}</span>
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
