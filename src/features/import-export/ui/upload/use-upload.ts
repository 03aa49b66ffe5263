import { failureOf, failureText } from '../../../../i18n/compose/failure.ts'
import { useCallback, useState, type RefObject } from 'react'
import { pinsToImport } from '../../model/import/pin-draft.ts'
import type { AcceptedImport, FileResult } from '../../model/import/read-import.ts'
import {
  pinFigures,
  withChoices,
  wordsConflicts,
  type PinFigures,
  type WordsChoices,
  type WordsConflict,
} from '../../../progress/model/pin-conflicts.ts'
import { pinsToMerge } from '../../../progress/model/merge-pins.ts'
import { uploadFigures, type AcceptedUpload, type UploadFigures } from '../../model/read-upload.ts'
import { discoveredIds, mergedMarks } from '../../../../records/mark.ts'
import { questStatesOf } from '../../../../records/quest-mark.ts'
import type { Pin } from '../../../../records/pin.ts'
import { mergeSets, setsToMerge, undoingStep } from '../../../filters/change-sets.ts'
import { uploadProblem, importSummary, uploadSummary } from '../../upload-words.ts'
import type { FilterSet } from '../../../filters/model/filter-set.ts'
import { startMessages } from '../../../../i18n/generated/start.ts'
import { toolMessages } from '../../../../i18n/generated/tools.ts'
import { laterMessages } from '../../../../i18n/generated/later.ts'
import { letDraw } from '../../../../platform/let-draw.ts'
import { nameOnScreen } from '../../../progress/playthroughs/playthroughs.ts'
import { marksWithDays } from '../../../progress/model/found-days.ts'
import { saveProgress, useProgress } from '../../../progress/progress.ts'
import { listed } from '../../../progress/shown-progress.ts'
import { storePictures } from '../../../pins/storage/picture-database.ts'
import { otherWorldUrl } from '../../../worlds/other-worlds.ts'
import { pageWorld } from '../../../../platform/page-world.ts'
import { useWorldIfLoaded } from '../../../worlds/world-context.tsx'
import { returnFocus } from '../../../../ui/keys/focus.ts'
import { showFailure, showSuccess } from '../../../../ui/toasts/toasts.tsx'
import { undoing } from '../../../progress/undo/undo.ts'
import type { OtherStep } from '../../../progress/undo/undo-stack.ts'
import type { Elsewhere } from '../other-world-dialog.tsx'
import { readUploadFile } from './upload-file.ts'

/** Work that takes long enough for a progress bar. */
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

/** The file that waits for the player's answer, under the kind of question. */
interface Waiting {
  readonly asked: AskedFile | null
  readonly imported: ImportedFile | null
  readonly elsewhere: Elsewhere | null
}

export interface Upload extends Waiting {
  readonly busy: Busy | null
  /** Reads a file and merges it if no question is needed. @returns true if the file waits for an answer */
  readonly upload: (file: File, options?: UploadOptions) => Promise<boolean>
  readonly merge: (file: ReadFile, choices?: WordsChoices) => Promise<void>
  readonly previewFigures: (file: ReadFile, choices: WordsChoices) => FileFigures
  readonly dismiss: () => void
}

const texts = toolMessages.upload

/** Number of records above which merging shows a progress bar. */
const many = 1000

const nothing: Waiting = { asked: null, imported: null, elsewhere: null }

/** Reads and merges files. @param button gets the focus when the player cancels the progress bar */
export function useUpload(button: RefObject<HTMLElement | null>): Upload {
  const world = useWorldIfLoaded()
  const onMap = world?.markersById
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
    const question = questionOf(file, result, ask)
    if (question) setWaiting({ ...nothing, ...question })
    else await merge(result)
    return question !== null
  }

  function questionOf(file: File, result: ReadFile, ask: Asking): Partial<Waiting> | null {
    const elsewhere = otherWorldOf(result)
    if (elsewhere) return { elsewhere: { ...elsewhere, file } }
    const [{ name }, figures] = [file, figuresOf(result, onMap)]
    if (isImport(result)) return { imported: { name, content: result, figures } }
    const isAsked = ask === 'always' || result.questions.length + figures.conflicts.length > 0
    return isAsked ? { asked: { name, upload: result, figures } } : null
  }

  const previewFigures = useCallback(
    (file: ReadFile, choices: WordsChoices) => figuresOf(file, onMap, choices),
    [onMap],
  )

  async function merge(file: ReadFile, choices?: WordsChoices): Promise<void> {
    if (isLarge(file)) setBusy({ label: texts.merging, share: null, cancel: null })
    // Wait until the progress bar is visible.
    await letDraw()
    await mergeFile(file, onMap, choices)
    setBusy(null)
  }

  return { ...waiting, busy, upload, merge, previewFigures, dismiss: () => setWaiting(nothing) }
}

function otherWorldOf(file: ReadFile): Elsewhere | undefined {
  if (isImport(file)) return undefined
  const question = file.questions.find(({ kind }) => kind === 'other-map')
  if (question?.kind !== 'other-map') return undefined
  const href = otherWorldUrl(question.map)
  return href === undefined ? undefined : { world: question.map, href }
}

