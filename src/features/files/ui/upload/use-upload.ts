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
import { nameOnScreen } from '../../../progress/playthroughs.ts'
import { marksWithDays } from '../../../progress/model/found-days.ts'
import { saveProgress, useProgress } from '../../../progress/progress.ts'
import { listed } from '../../../progress/shown-progress.ts'
import { storePictures } from '../../../pictures/storage/picture-database.ts'
import { otherWorldUrl } from '../../../worlds/other-worlds.ts'
import { pageWorld } from '../../../../platform/page-world.ts'
import { useWorldIfLoaded } from '../../../worlds/world-context.tsx'
import { returnFocus } from '../../../../ui/keys/focus.ts'
import { showFailure, showSuccess } from '../../../../ui/toasts/toasts.tsx'
import { undoing } from '../../../progress/undo.ts'
import type { OtherStep } from '../../../progress/undo-stack.ts'
import type { Elsewhere } from '../other-world-dialog.tsx'
import { readUploadFile } from './upload-file.ts'

/** What takes so long that it is told. */
interface Busy {
  readonly label: string
  readonly share: number | null
  /** Null once it can no longer be ended. */
  readonly cancel: (() => void) | null
}

/** Whether the player is asked also about a file that is plainly for this map and changes none of their own words. */
type Asking = 'in-doubt' | 'always'

interface UploadOptions {
  readonly ask?: Asking
  /** Whether a refusal names the file, as one of several. */
  readonly named?: boolean
}

/** A file that waits for the player's answer, by what is asked. */
interface Waiting {
  readonly asked: AskedFile | null
  readonly imported: ImportedFile | null
  readonly elsewhere: Elsewhere | null
}

export interface Upload extends Waiting {
  readonly busy: Busy | null
  /** Reads a file, and merges it where there is nothing to ask. @returns whether it waits for an answer */
  readonly upload: (file: File, options?: UploadOptions) => Promise<boolean>
  readonly merge: (file: ReadFile, choices?: WordsChoices) => Promise<void>
  readonly previewFigures: (file: ReadFile, choices: WordsChoices) => FileFigures
  /** Forgets the file that waits. */
  readonly dismiss: () => void
}

const texts = toolMessages.upload

/** Of more records than this, merging is told. */
const many = 1000

const nothing: Waiting = { asked: null, imported: null, elsewhere: null }

/** @param button takes the focus when the player ends what is told */
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
    // Until the bar is there.
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

/** A file that was read: this map's own, or another one's. */
type ReadFile = AcceptedUpload | AcceptedImport

/** What merging a file would do. */
export interface FileFigures {
  readonly marks: UploadFigures
  readonly pins: PinFigures
  /** Where it would take the place of the player's own words. */
  readonly conflicts: readonly WordsConflict[]
}

/** Another map's file that was read and not yet merged. */
export interface ImportedFile {
  readonly name: string
  readonly content: AcceptedImport
  /** Worked out once, when it is asked about. */
  readonly figures: FileFigures
}

/** A file of which the player is asked before it is merged. */
export interface AskedFile {
  readonly name: string
  readonly upload: AcceptedUpload
  /** Worked out once, when it is asked about. */
  readonly figures: FileFigures
}

/** The map's ids; undefined while the map is not loaded. */
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

/**
 * The one place where what is in a file joins the list, as one action, and where that is said.
 *
 * @param choices what becomes of the player's own words, which stay where nothing was chosen
 */
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

/** Notes when places were found of which nobody had. That is no step of its own, and stays when the file's is taken back. */
function noteDays(days: ReadonlyMap<number, number>): void {
  const { marks } = useProgress.getState()
  const changed = marksWithDays(marks, days)
  if (changed.length === 0) return
  useProgress.setState(listed(mergedMarks(marks, changed)))
  saveProgress({ marks: changed })
}

/** Stores the pictures of a file before its pins say that they have them. Where there is no room, the pins come without. */
async function withStoredPictures(file: ReadFile, figures: UploadFigures): Promise<UploadFigures> {
  if (isImport(file) || !file.received || !figures.pictures) return figures
  const { pictures, broken } = file.received
  const kept = await storePictures(pictures)
  return { ...figures, pictures: { kept, broken, left: pictures.length - kept } }
}

/** The toast's button that takes back what a file brought: to the list, and sets. */
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

/** What is said of a backup of a playthrough that is called otherwise than the one on screen. */
function ofAnotherPlaythrough(file: ReadFile, summary: string): string {
  const [from, into] = [isImport(file) ? undefined : file.playthrough, nameOnScreen()]
  return from === undefined || into === '' || from === into
    ? summary
    : toolMessages.upload.thenPlaythrough(summary, laterMessages.playthroughs.merged(from, into))
}

function pinsOf(file: ReadFile): readonly Pin[] {
  return isImport(file) ? pinsToImport(useProgress.getState().pins, file.pins) : file.pins
}
