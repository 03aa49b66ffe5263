// Plans what a file or a link changes in the player's list. Uploads, files that were dropped or shared, and links from
// another device are all planned here. Their dialogs show the plan, and apply-merge-plan.ts applies it.
import type { Extent } from '../../../geometry/extent.ts'
import { discoveredIds, marksFor, placeIds, type Mark, type Marks } from '../../../records/mark.ts'
import { replaceRecords } from '../../../records/persisted-record.ts'
import { mergedPins, isSamePin, type Pin, type Pins } from '../../../records/pin.ts'
import { countQuestsAhead, readQuestStates } from '../../../records/quest-mark.ts'
import type { FilterSet } from '../../filters/model/filter-set.ts'
import { mergedSets } from '../../filters/model/merge-sets.ts'
import type { Transfer } from '../../links/model/transfer-link.ts'
import { marksWithDays } from '../../progress/model/found-days.ts'
import type { JournalEntry } from '../../progress/model/history.ts'
import { pinsToMerge } from './merge-pins.ts'
import { pinsInside } from '../../progress/model/pin-list.ts'
import {
  ownWords,
  withChoices,
  withOwnPictures,
  wordsConflicts,
  type WordsChoices,
  type WordsConflict,
} from './pin-conflicts.ts'
import { pinsToImport } from './import/pin-draft.ts'
import type { AcceptedImport } from './import/read-import.ts'
import type { AcceptedUpload, SkippedEntries } from './read-upload.ts'

export type MergeFile = AcceptedUpload | AcceptedImport | Transfer

interface MergeWorld {
  readonly extent: Extent
  readonly markersById: Pick<ReadonlyMap<number, unknown>, 'has'>
}

export interface OwnRecords {
  readonly marks: Marks
  readonly pins: Pins
  readonly journal: readonly JournalEntry[]
  readonly filterSets: readonly FilterSet[]
}

export interface MarkFigures {
  /** Number of ids that are new to the list, including ids that this map doesn't know. */
  readonly added: number
  /** Number of new ids that this map doesn't know. */
  readonly notOnMap: number
  readonly alreadyKnown: number
  readonly skipped: readonly SkippedEntries[]
  /** Number of quests whose progress in the file is further than in the list. */
  readonly quests: number
  /** Numbers of kept and damaged pictures, and of pictures without room. Absent if the file has none. */
  readonly pictures?: { readonly kept: number; readonly broken: number; readonly left: number }
  /** Numbers of new filter sets, and of sets for which there is no room. Absent if the file has none. */
  readonly sets?: { readonly added: number; readonly left: number }
}

export interface PinFigures {
  readonly added: number
  readonly changed: number
  /** Pins whose deletion in the file is later than their last change here. */
  readonly deleted: number
  readonly alreadyKnown: number
  /** Pins that are not merged, because they were deleted here later. */
  readonly stayDeleted: number
  /** Entries of the file that are not valid pins. */
  readonly skipped: number
  /** Pins that are not merged, because they are outside the map. */
  readonly outside: number
}

export interface MergeFigures {
  readonly marks: MarkFigures
  readonly pins: PinFigures
}

export interface MergePlan<File extends MergeFile = MergeFile> {
  readonly world: MergeWorld | null
  readonly own: OwnRecords
  readonly file: File
  readonly choices: WordsChoices
  /** Marks that change. No mark is removed. */
  readonly marks: readonly Mark[]
  /** Marks that only receive the day on which they were found. Undo keeps these days. */
  readonly datedMarks: readonly Mark[]
  readonly pins: readonly Pin[]
  readonly figures: MergeFigures
  /** Texts of the player that the file would replace. The choices decide what happens to them. */
  readonly conflicts: readonly WordsConflict[]
}

/**
 * @param world `null` until it is loaded; nothing counts as outside the map then
 * @param choices which texts to keep if the file would replace some; by default the player's own
 */
