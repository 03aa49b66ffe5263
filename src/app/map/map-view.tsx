import './map-view.css'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  useLayoutEffect,
} from 'react'
import { messages } from '../../i18n/generated/first.ts'
import { mapMessages } from '../../i18n/generated/map.ts'
import { effectiveBasemapStyle } from '../../features/start-view/effective-basemap-style.ts'
import { passFocusToMap } from '../../features/viewport/map-view.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { worldFileUrl } from '../../features/worlds/world-files.ts'
import { Button } from '../../ui/button.tsx'
import type { LandTiles } from '../../basemap/tiles/land-tiles.ts'
import { bindStores, type Binding } from './bind-stores.ts'
import { createDomEngine } from '../../map/dom-engine.ts'
import { landWords } from '../../features/start-view/warm-land.ts'
import { Live } from '../../features/follow/map/live.tsx'
import { MapCrosshair } from './map-crosshair.tsx'
import { MapControls, MapReadouts } from './map-controls.tsx'
import { createMapSignals, type MapSignals } from './map-signals.ts'
import { ToolParts, useToolInUse } from '../../features/viewport/tool-parts.tsx'
import { mapToolSlot } from '../../features/viewport/toolbox.ts'
import { mapTools } from './map-tools.ts'
import { PanButtons } from './pan-buttons.tsx'
import { EdgeArrowOnDemand } from './edge-arrow-on-demand.tsx'
import { capitalised, nameOf } from '../../world/marker-label.ts'
import type { MarkerType, Marker } from '../../world/marker.ts'
import { placeBoxNextTo } from '../../geometry/free-area.ts'
import { pinLabel } from '../../i18n/compose/first-sentences.ts'
import { currentLocale } from '../../i18n/language/locale.ts'
import { markerWithId, typeWithId } from '../../features/card/quest-starts.ts'
import { isNameKnown } from '../../features/progress/known-names.ts'
import { usePinOnMap } from '../../features/filters/shown-pins.ts'
import { useViewport } from '../../features/viewport/viewport-store.ts'

/** Makes the map's tools known to the features below. Call it before the first render of the map. */
export function fillMapTools(): void {
  // Start of the wait for the land's first picture, which `bench/` measures.
  performance.mark('map-view')
  mapToolSlot.fill(mapTools)
}

interface MapViewProps {
  readonly world: LoadedWorld
  readonly landTiles: LandTiles
  readonly embedded: boolean
  readonly onReady: () => void
}

export function MapView({ world, landTiles, embedded, onReady }: MapViewProps) {
  const target = useRef<HTMLDivElement>(null)
  const [signals] = useState(createMapSignals)
  const binding = useEngine(target, signals, { world, landTiles, embedded })
  const engine = useCallback(() => binding.current?.engine, [binding])
  const tool = useToolInUse()
  const ready = useSyncExternalStore(signals.subscribe, () => signals.current().ready)

  useEffect(() => () => useViewport.setState({ panButtonsShown: null }), [])

  useEffect(() => {
    if (ready) onReady()
  }, [ready, onReady])

  return (
    <>
      <div
        ref={target}
        data-map-focus
        data-own-escape={tool !== undefined || undefined}
        tabIndex={0}
        role="application"
        aria-roledescription={messages.map.role}
        aria-label={messages.map.label(world.game)}
        aria-describedby="map-instructions"
        className="map-target"
      />
      <p id="map-instructions" className="sr-only">
        {mapMessages.map.instructions}
      </p>
      {ready && (
        <EdgeArrowOnDemand
          world={world}
          engine={engine}
          map={target}
          prefersStillness={prefersStillness}
        />
      )}
      <MapCrosshair signals={signals} world={world} target={target} />
      <PanButtons
        signals={signals}
        engine={engine}
        target={target}
        prefersStillness={prefersStillness}
        menu={!embedded}
      />
      <MapControls
        embedded={embedded}
        onZoom={(levels) => binding.current?.engine.zoomBy(levels, !prefersStillness())}
      />
      <MapReadouts signals={signals} metresPerUnit={world.metresPerUnit} />
      <MapTip signals={signals} world={world} />
      <ToolParts world={world} />
      {!embedded && <Live world={world} />}
      <LandNotice signals={signals} onRetry={() => binding.current?.engine.retryLand()} />
    </>
  )
}

