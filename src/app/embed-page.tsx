import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { formatCoordinate } from '../geometry/coordinates.ts'
import type { Marker } from '../world/marker.ts'
import { mapLink, writeViewLink } from '../features/links/model/view-link.ts'
import { findWhereabouts } from '../world/names/whereabouts.ts'
import { MapRegion } from './map/map-region.tsx'
import { messages } from '../i18n/generated/first.ts'
import { whereWords, joinFacts } from '../i18n/compose/first-sentences.ts'
import { linkedView, onViewOnScreen, viewOnScreen } from '../features/links/address.ts'
import { FoundSwitch } from '../features/card/ui/found-switch.tsx'
import { useFilterOverride } from '../features/filters/shown-filters.ts'
import { assetUrl, baseUrl } from '../platform/environment.ts'
import { focusMap } from '../features/viewport/map-view.ts'
import { useViewportPaddingFrom } from '../features/viewport/viewport-padding.ts'
import { closeAll, closeCard, useOpenedMarker, useTemporaryPin } from '../features/card/opened.ts'
import { talkToParentPage } from '../features/embed/parent-page.ts'
import { useLabel } from '../features/progress/known-names.ts'
import { useProgress } from '../features/progress/progress.ts'
import { reportedProblems, useStorageStatus } from '../storage/storage-status.ts'
import { useWorldLoad } from '../features/worlds/use-world-load.ts'
import type { LoadedWorld } from '../features/worlds/world-context.tsx'
import { pageWorld } from '../platform/page-world.ts'
import { useGame } from '../features/worlds/localized-names.ts'
import { usePrerendered } from '../ui/prerendered.ts'
import { isEscape } from '../ui/keys/composition.ts'
import { MendingBoundary } from '../ui/dialogs/mending-boundary.tsx'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { WorldMissing } from './world-missing.tsx'
import './embed-page.css'

/** The map in a frame on another site. Stores only found marks, and only after the other page's greeting. */
export function EmbedPage() {
  const load = useWorldLoad()
  // The map's content depends on the address, which is unknown during prerendering.
  const prerendered = usePrerendered()
  const world = load.status === 'ready' && !prerendered ? load.world : null
  const [mapSettled, setMapSettled] = useState(false)
  const settle = useCallback(() => setMapSettled(true), [])
  useEffect(() => {
    import('../ui/lost-pointers.ts').then(
      ({ endLostPointers }) => endLostPointers(),
      () => undefined,
    )
    import('../map/gestures/safari-pinch.ts').then(
      ({ translateSafariPinch }) => translateSafariPinch(),
      () => undefined,
    )
  }, [])
  const parentOrigin = useRef<string | null>(null)
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    if (!world || !mapSettled) return undefined
    return talkToParentPage(world, parentOrigin, () => setHeard(true))
  }, [world, mapSettled])
  return (
    <main>
      <h1 className="sr-only">{messages.app.subtitle(useGame().game)}</h1>
      <MapRegion world={world} worldFailed={load.status === 'failed'} onSettled={settle} embedded />
      {load.status === 'failed' && (
        <div className="map-message">
          <WorldMissing load={load} />
        </div>
      )}
      {world && <FullMapLink world={world} />}
      {world && <EmbedCard world={world} isHeard={isHeard} />}
    </main>
  )
}

/** A link to the full map with the same view. It contains filters only if the frame's address or page set them. */
function FullMapLink({ world }: { world: LoadedWorld }) {
  const [, followView] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    // The view may have changed between the first frame and this effect.
    followView()
    return onViewOnScreen(followView)
  }, [])
  const { types: given } = linkedView(world)
  const { types, ...view } = viewOnScreen(world)
  const { visibleTypes = {} } = useFilterOverride.getState().override ?? {}
  const asked = given !== undefined || Object.keys(visibleTypes).length > 0
  const search = writeViewLink({ ...view, ...(asked && types ? { types } : {}) }, world)
  return (
    <a
      href={mapLink(baseUrl, window.location.origin, pageWorld().path, search)}
      target="_blank"
      rel="noopener"
      className="map-control absolute top-4 left-4 z-10 inline-flex min-h-11 max-w-[calc(100vw-92px)] items-center gap-2 px-3 font-medium hover:text-gold-bright"
    >
      <span className="embed-open-text">{messages.embed.open}</span>
      <Icon name="external" />
    </a>
  )
}

