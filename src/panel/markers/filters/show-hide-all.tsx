import { useMemo } from 'react'
import { knownCount } from '../../../domain/progress/mark.ts'
import { withType } from '../../../domain/markers/filters/filtering.ts'
import { messages } from '../../../messages/messages.ts'
import { useProgress } from '../../../stores/progress/progress.ts'
import { changeFilters, useShownTypes } from '../../../stores/markers/shown-filters.ts'
import { useShownAmount } from '../../../stores/markers/shown-amount.ts'
import { useWorld } from '../../../stores/world/world-context.tsx'
import { Button } from '../../../ui/button.tsx'

export function ShowHideAll() {
  const world = useWorld()
  const { markers, markersById, types } = world
  const visibleTypes = useShownTypes()
  const discovered = useProgress((state) => state.discoveredMarkers)
  const typeIds = types.map((type) => type.id)
  const shown = useShownAmount(world)
  const found = useMemo(() => knownCount(discovered, markersById), [discovered, markersById])

  function show(all: boolean): void {
    changeFilters({ visibleTypes: withType(visibleTypes, typeIds, all), showPins: all })
  }

  return (
    <div className="grid gap-1 pb-1">
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={() => show(true)}>{messages.panel.showAll}</Button>
        <Button onClick={() => show(false)}>{messages.panel.hideAll}</Button>
      </div>
      <div className="tally-text flex flex-wrap justify-between gap-x-4 pt-1 text-sm text-vellum-soft tabular-nums">
        <p role="status">{messages.panel.showing(shown, markers.length)}</p>
        <p>{messages.panel.discovered(found, markers.length)}</p>
      </div>
    </div>
  )
}
