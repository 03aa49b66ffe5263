import { useMemo, useState, type RefObject, type ReactNode } from 'react'
import { splitCharacters } from '../../../../platform/characters.ts'
import { ownWords, type WordsChoices } from '../../../progress/model/pin-conflicts.ts'
import type { AcceptedUpload, UploadQuestion } from '../../model/read-upload.ts'
import { toolMessages } from '../../../../i18n/generated/tools.ts'
import { uploadSummary } from '../../upload-words.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { ShownPlaythrough } from '../../../progress/ui/shown-playthrough.tsx'
import type { AskedFile, FileFigures } from './use-upload.ts'
import { WordsQuestion } from './words-question.tsx'

const texts = toolMessages.upload.question

/** Number of ignored fields that are listed by name. Further ones are only counted. */
const namedFields = 5

interface UploadPreviewProps {
  readonly file: AskedFile | null
  readonly figuresOf: (upload: AcceptedUpload, choices: WordsChoices) => FileFigures
  readonly map: string
  readonly onMerge: (upload: AcceptedUpload, choices: WordsChoices) => Promise<void>
  readonly onClose: () => void
  readonly returnTo?: RefObject<HTMLElement | null>
}

export function UploadPreview(props: UploadPreviewProps) {
  const { file, figuresOf, map, onMerge, onClose, returnTo } = props
  const [choices, setChoices] = useState(ownWords)
  // Memoised, because a file may list 10,000 ids, and so that the dialog keeps its content while it closes.
  const figures = useMemo(() => {
    if (!file) return null
    return choices === ownWords ? file.figures : figuresOf(file.upload, choices)
  }, [file, choices, figuresOf])

  const isDoubted = (file?.upload.questions.length ?? 0) > 0
  const isConflict = (figures?.conflicts.length ?? 0) > 0
  const whyAsked = isDoubted ? 'doubt' : isConflict ? 'conflict' : 'other-page'

  function close(): void {
    setChoices(ownWords)
    onClose()
  }

  return (
    <ConfirmDialog
      open={file !== null}
      onOpenChange={(open) => !open && close()}
      texts={{ ...texts, description: texts.descriptions[whyAsked] }}
      appearance="primary"
      {...(returnTo && { returnTo })}
      onConfirm={async () => {
        if (file) await onMerge(file.upload, choices)
      }}
    >
      <ShownPlaythrough />
      {figures && figures.conflicts.length > 0 && (
        <WordsQuestion
          where="file"
          conflicts={figures.conflicts}
          choices={choices}
          onChange={setChoices}
        />
      )}
      {file && figures && (
        <dl className="grid gap-3">
          <Row term={texts.file}>
            <Name text={file.name} />
          </Row>
          <Row term={texts.readAs}>{texts.sources[file.upload.source]}</Row>
          {file.upload.playthrough !== undefined && (
            <Row term={texts.playthrough}>
              <Name text={file.upload.playthrough} />
            </Row>
          )}
          {file.upload.questions.map((question) => (
            <QuestionRow key={question.kind} question={question} map={map} />
          ))}
          <Row term={texts.result}>{uploadSummary(figures.marks, figures.pins)}</Row>
        </dl>
      )}
    </ConfirmDialog>
  )
}

function QuestionRow({ question, map }: { question: UploadQuestion; map: string }) {
  if (question.kind === 'other-map') {
    return (
      <>
        <Row term={texts.fileMap} hint={texts.otherMapHint}>
          {question.map.trim() === '' ? texts.noName : <Name text={question.map} />}
        </Row>
        <Row term={texts.thisMap}>{map}</Row>
      </>
    )
  }
  const named = question.fields.slice(0, namedFields)
  return (
    <Row term={texts.leftOut} hint={texts.leftOutHint}>
      <ul>
        {named.map((field) => (
          <li key={field}>
            <Name text={field} />
          </li>
        ))}
        {question.fields.length > named.length && (
          <li>{texts.moreFields(question.fields.length - named.length)}</li>
        )}
      </ul>
    </Row>
  )
}

interface RowProps {
  readonly term: string
  readonly hint?: string
  readonly children: ReactNode
}

export function Row({ term, hint, children }: RowProps) {
  return (
    <div>
      <dt className="text-sm text-vellum-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
      {hint && <dd className="text-sm text-vellum-soft">{hint}</dd>}
    </div>
  )
}

/** Shows a name from a file, isolated so that its writing direction doesn't affect the text around it. */
export function Name({ text }: { text: string }) {
  return <bdi>{shortName(text)}</bdi>
}

const maxLetters = 60
const maxUnits = 1000

/** Returns one line of at most 60 visible characters. A longer name loses its middle. */
export function shortName(name: string): string {
  // A name may be as long as its file, so read only its ends, with enough code units for 60 of the longest emoji.
  const head = splitCharacters(visible(name.slice(0, maxUnits)))
  if (name.length <= maxUnits && head.length <= maxLetters) return head.join('')
  const tail = splitCharacters(visible(name.slice(-maxUnits)))
  return `${head.slice(0, maxLetters - 20).join('')}…${tail.slice(-19).join('')}`
}

/** Replaces control characters, direction marks and lone surrogates by a box. Joiners within emoji stay. */
function visible(text: string): string {
  return text.replaceAll(/(?!\u200D\p{ExtPict})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD')
}