interface EmbedCardProps {
  readonly world: LoadedWorld
  /** Whether the surrounding page has said hello. Marks are stored from then on. */
  readonly isHeard: boolean
}

function EmbedCard({ world, isHeard }: EmbedCardProps) {
  const marker = useOpenedMarker(world.markersById)
  const spot = useTemporaryPin()?.coordinate
  if (marker) return <PlaceCard key={marker.id} world={world} marker={marker} isHeard={isHeard} />
  if (!spot) return null
  return (
    <EmbedCardFrame
      world={world}
      label={messages.spot.title(formatCoordinate(spot))}
      coordinate={spot}
      onClose={closeAll}
    />
  )
}

function PlaceCard({ world, marker, isHeard }: EmbedCardProps & { readonly marker: Marker }) {
  const type = world.typesById.get(marker.locationType)
  const label = useLabel(marker, type)
  return (
    <EmbedCardFrame
      world={world}
      label={label}
      icon={type && assetUrl(type.icon)}
      coordinate={marker.coordinate}
      note={marker.description}
      onClose={closeCard}
    >
      {isHeard && <FoundSwitch markerId={marker.id} />}
      {isHeard && <UnsavedMark markerId={marker.id} />}
    </EmbedCardFrame>
  )
}

const EmbedStorageNote = lazy(async () => ({
  default: (await import('./embed-storage-note.tsx')).EmbedStorageNote,
}))

/** Warns that a mark is lost with the page, because the browser blocks storage in frames. */
function UnsavedMark({ markerId }: { markerId: number }) {
  const isMarked = useProgress((state) => state.marks.get(markerId)?.discovered === true)
  const isBlocked = useStorageStatus(({ problems }) =>
    reportedProblems(problems).includes('blocked'),
  )
  if (!isMarked || !isBlocked) return null
  return (
    <MendingBoundary otherwise={() => null}>
      <Suspense>
        <EmbedStorageNote />
      </Suspense>
    </MendingBoundary>
  )
}

interface EmbedCardFrameProps {
  readonly world: LoadedWorld
  readonly label: string
  readonly icon?: string | undefined
  readonly coordinate: readonly [number, number]
  readonly note?: string | undefined
  readonly onClose: () => void
  readonly children?: ReactNode
}

function EmbedCardFrame(props: EmbedCardFrameProps) {
  const { world, label, icon, coordinate, note, onClose, children } = props
  const card = useRef<HTMLElement>(null)
  useViewportPaddingFrom(card, 'bottom')
  const where = findWhereabouts(coordinate, world)
  const details = joinFacts([note, where && whereWords(where)])
  return (
    <section
      ref={card}
      data-own-escape
      aria-label={messages.embed.selected(label)}
      className="embed-card"
      onKeyDown={(event) => {
        if (isEscape(event)) close()
      }}
    >
      {icon && <img src={icon} alt="" width={36} height={36} className="size-9 shrink-0" />}
      <div className="min-w-0 grow">
        <h2 className="first-letter-capital font-display text-[length:min(1.125rem,7vw)]/[1.15] break-words text-gold-bright">
          {label}
        </h2>
        {details && <p className="line-clamp-2 text-sm break-words text-vellum-soft">{details}</p>}
        {children && <div className="py-1">{children}</div>}
      </div>
      <IconButton label={messages.card.close} onClick={close}>
        <Icon name="close" />
      </IconButton>
    </section>
  )

  function close(): void {
    onClose()
    focusMap()
  }
}
