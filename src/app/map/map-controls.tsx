import { useSyncExternalStore } from 'react'
import { basemapStyleNames } from '../../basemap/basemap-style.ts'
import { formatCoordinate } from '../../geometry/coordinates.ts'
import { scaleBar } from '../../geometry/fit-extent.ts'
import { distanceWords } from '../../i18n/compose/first-sentences.ts'
import { messages } from '../../i18n/generated/first.ts'
import { mapMessages } from '../../i18n/generated/map.ts'
import { useEffectiveBasemapStyle } from '../../features/start-view/effective-basemap-style.ts'
import { useSettings } from '../../features/settings/settings.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../../ui/keys/focus.ts'
import { MenuButton } from '../commands/menu-button.tsx'
import { togglePanButtons } from './pan-buttons-state.ts'
import type { MapSignals } from './map-signals.ts'
import { useViewport } from '../../features/viewport/viewport-store.ts'

interface MapControlsProps {
  /** @param levels 1 doubles the scale */
  readonly onZoom: (levels: number) => void
  /** True inside another site's page, which decides about full screen and basemap style. */
  readonly embedded: boolean
}

/** The map's buttons. The embedded map has only those for zoom and for showing the pan buttons. */
export function MapControls({ onZoom, embedded }: MapControlsProps) {
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
          <PanButtonsToggle />
        ) : (
          <>
            <BasemapStyleButton />
            <MenuButton menu="map" className="relative">
              {(properties) => (
                <IconButton {...rovingStop} {...properties} label={messages.map.menu}>
                  <Icon name="more" />
                </IconButton>
              )}
            </MenuButton>
          </>
        )}
      </div>
    </div>
  )
}

function PanButtonsToggle() {
  const shown = useViewport((state) => state.panButtonsShown !== null)
  return (
    <IconButton
      {...rovingStop}
      label={messages.map.steer.toggle}
      aria-pressed={shown}
      className="aria-pressed:text-gold-bright"
      onClick={togglePanButtons}
    >
      <Icon name="move" />
    </IconButton>
  )
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

const maxWidthCssPx = 120

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
  const { left = 0, bottom = 0 } = useViewport((state) => state.padding)
  const bar = scaleBar(unitsPerPixel, metresPerUnit, maxWidthCssPx)
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
