import type { Place } from '../core/world/names/world-names.ts'
import { SettlementDetails } from '../features/cards/ui/settlement-details.tsx'
import { chunks } from '../features/chunks/chunks.ts'
import { useWorld } from '../features/worlds/world-context.tsx'
import { lazyChunk } from '../ui/dialogs/lazy-chunk.tsx'

const QuestsHere = lazyChunk(
  chunks,
  async () => (await import('../features/quests/ui/quests-here.tsx')).QuestsHere,
  { className: 'grid justify-items-start gap-2 px-4 pb-3' },
)

/** A settlement's card, with the quests that begin there. */
export function SettlementWithQuests({ settlement }: { readonly settlement: Place }) {
  const { hasQuests } = useWorld()
  return (
    <SettlementDetails
      settlement={settlement}
      quests={hasQuests && <QuestsHere settlement={settlement} />}
    />
  )
}
