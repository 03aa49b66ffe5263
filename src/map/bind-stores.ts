import { effectiveLook, onEffectiveLook } from '../stores/effective-look.ts'
import { useFilters } from '../stores/filters.ts'
import { rememberPosition, restorePosition } from '../stores/last-position.ts'
import { useObstructions } from '../stores/obstructions.ts'
import { useProgress } from '../stores/progress.ts'
import { useSelection } from '../stores/selection.ts'
import { useSettings } from '../stores/settings.ts'
import type { LoadedWorld } from '../stores/world/world-context.tsx'
import type { MapContent, MapEngine, MapEvent } from './engine/map-engine.ts'
import type { MapPosition } from '../domain/world.ts'

export interface Binding {
  readonly engine: MapEngine
  readonly unbind: () => void
}

export interface BindOptions {
  readonly world: LoadedWorld
  readonly create: (position: MapPosition, onEvent: (event: MapEvent) => void) => MapEngine
  /** Every event, after the stores have taken what is theirs. */
  readonly onEvent: (event: MapEvent) => void
  readonly prefersStillness: () => boolean
  /** Runs a task when what covers the map has been measured anew. */
  readonly afterLayout: (task: () => void) => void
}

/**
 * The one place where the stores and the map meet: what the stores hold goes to the engine, what players
 * do on the map goes to the stores.
 */
export function bindStores(options: BindOptions): Binding {
  const { world, onEvent } = options
  const position = restorePosition(world) ?? world.startView
  const engine = options.create(position, (event) => {
    if (event.kind === 'marker') useSelection.getState().select(event.marker, event.by)
    else if (event.kind === 'empty') {
      useSelection.getState().deselect()
      useSettings.getState().setPanelOpen(false)
    } else if (event.kind === 'rest') rememberPosition(world, event.position)
    onEvent(event)
  })
  const content = createContent()
  let bound = true
  const update = () => engine.update(content())

  function goToSelected(animate: boolean): void {
    const { selectedMarker, origin } = useSelection.getState()
    if (!selectedMarker) return
    if (origin === 'event' || origin === 'link') engine.flyTo(selectedMarker.coordinate, animate)
    else engine.reveal(selectedMarker.coordinate, animate)
  }

  update()
  goToSelected(false)
  const unsubscribe = [
    useFilters.subscribe(update),
    useProgress.subscribe(update),
    useSettings.subscribe(update),
    useObstructions.subscribe(update),
    onEffectiveLook(update),
    useSelection.subscribe(() => {
      update()
      options.afterLayout(() => {
        if (bound) goToSelected(!options.prefersStillness())
      })
    }),
  ]
  return {
    engine,
    unbind: () => {
      bound = false
      for (const stop of unsubscribe) stop()
      engine.destroy()
    },
  }
}

/** Keeps the parts of the content that did not change identical, so that the engine need not compare lists. */
function createContent(): () => MapContent {
  const discoveredFor = remembered((ids: readonly number[]) => new Set(ids))
  const visitedFor = remembered((ids: readonly number[]) => new Set(ids))
  return () => {
    const { discoveredMarkers, visitedMarkers } = useProgress.getState()
    const { markerSize, showNamePlates } = useSettings.getState()
    return {
      visibleTypes: useFilters.getState().visibleTypes,
      selected: useSelection.getState().selectedMarker,
      discovered: discoveredFor(discoveredMarkers),
      visited: visitedFor(visitedMarkers),
      markerSize,
      showNamePlates,
      look: effectiveLook(),
      covered: useObstructions.getState().covered,
    }
  }
}

/** The last result, as long as it is asked with the same value. */
function remembered<Input, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  let last: { readonly input: Input; readonly output: Output } | undefined
  return (input) => {
    if (!last || last.input !== input) last = { input, output: compute(input) }
    return last.output
  }
}
