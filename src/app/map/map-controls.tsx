import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { basemapStyleNames } from '../../basemap/basemap-style.ts'
import { formatCoordinate } from '../../geometry/coordinates.ts'
import { scaleBar } from '../../geometry/view-of.ts'
import { distanceWords } from '../../i18n/compose/first-sentences.ts'
import { messages } from '../../i18n/generated/first.ts'
import { mapMessages } from '../../i18n/generated/map.ts'
import { chunks } from '../../features/chunks/chunks.ts'
import { useEffectiveBasemapStyle } from '../../features/start-view/effective-basemap-style.ts'
import { useSettings } from '../../features/settings/settings.ts'
import { useViewportPadding } from '../../features/viewport/viewport-padding.ts'
import { IconButton } from '../../ui/button.tsx'
import { lazyOverlay } from '../../ui/dialogs/lazy-chunk.tsx'
import { Icon } from '../../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../../ui/keys/focus.ts'
import { toggleMapMenu, useMapMenu } from './map-menu-state.ts'
import type { MapSignals } from './map-signals.ts'

interface MapControlsProps {
  /** @param levels 1 doubles the scale */
  readonly onZoom: (levels: number) => void
  /** True inside another site's page, which decides about full screen and basemap style. */
  readonly embedded: boolean
  readonly steering: boolean
  readonly onSteer: () => void
}

/** The map's buttons. The embedded map has only those for zoom and for showing the pan buttons. */
export function MapControls(props: MapControlsProps) {
  const { onZoom, embedded, steering, onSteer } = props
  const fullScreen = useSyncExternalStore(
    subscribeToFullScreen,
    () => document.fullscreenElement !== null,
  )
  return (
    <div
      ref={rovingFocus}
      role="toolbar"
      aria-label={mapMessages.map.controls}
      className="map-buttons"
    >
      <div className="map-control">
        <IconButton {...rovingStop} label={mapMessages.map.zoomIn} onClick={() => onZoom(1)}>
          <Icon name="plus" />
        </IconButton>
        <span aria-hidden="true" className="map-buttons-line" />
        <IconButton {...rovingStop} label={mapMessages.map.zoomOut} onClick={() => onZoom(-1)}>
          <Icon name="minus" />
        </IconButton>
      </div>
      {!embedded && document.fullscreenEnabled && (
        <div className="map-control">
          <IconButton
            {...rovingStop}
            label={fullScreen ? mapMessages.map.leaveFullScreen : mapMessages.map.enterFullScreen}
            onClick={() => void toggleFullScreen()}
          >
            <Icon name={fullScreen ? 'shrink' : 'expand'} />
          </IconButton>
        </div>
      )}
      <div className="map-control">
        {embedded ? (
          <IconButton
            {...rovingStop}
            label={mapMessages.map.steer.toggle}
            aria-pressed={steering}
            className="aria-pressed:text-gold-bright"
            onClick={onSteer}
          >
            <Icon name="move" />
          </IconButton>
        ) : (
          <>
            <BasemapStyleButton />
            <MapMenuButton onSteer={onSteer} />
          </>
        )}
      </div>
    </div>
  )
}

const MapMenu = lazyOverlay(chunks, async () => (await import('./map-menu.tsx')).MapMenu)

function MapMenuButton({ onSteer }: Pick<MapControlsProps, 'onSteer'>) {
  const button = useRef<HTMLButtonElement>(null)
  const open = useMapMenu((state) => state.open)
  const [asked, setAsked] = useState(false)
  if (open && !asked) setAsked(true)
  useEffect(() => close, [])
  return (
    <span className="relative">
      <IconButton
        ref={button}
        {...rovingStop}
        label={messages.map.menu}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={toggleMapMenu}
      >
        <Icon name="more" />
      </IconButton>
      {asked && (
        <MapMenu
          button={button}
          onSteer={onSteer}
          onClose={() => {
            setAsked(false)
            close()
          }}
        />
      )}
    </span>
  )
}

function close(): void {
  useMapMenu.setState({ open: false })
}

/** The button is hidden while forced colours or printing determine the style. */
function BasemapStyleButton() {
  const chosen = useSettings((state) => state.look)
  const next = basemapStyleNames[(basemapStyleNames.indexOf(chosen) + 1) % basemapStyleNames.length]
  if (useEffectiveBasemapStyle() !== chosen || !next) return null
  return (
    <>
      <IconButton
        {...rovingStop}
        label={mapMessages.map.changeBasemapStyle[next]}
        onClick={() => useSettings.setState({ look: next })}
      >
        <Icon name="basemapStyle" />
      </IconButton>
      <span aria-hidden="true" className="map-buttons-line" />
    </>
  )
}

function subscribeToFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Shows the whole page in full screen, including panel, card and toasts. Does nothing if the browser refuses. */
async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen()
  } catch {
    // A browser inside another app may claim support but lack the method.
  }
}

/** In CSS pixels. */
const maxWidth = 120

interface MapReadoutsProps {
  readonly signals: MapSignals
  readonly metresPerUnit: number
}

export function MapReadouts({ signals, metresPerUnit }: MapReadoutsProps) {
  const unitsPerPixel = useSyncExternalStore(
    signals.subscribe,
    () => signals.current().unitsPerPixel,
  )
  const pointer = useSyncExternalStore(signals.subscribe, () => signals.current().pointer)
  const { left = 0, bottom = 0 } = useViewportPadding((state) => state.padding)
  const bar = scaleBar(unitsPerPixel, metresPerUnit, maxWidth)
  return (
    <div
      className="map-readouts"
      style={{ left: `calc(${left}px + 1rem)`, bottom: `calc(${bottom}px + 1rem)` }}
    >
      {bar && (
        <div role="img" aria-label={mapMessages.map.scale(distanceWords(bar.metres))}>
          <span aria-hidden="true" className="block text-sm/4">
            {distanceWords(bar.metres)}
          </span>
          <span aria-hidden="true" className="map-scale" style={{ width: `${bar.width}px` }} />
        </div>
      )}
      {pointer && (
        <output
          aria-label={mapMessages.map.pointerCoordinate}
          aria-live="off"
          className="text-sm/4 tabular"
        >
          {formatCoordinate(pointer)}
        </output>
      )}
    </div>
  )
}
