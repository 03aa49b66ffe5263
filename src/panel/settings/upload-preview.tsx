import type { RefObject } from 'react'
import type { AcceptedUpload, UploadDoubt } from '../../domain/read-upload.ts'
import { messages } from '../../messages/messages.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { FileFigures } from './merge-file.ts'
import { Name, Row } from './preview-row.tsx'

const texts = messages.upload.question

/** So many fields are named; the others are only counted. */
const namedFields = 5

/** A file that was read and not yet merged. */
export interface DoubtfulFile {
  readonly name: string
  readonly upload: AcceptedUpload
  /** Worked out once, when it is asked about. */
  readonly figures: FileFigures
}

interface UploadPreviewProps {
  /** Null while there is nothing to ask. */
  readonly file: DoubtfulFile | null
  /** The world's id. */
  readonly map: string
  readonly onMerge: (upload: AcceptedUpload) => Promise<void>
  readonly onClose: () => void
  readonly returnTo: RefObject<HTMLElement | null>
}

/** Says what a file holds and what merging it would do, and asks. */
export function UploadPreview(props: UploadPreviewProps) {
  const { file, map, onMerge, onClose, returnTo } = props
  const figures = file?.figures
  return (
    <ConfirmDialog
      open={file !== null}
      onOpenChange={(open) => !open && onClose()}
      texts={texts}
      look="primary"
      returnTo={returnTo}
      onConfirm={async () => {
        if (file) await onMerge(file.upload)
      }}
    >
      {file && figures && (
        <dl className="grid gap-3">
          <Row term={texts.file}>
            <Name text={file.name} />
          </Row>
          <Row term={texts.readAs}>{texts.sources[file.upload.source]}</Row>
          {file.upload.doubts.map((doubt) => (
            <DoubtRow key={doubt.kind} doubt={doubt} map={map} />
          ))}
          <Row term={texts.result}>{messages.upload.summary(figures.marks, figures.pins)}</Row>
        </dl>
      )}
    </ConfirmDialog>
  )
}

function DoubtRow({ doubt, map }: { doubt: UploadDoubt; map: string }) {
  if (doubt.kind === 'other-map') {
    return (
      <>
        <Row term={texts.fileMap} hint={texts.otherMapHint}>
          {doubt.map.trim() === '' ? texts.noName : <Name text={doubt.map} />}
        </Row>
        <Row term={texts.thisMap}>{map}</Row>
      </>
    )
  }
  const named = doubt.fields.slice(0, namedFields)
  return (
    <Row term={texts.leftOut} hint={texts.leftOutHint}>
      <ul>
        {named.map((field) => (
          <li key={field}>
            <Name text={field} />
          </li>
        ))}
        {doubt.fields.length > named.length && (
          <li>{texts.moreFields(doubt.fields.length - named.length)}</li>
        )}
      </ul>
    </Row>
  )
}