function useEngine(
  target: React.RefObject<HTMLDivElement | null>,
  signals: MapSignals,
  { world, landTiles, embedded }: Omit<MapViewProps, 'onReady'>,
): React.RefObject<Binding | null> {
  const binding = useRef<Binding | null>(null)
  const land = useRef(landTiles)
  /** The world in the language of the map's current labels. */
  const written = useRef(world)
  useEffect(() => () => land.current.close(), [])
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const bound = bindStores({
      world: written.current,
      embedded,
      create: (position, content, onEvent) =>
        createDomEngine({
          target: element,
          world: written.current,
          language: currentLocale(),
          position,
          landTiles: land.current,
          onNewLandTiles: (tiles) => {
            tiles.relabel(landWords())
            land.current = tiles
          },
          basemapStyle: effectiveBasemapStyle(),
          content,
          fileUrl: worldFileUrl,
          lastLand: window.lastLand,
          onEvent,
        }),
      onEvent: signals.handleEvent,
      prefersStillness,
      afterLayout: (task) => void requestAnimationFrame(task),
    })
    binding.current = bound
    return () => {
      binding.current = null
      bound.unbind()
    }
  }, [target, signals, embedded])
  // Only the language changes. The engine stays, with its view and everything that is open.
  useEffect(() => {
    land.current.relabel(landWords())
    if (written.current === world) return
    written.current = world
    binding.current?.rename(world)
  }, [world])
  return binding
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

interface LandNoticeProps {
  readonly signals: MapSignals
  readonly onRetry: () => void
}

function LandNotice({ signals, onRetry }: LandNoticeProps) {
  const failed = useSyncExternalStore(signals.subscribe, () => signals.current().landFailed)
  if (!failed) return null
  return (
    <div ref={passFocusToMap} role="alert" className="map-control map-notice">
      <p>{mapMessages.map.landFailed}</p>
      <Button
        appearance="primary"
        onClick={() => {
          signals.landRetried()
          onRetry()
        }}
      >
        {messages.world.retry}
      </Button>
    </div>
  )
}

interface MapTipProps {
  readonly signals: MapSignals
  readonly world: LoadedWorld
}

function MapTip({ signals, world }: MapTipProps) {
  const {
    marker: id,
    item,
    pixel,
  } = useSyncExternalStore(signals.subscribe, () => signals.current().hover)
  const marker = markerWithId(id, world.markersById)
  const pin = usePinOnMap(item)
  const tip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<readonly [left: number, top: number]>()
  useLayoutEffect(() => {
    const map = tip.current?.offsetParent
    if (!tip.current || !map) return
    const { offsetWidth: width, offsetHeight: height } = tip.current
    const { padding } = useViewport.getState()
    setPlace(placeBoxNextTo(pixel, [width, height], [map.clientWidth, map.clientHeight], padding))
  }, [pixel])
  if (!marker && !pin) return null
  const [title, kind] = marker
    ? tipWords(marker, typeWithId(marker.locationType, world.typesById), isNameKnown(marker))
    : [pinLabel(pin?.title ?? ''), undefined]
  return (
    <div
      ref={tip}
      key={marker?.id ?? item}
      aria-hidden="true"
      className="map-tip"
      style={place && { left: `${place[0]}px`, top: `${place[1]}px` }}
    >
      <p dir="auto">{capitalised(title, currentLocale())}</p>
      {kind !== undefined && <p className="text-vellum-soft">{kind}</p>}
    </div>
  )
}

/** Returns a marker's name, and its type unless the name says it. @param known true if a veiled name may be shown */
function tipWords(
  marker: Marker,
  type: MarkerType | undefined,
  known: boolean,
): readonly [title: string, kind: string | undefined] {
  const kind = type?.title ?? marker.locationType
  const name = nameOf(marker, known)
  return name === undefined ? [kind, undefined] : [name, kind]
}
