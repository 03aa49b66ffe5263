import { useEffect, useMemo, useState } from 'react'
import { ownWords } from '../model/pin-conflicts.ts'
import { hasChanges, planMerge, type MarkFigures, type MergeFigures } from '../model/plan-merge.ts'
import { applyMergePlan, ownRecords } from '../apply-merge-plan.ts'
import {
  readTransfer,
  type Transfer,
  type TransferResult,
} from '../../links/model/transfer-link.ts'
import { OtherWorldDialog } from './other-world-dialog.tsx'
import { forwardedFileFragment } from '../waiting-files.ts'
import { toolMessages } from '../../../i18n/generated/tools.ts'
import { joinList } from '../../../i18n/compose/first-sentences.ts'
import { pinChanges } from '../upload-words.ts'
import { yieldToPage } from '../../../platform/yield-to-page.ts'
import { chunks } from '../../chunks/chunks.ts'
import { useWorldIfLoaded } from '../../worlds/world-context.tsx'
import { otherWorldUrl } from '../../worlds/other-worlds.ts'
import { pageWorld } from '../../../platform/page-world.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { lazyOverlay } from '../../../ui/dialogs/lazy-chunk.tsx'
import { showSuccess } from '../../../ui/toasts/toasts.tsx'
import { ShownPlaythrough } from '../../progress/ui/shown-playthrough.tsx'
import { Row } from './upload/upload-preview.tsx'
import { WordsQuestion } from './upload/words-question.tsx'
import { isTransferFragment } from '../../links/model/view-link.ts'
import { marksAndPins } from '../../../i18n/compose/later-sentences.ts'

const texts = toolMessages.transfer

const ArrivedFiles = lazyOverlay(
  chunks,
  async () => (await import('./upload/arrived-files.tsx')).ArrivedFiles,
)

interface ReceiveDialogProps {
  /** Fragment of the link, with `#`. */
  readonly hash: string
  readonly onClose: () => void
}

/** Asks whether to add the content of a link from another device, or of files that were dropped on the page. */
export function ReceiveDialog({ hash, onClose }: ReceiveDialogProps) {
  const settle = () => {
    clearArrivingLink()
    onClose()
  }
  return hash === forwardedFileFragment ? (
    <ArrivedFiles onTaken={clearArrivingLink} onClose={settle} />
  ) : (
    <ReceivedLink hash={hash} onClose={settle} />
  )
}

function ReceivedLink({ hash, onClose }: ReceiveDialogProps) {
  const [result, setResult] = useState<TransferResult | null>(null)
  useEffect(() => {
    let current = true
    void readTransfer(hash, pageWorld().id).then((read) => current && setResult(read))
    return () => {
      current = false
    }
  }, [hash])
  if (!result) return null
  if (result.ok) return <Question transfer={result.transfer} onClose={onClose} />
  const elsewhere = result.map === undefined ? undefined : otherWorldUrl(result.map)
  if (elsewhere !== undefined && result.map !== undefined) {
    const href = elsewhere + hash
    return <OtherWorldDialog world={result.map} href={href} onClose={onClose} />
  }
  const text = texts.problem[result.problem]
  return <Note title={texts.problemTitle} text={text} onClose={onClose} />
}

function Question({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const world = useWorldIfLoaded()
  // The list before the merge, so that merging does not change the question while the dialog closes.
  const [own] = useState(() => ownRecords(transfer))
  const [choices, setChoices] = useState(ownWords)
  // Memoised, because a link can list 100,000 ids.
  const plan = useMemo(
    () => planMerge(world, own, transfer, choices),
    [world, own, transfer, choices],
  )
  const { figures, conflicts } = plan
  if (transfer.ids.length + transfer.pins.length === 0)
    return <Note title={texts.knownTitle} text={texts.empty} onClose={onClose} />
  if (conflicts.length === 0 && !hasChanges(figures))
    return <Note title={texts.knownTitle} text={texts.known} onClose={onClose} />

  async function merge(): Promise<void> {
    // Lets the dialog show that merging is in progress.
    await yieldToPage()
    const { figures: added, undo } = await applyMergePlan(plan)
    showSuccess({ title: () => texts.added, detail: () => addedDetail(added), ...undo })
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      texts={texts.question}
      appearance="primary"
      onConfirm={merge}
    >
      <ShownPlaythrough />
      {conflicts.length > 0 && (
        <WordsQuestion where="link" conflicts={conflicts} choices={choices} onChange={setChoices} />
      )}
      <dl className="grid gap-3">
        <Row term={texts.marks}>{transferFigures(figures.marks)}</Row>
        {figures.marks.quests > 0 && (
          <Row term={texts.quests}>{texts.figures(figures.marks.quests, 0)}</Row>
        )}
        {transfer.pins.length > 0 && (
          <Row term={texts.pins}>{joinList(pinChanges(figures.pins))}</Row>
        )}
      </dl>
    </ConfirmDialog>
  )
}

interface NoteProps {
  readonly title: string
  readonly text: string
  readonly onClose: () => void
}

function Note({ title, text, onClose }: NoteProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} closeLabel={texts.close}>
      <p>{text}</p>
      <Button className="justify-self-end" onClick={onClose}>
        {texts.close}
      </Button>
    </Dialog>
  )
}

/** Removes the link from the address, so that a reload does not ask again. */
function clearArrivingLink(): void {
  const { location, history } = window
  if (isTransferFragment(location.hash)) {
    history.replaceState(history.state, '', location.pathname + location.search)
  }
}

function transferFigures({ added, notOnMap, alreadyKnown }: MarkFigures): string {
  const { figures, figuresOff } = toolMessages.transfer
  return notOnMap > 0 ? figuresOff(added, notOnMap, alreadyKnown) : figures(added, alreadyKnown)
}

function addedDetail({ marks: { added, quests }, pins }: MergeFigures): string {
  return joinList([
    quests > 0 ? toolMessages.upload.did.quests(quests) : '',
    added + pins.added > 0 ? marksAndPins(added, pins.added) : '',
    ...pinChanges({ ...pins, added: 0, alreadyKnown: 0 }),
  ])
}