function isLarge({ ids, pins }: ReadFile): boolean {
  return ids.length + pins.length > many
}

type ReadFile = AcceptedUpload | AcceptedImport

export interface FileFigures {
  readonly marks: UploadFigures
  readonly pins: PinFigures
  /** Texts of the player that merging would replace. */
  readonly conflicts: readonly WordsConflict[]
}

/** A file of another map that waits for the player's answer. */
export interface ImportedFile {
  readonly name: string
  readonly content: AcceptedImport
  readonly figures: FileFigures
}

/** A file of this map that waits for the player's answer. */
export interface AskedFile {
  readonly name: string
  readonly upload: AcceptedUpload
  readonly figures: FileFigures
}

/** Ids of the world's markers; `undefined` until the world is loaded. */
type OnMap = Pick<ReadonlySet<number>, 'has'> | undefined

function isImport(file: FileResult): file is AcceptedImport {
  return file.ok && 'unknown' in file
}

function figuresOf(file: ReadFile, onMap: OnMap, choices?: WordsChoices): FileFigures {
  const { discoveredMarkers, marks, pins, journal } = useProgress.getState()
  const quests = questStatesOf(discoveredIds(marks))
  const { skipped, skippedPins, outsidePins } = isImport(file)
    ? { skipped: [], skippedPins: 0, outsidePins: 0 }
    : file
  const received = pinsOf(file)
  const merged = pinsToMerge(pins, received, journal)
  const sets = setsOf(file)
  const pictures = isImport(file) ? undefined : file.received
  return {
    marks: {
      ...uploadFigures({ ids: file.ids, skipped }, discoveredMarkers, onMap, quests),
      ...(sets.length > 0 && { sets: setsToMerge(sets) }),
      ...(pictures && {
        pictures: { kept: pictures.pictures.length, broken: pictures.broken, left: 0 },
      }),
    },
    pins: pinFigures(pins, received, withChoices(pins, merged, choices), {
      skipped: skippedPins,
      outside: outsidePins,
    }),
    conflicts: wordsConflicts(pins, merged),
  }
}

/** Merges a file as one action and notifies. @param choices which texts to keep; by default the player's own */
async function mergeFile(file: ReadFile, onMap: OnMap, choices?: WordsChoices): Promise<void> {
  const { marks: figures, pins } = figuresOf(file, onMap, choices)
  await letDraw()
  const marks = await withStoredPictures(file, figures)
  const list = useProgress.getState()
  const merged = pinsToMerge(list.pins, pinsOf(file), list.journal)
  const step = mergeSets(setsOf(file))
  const change = list.mergeDiscovered(file.ids, withChoices(list.pins, merged, choices))
  if (!isImport(file) && file.days) noteDays(file.days)
  const summary = () =>
    isImport(file) ? importSummary(marks, pins, file) : uploadSummary(marks, pins)
  showSuccess({
    title: () => laterMessages.toasts.uploadMerged,
    detail: () => ofAnotherPlaythrough(file, summary()),
    ...undoingBoth(change, step),
  })
}

/** Adds days to marks that have none. This isn't part of the undoable action, so undo keeps the days. */
function noteDays(days: ReadonlyMap<number, number>): void {
  const { marks } = useProgress.getState()
  const changed = marksWithDays(marks, days)
  if (changed.length === 0) return
  useProgress.setState(listed(mergedMarks(marks, changed)))
  saveProgress({ marks: changed })
}

/** Stores the pictures before the pins that refer to them. If there is no room, the pins come without pictures. */
async function withStoredPictures(file: ReadFile, figures: UploadFigures): Promise<UploadFigures> {
  if (isImport(file) || !file.received || !figures.pictures) return figures
  const { pictures, broken } = file.received
  const kept = await storePictures(pictures)
  return { ...figures, pictures: { kept, broken, left: pictures.length - kept } }
}

/** Returns the notification's button that undoes both the changes of the list and the new filter sets. */
function undoingBoth(change: string | null, step: OtherStep | null): ReturnType<typeof undoing> {
  const { action } = undoing(change)
  if (!step) return action ? { action } : {}
  const ofSets = undoingStep(step)
  if (!action) return ofSets
  const run = () => {
    ofSets.action.run()
    action.run()
  }
  return { action: { ...action, run } }
}

function setsOf(file: ReadFile): readonly FilterSet[] {
  return isImport(file) ? [] : (file.filterSets ?? [])
}

/** Adds a hint to the summary if the backup's playthrough has another name than the open one. */
function ofAnotherPlaythrough(file: ReadFile, summary: string): string {
  const [from, into] = [isImport(file) ? undefined : file.playthrough, nameOnScreen()]
  return from === undefined || into === '' || from === into
    ? summary
    : toolMessages.upload.thenPlaythrough(summary, laterMessages.playthroughs.merged(from, into))
}

function pinsOf(file: ReadFile): readonly Pin[] {
  return isImport(file) ? pinsToImport(useProgress.getState().pins, file.pins) : file.pins
}
