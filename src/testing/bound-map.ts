import { vi } from 'vitest'
import type { Place } from '../world/names/world-names.ts'
import type { Marker } from '../world/marker.ts'
import { noMoreFilters } from '../world/filtering.ts'
import { createFakeMedia, type FakeMedia } from './fake-media.ts'
import { useFilters } from '../features/filters/filters.ts'
import { useDrawnLine } from '../features/viewport/drawn-line.ts'
import { useRoute } from '../features/routes/route-store.ts'
import { usePinEditing } from '../features/pins/pin-editing.ts'
import { useProgress } from '../features/progress/progress.ts'
import { useSettings } from '../features/settings/settings.ts'
import { useFilterOverride } from '../features/filters/shown-filters.ts'
import { useOpenMenu } from '../features/card/open-menu.ts'
import { indexWorld, type LoadedWorld } from '../features/worlds/world-context.tsx'
import { bindStores, type BindOptions, type Binding } from '../app/map/bind-stores.ts'
import type { MapEvent } from '../map/map-engine.ts'
import { createFakeEngine, type FakeEngine } from './fake-engine.ts'
import { emptyWorld } from './world-samples.ts'
import { openMarker } from './open-cards.ts'
import type { OpenedBy } from '../features/card/model/opened-card.ts'
import { closeAll } from '../features/card/opened.ts'
import { useViewport } from '../features/viewport/viewport-store.ts'

export const nest: Marker = { id: 3, locationType: 'nest', coordinate: [100, 200] }
export const bed: Marker = { id: 7, locationType: 'bed', coordinate: [4000, 5000] }

export const town: Place = { coordinate: [500, 600], rank: 'town', name: 'Rattay' }

/** Returns the event of a click or Enter on a marker that doesn't overlap others. */
export function markerClick(marker: Marker, by: 'pointer' | 'keyboard' = 'pointer'): MapEvent {
  return { kind: 'marker', by, overlapping: [marker.id], pixel: [10, 20] }
}

export const boundWorld = indexWorld({
  ...emptyWorld,
  id: 'kcd1',
  types: ['nest', 'bed'].map((id) => ({
    id,
    title: id,
    category: 'other',
    icon: '',
    colour: '#000000',
    priority: 0,
    glyph: id,
  })),
  markers: [nest, bed],
  places: [town],
})

export const tasks: (() => void)[] = []

let engine: FakeEngine
let binding: Binding | undefined

/** Resets the stores, and stubs a browser whose media queries don't match. */
export function clearStores(): FakeMedia {
  useFilters.setState({
    visibleTypes: {},
    showPins: true,
    ...noMoreFilters,
    namedTypes: undefined,
  })
  usePinEditing.setState({ id: null, appearance: null, moved: null })
  useDrawnLine.setState({ line: null })
  useRoute.setState({ points: null, choosing: null })
  useOpenMenu.setState({ menu: null })
  useViewport.setState({ padding: {} })
  useProgress.setState({
    marks: new Map(),
    pins: new Map(),
    discoveredMarkers: [],
    visitedMarkers: [],
  })
  closeAll()
  useViewport.setState({ position: null })
  useFilterOverride.setState({ override: null, before: null })
  window.history.replaceState(null, '', '/')
  useSettings.setState({ markerSize: 50, panelOpen: true, showNamePlates: true, look: 'parchment' })
  tasks.length = 0
  const media = createFakeMedia()
  vi.stubGlobal('matchMedia', media.matchMedia)
  return media
}

export function bind(options: Partial<BindOptions> = {}): FakeEngine {
  binding = bindStores({
    world: boundWorld,
    create: (position, content, emit) => {
      engine = createFakeEngine(position, content, emit)
      return engine
    },
    onEvent: () => {},
    prefersStillness: () => false,
    afterLayout: (task) => tasks.push(task),
    ...options,
  })
  return engine
}

/** Replaces the world by the same world in another language. */
export const rename = (world: LoadedWorld) => binding?.rename(world)

export function unbind(): void {
  binding?.unbind()
  binding = undefined
}

export const runTasks = () => tasks.splice(0).forEach((task) => task())

export const lastEngine = () => engine

export function last() {
  engine.drawFrame()
  return engine.contents.at(-1)
}

export const select = (marker: Marker, by: OpenedBy) => openMarker(marker.id, by)

export const hidesOnly = (hidden: string) => (isTypeVisible: (type: string) => boolean) =>
  ['nest', 'bed'].every((type) => isTypeVisible(type) === (type !== hidden))
