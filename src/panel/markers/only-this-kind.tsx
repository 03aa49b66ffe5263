import type { MarkerType } from '../../domain/markers/marker-type.ts'
import { laidFilters as texts } from '../../messages/laid-filters-messages.ts'
import { Button } from '../../ui/button.tsx'
import { showOnlyOnMap } from './only.ts'

/** On a place's card: shows all places of its type, and nothing else. */
export function OnlyThisKind({ type: { id, title } }: { readonly type: MarkerType }) {
  return (
    <Button className="mx-4 mt-3" onClick={() => showOnlyOnMap({ title, typeIds: [id] })}>
      {texts.onlyThisKind}
    </Button>
  )
}