export function planMerge<File extends MergeFile>(
  world: MergeWorld | null,
  own: OwnRecords,
  file: File,
  choices: WordsChoices = ownWords,
): MergePlan<File> {
  const received = pinsOf(file, own.pins)
  const inside = pinsInside(received, world?.extent)
  const merged = pinsToMerge(own.pins, inside, own.journal)
  // Keeping both versions may add a pin that the file has too.
  const pins = [...mergedPins(new Map(), withChoices(own.pins, merged, choices)).values()]
  const marks = marksFor(own.marks, file.ids, true)
  const upload = uploadIn(file)
  return {
    world,
    own,
    file,
    choices,
    marks,
    datedMarks: upload?.days ? marksWithDays(replaceRecords(own.marks, marks), upload.days) : [],
    pins,
    figures: {
      marks: {
        ...markFigures(world, own, file.ids, upload?.skipped),
        ...extraFigures(own, upload),
      },
      pins: pinFigures(own.pins, inside, pins, {
        skipped: upload?.skippedPins ?? 0,
        outside: received.length - inside.length,
      }),
    },
    conflicts: wordsConflicts(own.pins, merged),
  }
}

export function uploadIn(file: MergeFile): AcceptedUpload | undefined {
  return 'questions' in file ? file : undefined
}

function pinsOf(file: MergeFile, own: Pins): readonly Pin[] {
  if ('unknown' in file) return pinsToImport(own, file.pins)
  return uploadIn(file)?.pins ?? withOwnPictures(own, file.pins)
}

function markFigures(
  world: MergeWorld | null,
  { marks }: OwnRecords,
  received: readonly number[],
  skipped: readonly SkippedEntries[] = [],
): MarkFigures {
  const own = discoveredIds(marks)
  const before = new Set(own)
  const ids = placeIds(received)
  const added = ids.filter((id) => !before.has(id))
  return {
    added: added.length,
    notOnMap: world ? added.filter((id) => !world.markersById.has(id)).length : 0,
    alreadyKnown: ids.length - added.length,
    skipped,
    quests: countQuestsAhead(received, readQuestStates(own)),
  }
}

function extraFigures(
  own: OwnRecords,
  { filterSets, received }: Pick<AcceptedUpload, 'filterSets' | 'received'> = {},
): Pick<MarkFigures, 'sets' | 'pictures'> {
  // The figures don't depend on the ids of new sets.
  const sets = filterSets && mergedSets(own.filterSets, filterSets, () => '')
  return {
    ...(sets && { sets: { added: sets.added, left: sets.left } }),
    ...(received && {
      pictures: { kept: received.pictures.length, broken: received.broken, left: 0 },
    }),
  }
}

/** @param changed the pins that merging writes */
export function pinFigures(
  pins: Pins,
  received: Iterable<Pin>,
  changed: readonly Pin[],
  { skipped = 0, outside = 0 } = {},
): PinFigures {
  const after = new Map(changed.map((pin) => [pin.id, pin]))
  const figures = {
    added: 0,
    changed: 0,
    deleted: 0,
    alreadyKnown: 0,
    stayDeleted: 0,
    skipped,
    outside,
  }
  for (const pin of new Map([...after, ...mergedPins(new Map(), received)]).values()) {
    const [own, next] = [pins.get(pin.id), after.get(pin.id)]
    const isHere = own !== undefined && !own.deleted
    if (next?.deleted) figures.deleted += isHere ? 1 : 0
    else if (next && !isHere) figures.added += 1
    else if (next && own && !isSamePin(next, own)) figures.changed += 1
    else if (!pin.deleted && !isHere) figures.stayDeleted += 1
    else if (!pin.deleted) figures.alreadyKnown += 1
  }
  return figures
}

/** True if applying the plan changes something that the player sees. */
export function hasChanges({ marks, pins }: MergeFigures): boolean {
  const others = (marks.sets?.added ?? 0) + (marks.pictures?.kept ?? 0)
  return marks.added + marks.quests + others + pins.added + pins.changed + pins.deleted > 0
}
