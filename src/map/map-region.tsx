import { useCallback, useEffect, useState, type ComponentProps } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { shownCount } from '../domain/filtering.ts'
import type { Marker } from '../domain/marker.ts'
import { markerFromDetail } from '../domain/marker-select.ts'
import { sharedMarkerId } from '../domain/share-link.ts'
import { messages } from '../messages/messages.ts'
import { useEffectiveLook } from '../stores/effective-look.ts'
import { useFilters } from '../stores/filters.ts'
import { onMarkerSelect } from '../stores/marker-select-event.ts'
import { reloadOnce } from '../stores/persistence/reload-once.ts'
import { useProgress } from '../stores/progress.ts'
import { useSelection, type SelectionOrigin } from '../stores/selection.ts'
import { useSettings } from '../stores/settings.ts'
import type { LoadedWorld } from '../stores/world/world-context.tsx'
import { Button } from '../ui/button.tsx'
import type { LandTiles } from './basemap/land-tiles.ts'
import { MapSkeleton } from './map-skeleton.tsx'
import { takeLand } from './start-land.ts'

const importMapView = () => import('./map-view.tsx')

type MapViewComponent = Awaited<ReturnType<typeof importMapView>>['MapView']

/** The chunk gets under way while the world's data still is. */
function startMap(): LandTiles {
  importMapView().catch(() => undefined)
  return takeLand()
}

type MapState = 'loading' | 'ready' | 'failed'

interface MapRegionProps {
  /** Nothing while it loads. */
  readonly world: LoadedWorld | null
  readonly worldFailed: boolean
}

/**
 * The map's place on the page, there from the first moment. The view itself is a separate chunk; selecting
 * markers works without it.
 */
export function MapRegion({ world, worldFailed }: MapRegionProps) {
  const [viewState, setViewState] = useState<MapState>('loading')
  const state = worldFailed ? 'failed' : viewState
  const shown = useShownCount(world)
  const look = useEffectiveLook()
  const onReady = useCallback(() => setViewState('ready'), [])
  useSelectionRequests(world)

  const [landTiles] = useState(startMap)

  return (
    <div
      data-testid="map"
      data-map-state={state}
      data-shown-markers={shown}
      data-look={look}
      className="map-region"
    >
      {state === 'loading' && <MapSkeleton />}
      {world && (
        <ErrorBoundary
          fallback={<MapFailed />}
          onError={(error) => {
            console.error(error)
            setViewState('failed')
          }}
        >
          <MapView world={world} landTiles={landTiles} onReady={onReady} />
        </ErrorBoundary>
      )}
    </div>
  )
}

/**
 * The view as soon as its chunk is there. Not by `lazy`: React holds back what a Suspense boundary reveals
 * within 300 ms of the page's first frame, and the map is what players wait for.
 *
 * @throws while rendering, when the chunk cannot be loaded
 */
function MapView(props: ComponentProps<MapViewComponent>) {
  const [loaded, setLoaded] = useState<{ view?: MapViewComponent; error?: unknown }>({})
  useEffect(() => {
    let current = true
    importMapView().then(
      ({ MapView: view }) => current && setLoaded({ view }),
      (error: unknown) => {
        // A site that was published anew meanwhile has the chunk under another name.
        if (current && !reloadOnce()) setLoaded({ error })
      },
    )
    return () => {
      current = false
    }
  }, [])
  if (loaded.error) throw loaded.error as Error
  return loaded.view ? <loaded.view {...props} /> : null
}

function MapFailed() {
  return (
    <div role="alert" className="map-message">
      <p className="font-display text-2xl">{messages.map.viewFailedTitle}</p>
      <p>{messages.map.viewFailedText}</p>
      <Button look="primary" onClick={() => window.location.reload()}>
        {messages.map.reload}
      </Button>
    </div>
  )
}

function useShownCount(world: LoadedWorld | null): number {
  const visibleTypes = useFilters((state) => state.visibleTypes)
  const selected = useSelection((state) => state.selectedMarker)
  return world ? shownCount(world.counts, visibleTypes, selected) : 0
}

/** Selects what the window event or the page's address asks for, and marks what is selected as visited. */
function useSelectionRequests(world: LoadedWorld | null): void {
  useEffect(() => {
    if (!world) return undefined
    const show = (marker: Marker, origin: SelectionOrigin) => {
      // A panel over the whole screen would hide the map that is asked to show something.
      if (window.matchMedia('(width < 768px)').matches) {
        useSettings.getState().setPanelOpen(false)
      }
      useSelection.getState().select(marker, origin)
    }
    const stopVisiting = useSelection.subscribe(({ selectedMarker }) => {
      if (selectedMarker) useProgress.getState().addVisited(selectedMarker.id)
    })
    const stopListening = onMarkerSelect((detail) => {
      const marker = markerFromDetail(detail, world.markersById)
      if (marker) show(marker, 'event')
    })
    const linked = world.markersById.get(sharedMarkerId(window.location.search) ?? -1)
    if (linked) show(linked, 'link')
    return () => {
      stopVisiting()
      stopListening()
    }
  }, [world])
}
