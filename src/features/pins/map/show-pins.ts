import type { Extent } from '../../../geometry/extent.ts'
import type { MapEngine } from '../../../map/map-engine.ts'
import { useOpened } from '../../card/opened.ts'
import { onShownTypes } from '../../filters/shown-filters.ts'
import { selectedPinOnMap, shownPins } from '../../filters/shown-pins.ts'
import { useProgress } from '../../progress/progress.ts'
import { useSettings } from '../../settings/settings.ts'
import { usePinEditing } from '../pin-editing.ts'
import { PinLayer } from './pin-layer.ts'

/** Shows the player's pins on the map. @returns a function that removes them */
export function showPins(engine: Pick<MapEngine, 'addLayer'>, extent: Extent): () => void {
  const pins = new PinLayer(extent)
  const update = () => pins.show(shownPins(), selectedPinOnMap(), useSettings.getState().markerSize)
  const stops = [
    engine.addLayer(pins.layer, 'top'),
    onShownTypes(update),
    ...[useProgress, useOpened, usePinEditing, useSettings].map((store) => store.subscribe(update)),
  ]
  update()
  return () => stops.forEach((stop) => stop())
}
