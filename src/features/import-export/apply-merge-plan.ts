import { mergedMarks } from '../../records/mark.ts'
import { mergeSets, presentSets, undoingStep } from '../filters/change-sets.ts'
import { storePictures } from '../pins/storage/picture-database.ts'
import { saveProgress, useProgress } from '../progress/progress.ts'
import { listed } from '../progress/shown-progress.ts'
import { undoing } from '../progress/undo/undo.ts'
import type { OtherStep } from '../progress/undo/undo-stack.ts'
import {
  planMerge,
  uploadIn,
  type MergeFigures,
  type MergeFile,
  type MergePlan,
  type OwnRecords,
} from './model/plan-merge.ts'

export function ownRecords(file: MergeFile): OwnRecords {
  const { marks, pins, journal } = useProgress.getState()
  return { marks, pins, journal, filterSets: setsOf(file).length > 0 ? presentSets() : [] }
}

/** Applies a plan as one undo step. If the list has changed since the preview, plans again first. */
export async function applyMergePlan(plan: MergePlan) {
  // Store the pictures before the pins that refer to them. If there is no room, the pins come without pictures.
  const pictures = await storedPictures(plan)
  const { file, marks, datedMarks, pins, figures } = upToDate(plan)
  const step = mergeSets(setsOf(file))
  const list = useProgress.getState()
  const change = list.act({ kind: 'import', marks, pins, snapshot: 'import' })
  if (datedMarks.length > 0) {
    useProgress.setState(listed(mergedMarks(useProgress.getState().marks, datedMarks)))
    saveProgress({ marks: datedMarks })
  }
  const applied: MergeFigures = { ...figures, marks: { ...figures.marks, ...pictures } }
  return { figures: applied, undo: undoingBoth(change, step) }
}

function upToDate(plan: MergePlan): MergePlan {
  const { own, world, file, choices } = plan
  const { marks, pins, journal } = useProgress.getState()
  return marks === own.marks && pins === own.pins && journal === own.journal
    ? plan
    : planMerge(world, ownRecords(file), file, choices)
}

function setsOf(file: MergeFile) {
  return uploadIn(file)?.filterSets ?? []
}

async function storedPictures({
  file,
}: MergePlan): Promise<Pick<MergeFigures['marks'], 'pictures'>> {
  const received = uploadIn(file)?.received
  if (!received) return {}
  const { pictures, broken } = received
  const kept = await storePictures(pictures)
  return { pictures: { kept, broken, left: pictures.length - kept } }
}

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
