import { pinsToImport } from '../../../domain/files/import/pin-draft.ts'
import type { AcceptedImport, FileResult } from '../../../domain/files/import/read-import.ts'
import { pinFigures, pinsToMerge, type PinFigures } from '../../../domain/files/merge-pins.ts'
import {
  withChoices,
  wordsConflicts,
  type WordsChoices,
  type WordsConflict,
} from '../../../domain/files/own-words.ts'
import type { Pin } from '../../../domain/pins/pin.ts'
import {
  uploadFigures,
  type AcceptedUpload,
  type UploadFigures,
} from '../../../domain/files/read-upload.ts'
import { fileMessages } from '../../../messages/file-messages.ts'
import { laterMessages } from '../../../messages/later-messages.ts'
import { playthroughMessages } from '../../../messages/playthrough-messages.ts'
import { importSummary, uploadSummary } from '../../../messages/compose/upload.ts'
import { letDraw } from '../../../stores/files/let-draw.ts'
import { nameOnScreen } from '../../../stores/progress/playthroughs.ts'
import { useProgress } from '../../../stores/progress/progress.ts'
import { showSuccess } from '../../../ui/toasts/toasts.tsx'
import { undoing } from '../../progress/undo-change.ts'

/** A file that was read: this map's own, or another one's. */
export type ReadFile = AcceptedUpload | AcceptedImport

/** What merging a file would do. */
export interface FileFigures {
  readonly marks: UploadFigures
  readonly pins: PinFigures
  /** Where it would take the place of the player's own words. */
  readonly conflicts: readonly WordsConflict[]
}

/** The map's ids; undefined while the map is not loaded. */
type OnMap = Pick<ReadonlySet<number>, 'has'> | undefined

export function isImport(file: FileResult): file is AcceptedImport {
  return file.ok && 'unknown' in file
}

export function figuresOf(file: ReadFile, onMap: OnMap, choices?: WordsChoices): FileFigures {
  const { discoveredMarkers, pins, journal } = useProgress.getState()
  const { skipped, skippedPins, outsidePins } = isImport(file)
    ? { skipped: [], skippedPins: 0, outsidePins: 0 }
    : file
  const received = pinsOf(file)
  const merged = pinsToMerge(pins, received, journal)
  return {
    marks: uploadFigures({ ids: file.ids, skipped }, discoveredMarkers, onMap),
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
export async function mergeFile(
  file: ReadFile,
  onMap: OnMap,
  choices?: WordsChoices,
): Promise<void> {
  const { marks, pins } = figuresOf(file, onMap, choices)
  await letDraw()
  const list = useProgress.getState()
  const merged = pinsToMerge(list.pins, pinsOf(file), list.journal)
  const change = list.mergeDiscovered(file.ids, withChoices(list.pins, merged, choices))
  const summary = () =>
    isImport(file) ? importSummary(marks, pins, file) : uploadSummary(marks, pins)
  showSuccess({
    title: () => laterMessages.toasts.uploadMerged,
    detail: () => ofAnotherPlaythrough(file, summary()),
    ...undoing(change),
  })
}

/** What is said of a backup of a playthrough that is called otherwise than the one on screen. */
function ofAnotherPlaythrough(file: ReadFile, summary: string): string {
  const [from, into] = [isImport(file) ? undefined : file.playthrough, nameOnScreen()]
  return from === undefined || into === '' || from === into
    ? summary
    : fileMessages.upload.thenPlaythrough(summary, playthroughMessages.merged(from, into))
}

function pinsOf(file: ReadFile): readonly Pin[] {
  return isImport(file) ? pinsToImport(useProgress.getState().pins, file.pins) : file.pins
}
