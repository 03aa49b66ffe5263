import type { WordsChoices } from '../features/import-export/model/pin-conflicts.ts'
import { planMerge } from '../features/import-export/model/plan-merge.ts'
import type { AcceptedUpload } from '../features/import-export/model/read-upload.ts'
import type { Progress } from '../features/progress/progress-store.ts'
import type { Pin } from '../records/pin.ts'

/** Merges marks and pins, as a backup does. @returns the key to undo it, or `null` if nothing changes */
export function mergeInto(
  store: { readonly getState: () => Progress },
  ids: readonly number[],
  pins: readonly Pin[] = [],
  choices?: WordsChoices,
): string | null {
  const own = { ...store.getState(), filterSets: [] }
  const file = { ok: true, source: 'backup', ids, skipped: [], pins, skippedPins: 0, questions: [] }
  const plan = planMerge(null, own, file as AcceptedUpload, choices)
  return own.act({ kind: 'import', marks: plan.marks, pins: plan.pins, snapshot: 'import' })
}
