import { useMemo, useState, type RefObject, type ReactNode } from 'react'
import { splitCharacters } from '../../../../platform/characters.ts'
import { ownWords } from '../../model/pin-conflicts.ts'
import { planMerge } from '../../model/plan-merge.ts'
import type { AcceptedUpload, UploadQuestion } from '../../model/read-upload.ts'
import { toolMessages } from '../../../../i18n/generated/tools.ts'
import { uploadSummary } from '../../upload-words.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { ShownPlaythrough } from '../../../progress/ui/shown-playthrough.tsx'
import type { PlannedFile, Upload } from './use-upload.ts'
import { WordsQuestion } from './words-question.tsx'

const texts = toolMessages.upload.question

const maxNamedFields = 5

interface UploadPreviewProps {
  readonly file: PlannedFile<AcceptedUpload> | null
  readonly map: string
  readonly onMerge: Upload['merge']
  readonly onClose: () => void
  readonly returnTo?: RefObject<HTMLElement | null>
}

export function UploadPreview(props: UploadPreviewProps) {
  const { file, map, onMerge, onClose, returnTo } = props
  const [choices, setChoices] = useState(ownWords)
  // Memoised, because a file may list 10,000 ids.
  const plan = useMemo(() => {
    if (!file || choices === ownWords) return file?.plan
    const { world, own, file: upload } = file.plan
    return planMerge(world, own, upload, choices)
  }, [file, choices])

  const isDoubted = (plan?.file.questions.length ?? 0) > 0
  const isConflict = (plan?.conflicts.length ?? 0) > 0
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
        if (plan) await onMerge(plan)
      }}
    >
      <ShownPlaythrough />
      {plan && isConflict && (
        <WordsQuestion
          where="file"
          conflicts={plan.conflicts}
          choices={choices}
          onChange={setChoices}
        />
      )}
      {file && plan && (
        <dl className="grid gap-3">
          <Row term={texts.file}>
            <Name text={file.name} />
          </Row>
          <Row term={texts.readAs}>{texts.sources[plan.file.source]}</Row>
          {plan.file.playthrough !== undefined && (
            <Row term={texts.playthrough}>
              <Name text={plan.file.playthrough} />
            </Row>
          )}
          {plan.file.questions.map((question) => (
            <QuestionRow key={question.kind} question={question} map={map} />
          ))}
          <Row term={texts.result}>{uploadSummary(plan.figures)}</Row>
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
  const named = question.fields.slice(0, maxNamedFields)
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
