import { uncoverMap } from '../../features/settings/settings.ts'
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react'
import { narrowWindow } from '../../world/start-pictures.ts'
import { markerFromDetail, type Marker } from '../../world/marker.ts'
import { assetUrl } from '../../platform/environment.ts'
import { messages } from '../../i18n/generated/first.ts'
import type { ScaledWorld } from '../../world/world.ts'
import { useLocale } from '../../i18n/language/use-locale.ts'
import { useEffectiveBasemapStyle } from '../../features/start-view/effective-basemap-style.ts'
import { applyAddress, foreignSearch } from '../../features/links/address.ts'
import { restoreVisited } from '../session-restore.ts'
import { reloadPage } from '../../features/chunks/storage/page-reload.ts'
import { loadChunk } from '../../features/chunks/chunks.ts'
import { onMarkerSelect } from '../../features/card/marker-select-event.ts'
import { openCard } from '../../features/card/opened.ts'
import { useShownAmount } from '../../features/filters/hidden-markers.ts'
import { useShownPins } from '../../features/filters/shown-pins.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { worldFileUrl } from '../../features/worlds/world-files.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { MendingBoundary } from '../../ui/dialogs/mending-boundary.tsx'
import type { LandTiles } from '../../basemap/tiles/land-tiles.ts'
import { takeOverLand } from '../../features/start-view/start-land.ts'
import { useViewport } from '../../features/viewport/viewport-store.ts'

const importMapView = () => import('./map-view.tsx')

type MapViewComponent = Awaited<ReturnType<typeof importMapView>>['MapView']

/** Starts loading the map's chunk in parallel with the world's data. */
function startMap(): LandTiles {
  importMapView().catch(() => undefined)
  return takeOverLand()
}

type MapState = 'loading' | 'ready' | 'failed'

interface MapRegionProps {
  readonly world: LoadedWorld | null
  readonly worldFailed: boolean
  /** Called when the map is ready or has failed. */
  readonly onSettled?: () => void
  /** True inside another site's page, where nothing is stored. */
  readonly embedded?: boolean
}

/** The map's container, present from the first render. Markers can be selected before the view's chunk is loaded. */
export function MapRegion({ world, worldFailed, onSettled, embedded = false }: MapRegionProps) {
  const [viewState, setViewState] = useState<MapState>('loading')
  const state = worldFailed ? 'failed' : viewState
  const shown = useShownAmount(world ?? noWorld)
  const pins = useShownPins()
  const basemapStyle = useEffectiveBasemapStyle()
  const onReady = useCallback(() => setViewState('ready'), [])
  useSelectionRequests(world, embedded)

  const [landTiles] = useState(startMap)
  const settled = state !== 'loading'
  useEffect(() => {
    if (settled) onSettled?.()
  }, [settled, onSettled])

  return (
    <div
      data-testid="map"
      data-map-state={state}
      data-shown-markers={world ? shown : 0}
      data-shown-pins={embedded ? 0 : pins.length}
      data-basemap-style={basemapStyle}
      className="map-region"
    >
      {state === 'loading' && <MapSkeleton world={world} />}
      {world && (
        <MendingBoundary
          otherwise={renderFailed}
          onError={(error) => {
            console.error(error)
            setViewState('failed')
            useViewport.setState({ failed: true })
          }}
        >
          <MapView world={world} landTiles={landTiles} embedded={embedded} onReady={onReady} />
        </MendingBoundary>
      )}
    </div>
  )
}

/**
 * Renders the view once its chunk is loaded. Unlike `lazy`, it shows the map even within 300 ms of the first frame,
 * during which React holds back Suspense boundaries. @throws while rendering, if the chunk cannot be loaded
 */
const MapView = memo(function MapView(props: ComponentProps<MapViewComponent>) {
  useLocale()
  const [loaded, setLoaded] = useState<{ view?: MapViewComponent; error?: unknown }>({})
  useEffect(() => {
    let current = true
    loadChunk(importMapView).then(
      ({ MapView: view, fillMapTools }) => {
        fillMapTools()
        if (current) setLoaded({ view })
      },
      (error: unknown) => current && setLoaded({ error }),
    )
    return () => {
      current = false
    }
  }, [])
  if (loaded.error) throw loaded.error as Error
  return loaded.view ? <loaded.view {...props} /> : null
})

