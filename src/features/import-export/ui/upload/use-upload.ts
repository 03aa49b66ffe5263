import { failureOf, failureText } from '../../../../i18n/compose/failure.ts'
import { useState, type RefObject } from 'react'
import type { AcceptedImport, FileResult } from '../../model/import/read-import.ts'
import type { AcceptedUpload } from '../../model/read-upload.ts'
import { planMerge, type MergePlan } from '../../model/plan-merge.ts'
import { applyMergePlan, ownRecords } from '../../apply-merge-plan.ts'
import { uploadProblem, importSummary, uploadSummary } from '../../upload-words.ts'
import { startMessages } from '../../../../i18n/generated/start.ts'
import { toolMessages } from '../../../../i18n/generated/tools.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { yieldToPage } from '../../../../platform/yield-to-page.ts'
import { nameOnScreen } from '../../../progress/progress.ts'
import { otherWorldUrl } from '../../../worlds/other-worlds.ts'
import { pageWorld } from '../../../../platform/page-world.ts'
import { useWorldIfLoaded } from '../../../worlds/world-context.tsx'
import { returnFocus } from '../../../../ui/keys/focus.ts'
import { showFailure, showSuccess } from '../../../../ui/toasts/toasts.tsx'
import type { Elsewhere } from '../other-world-dialog.tsx'
import { readUploadFile } from './upload-file.ts'

interface Busy {
  readonly label: string
  readonly share: number | null
  /** `null` once the work can't be cancelled any more. */
  readonly cancel: (() => void) | null
}

/** Whether to ask only in doubt, or even if a file is clearly for this map and replaces no text of the player. */
type Asking = 'in-doubt' | 'always'

interface UploadOptions {
  readonly ask?: Asking
  /** Whether a refusal names the file, as is useful for one of several files. */
  readonly named?: boolean
}

interface Waiting {
  readonly asked: PlannedFile<AcceptedUpload> | null
  readonly imported: PlannedFile<AcceptedImport> | null
  readonly elsewhere: Elsewhere | null
}

export interface Upload extends Waiting {
  readonly busy: Busy | null
  /** Reads a file and merges it if no question is needed. @returns true if the file waits for an answer */
  readonly upload: (file: File, options?: UploadOptions) => Promise<boolean>
  readonly merge: (plan: FilePlan) => Promise<void>
  readonly dismiss: () => void
}

const texts = toolMessages.upload

const minRecordsForBar = 1000

const nothing: Waiting = { asked: null, imported: null, elsewhere: null }

/** Reads and merges files. @param button gets the focus when the player cancels the progress bar */
export function useUpload(button: RefObject<HTMLElement | null>): Upload {
  const world = useWorldIfLoaded()
  const [waiting, setWaiting] = useState(nothing)
  const [busy, setBusy] = useState<Busy | null>(null)

  async function upload(
    file: File,
    { ask = 'in-doubt', named = false }: UploadOptions = {},
  ): Promise<boolean> {
    const ending = new AbortController()
    const cancel = () => {
      ending.abort()
      returnFocus(button.current)
    }
    const refuse = (why: () => string) => {
      const detail = () => (named ? texts.problemOf(why(), file.name) : why())
      showFailure({ title: () => laterMessages.toasts.uploadFailed, detail })
      return false
    }
    const result = await readUploadFile(file, pageWorld().id, world, {
      signal: ending.signal,
      onProgress: (share) => setBusy({ label: texts.reading, share, cancel }),
    }).catch((error: unknown) => ({ failure: failureOf(error) }))
    setBusy(null)
    if (!result) return false
    if ('failure' in result)
      return refuse(() => failureText(result.failure, startMessages.chunkMissing))
    if (!result.ok) return refuse(() => uploadProblem(result.problem))
    const elsewhere = otherWorldOf(result)
    if (elsewhere) return wait({ elsewhere: { ...elsewhere, file } })
    const { name } = file
    if (isImport(result)) return wait({ imported: { name, plan: planOf(result) } })
    const plan = planOf(result)
    if (ask === 'always' || result.questions.length + plan.conflicts.length > 0) {
      return wait({ asked: { name, plan } })
    }
    await merge(plan)
    return false
  }

  function planOf<Kind extends ReadFile>(file: Kind): MergePlan<Kind> {
    return planMerge(world, ownRecords(file), file)
  }

  function wait(question: Partial<Waiting>): boolean {
    setWaiting({ ...nothing, ...question })
    return true
  }

  async function merge(plan: FilePlan): Promise<void> {
    const { ids, pins } = plan.file
    if (ids.length + pins.length > minRecordsForBar) {
      setBusy({ label: texts.merging, share: null, cancel: null })
    }
    // Wait until the progress bar is visible.
    await yieldToPage()
    const { figures, undo } = await applyMergePlan(plan)
    const { file } = plan
    const summary = () => (isImport(file) ? importSummary(figures, file) : uploadSummary(figures))
    showSuccess({
      title: () => laterMessages.toasts.uploadMerged,
      detail: () => ofAnotherPlaythrough(file, summary()),
      ...undo,
    })
    setBusy(null)
  }

  return { ...waiting, busy, upload, merge, dismiss: () => setWaiting(nothing) }
}

function otherWorldOf(file: ReadFile): Elsewhere | undefined {
  if (isImport(file)) return undefined
  const question = file.questions.find(({ kind }) => kind === 'other-map')
  if (question?.kind !== 'other-map') return undefined
  const href = otherWorldUrl(question.map)
  return href === undefined ? undefined : { world: question.map, href }
}

type ReadFile = AcceptedUpload | AcceptedImport
type FilePlan = MergePlan<ReadFile>

export interface PlannedFile<File extends ReadFile> {
  readonly name: string
  readonly plan: MergePlan<File>
}

function isImport(file: FileResult): file is AcceptedImport {
  return file.ok && 'unknown' in file
}

/** Adds a hint to the summary if the backup's playthrough has another name than the open one. */
function ofAnotherPlaythrough(file: ReadFile, summary: string): string {
  const [from, into] = [isImport(file) ? undefined : file.playthrough, nameOnScreen()]
  return from === undefined || into === '' || from === into
    ? summary
    : toolMessages.upload.thenPlaythrough(summary, laterMessages.playthroughs.merged(from, into))
}
