import { expect, it } from 'vitest'
import { reloadCapture } from '../features/chunks/storage/page-reload.ts'
import { backupsSlot } from '../features/progress/backup/backups-slot.ts'
import { filterSetsToBackUp } from '../features/progress/backup/sets-to-back-up.ts'
import { settlementQuests } from '../features/card/settlement-quests.ts'
import { posterChunk } from '../features/print/poster-chunk.ts'
import { tripPrinting } from '../features/routes/trip-printing.ts'
import { questSearch } from '../features/search/quest-search.ts'
import { composeFeatures } from './compose.tsx'

it('composeFeatures fills every slot that the page needs from its start', () => {
  composeFeatures()
  const slots = {
    backupsSlot,
    filterSetsToBackUp,
    posterChunk,
    questSearch,
    reloadCapture,
    settlementQuests,
    tripPrinting,
  }
  const empty = Object.entries(slots).filter(([, slot]) => slot.get() === undefined)
  expect(empty.map(([name]) => name)).toEqual([])
})