function renderFailed() {
  return (
    <div role="alert" className="map-message">
      <p className="font-display text-2xl">{messages.map.viewFailedTitle}</p>
      <p>{messages.map.viewFailedText}</p>
      <Button appearance="primary" onClick={reloadPage}>
        {messages.map.reload}
      </Button>
    </div>
  )
}

const noWorld = {
  markers: [],
  markersById: new Map<number, Marker>(),
  counts: new Map<string, number>(),
}

function useSelectionRequests(world: LoadedWorld | null, embedded: boolean): void {
  const applied = useRef(false)
  /** Detail of the last event before the world was loaded. */
  const early = useRef<unknown>(undefined)
  // A layout effect, because the first frame would otherwise show the player's own filters and no card.
  useLayoutEffect(() => {
    if (!world) return onMarkerSelect((detail) => void (early.current = detail))
    const select = (detail: unknown) => {
      const marker = markerFromDetail(detail, world.markersById)
      if (!marker) return
      if (!embedded) uncoverMap()
      openCard({ kind: 'marker', id: marker.id }, 'event')
    }
    const stopListening = onMarkerSelect(select)
    // Only once: after a change of language, the map keeps its view.
    if (!applied.current) {
      applied.current = true
      restoreVisited()
      const asked = applyAddress(world, embedded ? {} : undefined)
      if (asked && !embedded) uncoverMap()
      const search = foreignSearch()
      if (search) {
        import('./notify-unread-link.ts').then(
          ({ showLinkedSet, notifyUnreadLink }) => {
            if (!embedded) showLinkedSet(search, world)
            return notifyUnreadLink(search, world)
          },
          () => undefined,
        )
      }
      select(early.current)
    }
    return stopListening
  }, [world, embedded])
}

type FirstWorld = Pick<ScaledWorld, 'extent' | 'startView' | 'scale'>

interface MapSkeletonProps {
  readonly world: (FirstWorld & Pick<ScaledWorld, 'firstLand' | 'startLand'>) | null
}

function MapSkeleton({ world }: MapSkeletonProps) {
  return (
    <div className="map-skeleton">
      {world?.firstLand && (
        <FirstLand
          world={world}
          picture={worldFileUrl(world.firstLand)}
          isBelow={world.startLand !== undefined}
        />
      )}
      {world?.startLand && (
        <picture className="start-land">
          <source media={narrowWindow} srcSet={assetUrl(world.startLand.narrow)} />
          <img src={assetUrl(world.startLand.wide)} alt="" decoding="async" />
        </picture>
      )}
      <div className="last-land" />
      <p role="status" className="map-skeleton-words map-control relative px-5 py-3 text-lg">
        {messages.app.loadingMap}
      </p>
    </div>
  )
}

interface FirstLandProps {
  readonly world: FirstWorld
  readonly picture: string
  /** True if a picture of the first view covers this one, which is then loaded only where it is visible. */
  readonly isBelow: boolean
}

/** The whole land at the place and scale of the start view. CSS moves it to the stored view, or hides it. */
function FirstLand({ world, picture, isBelow }: FirstLandProps) {
  const { extent, startView, scale } = world
  const [minX, minY, maxX, maxY] = extent
  const { coordinates, zoom } = startView
  const pixels = (units: number) => Math.round((units / scale.resolutionAt(zoom)) * 100) / 100
  return (
    <svg aria-hidden="true" className={classNames('first-land', isBelow && 'first-land-below')}>
      <svg x="50%" y="50%" overflow="visible">
        <foreignObject
          x={pixels(minX - coordinates[0])}
          y={pixels(coordinates[1] - maxY)}
          width={pixels(maxX - minX)}
          height={pixels(maxY - minY)}
        >
          <img src={picture} alt="" loading={isBelow ? 'lazy' : 'eager'} />
        </foreignObject>
      </svg>
    </svg>
  )
}
