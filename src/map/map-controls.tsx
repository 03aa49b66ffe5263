import { useSyncExternalStore } from 'react'
import { messages } from '../messages/messages.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../ui/roving-focus.ts'

interface MapControlsProps {
  /** @param levels 1 doubles the scale */
  readonly onZoom: (levels: number) => void
  /** Whether a button for the full screen is offered where the browser can do it. */
  readonly fullScreen: boolean
  /** Whether the buttons that move the map are shown. */
  readonly steering: boolean
  readonly onSteer: () => void
}

/** Zoom and full-screen buttons, and the one that brings those that move the map. */
export function MapControls(props: MapControlsProps) {
  const { onZoom, fullScreen: offered, steering, onSteer } = props
  const fullScreen = useSyncExternalStore(
    subscribeToFullScreen,
    () => document.fullscreenElement !== null,
  )
  return (
    <div
      ref={rovingFocus}
      role="toolbar"
      aria-label={messages.map.controls}
      className="map-buttons"
    >
      <div className="map-control">
        <IconButton {...rovingStop} label={messages.map.zoomIn} onClick={() => onZoom(1)}>
          <Icon name="plus" />
        </IconButton>
        <span aria-hidden="true" className="map-buttons-line" />
        <IconButton {...rovingStop} label={messages.map.zoomOut} onClick={() => onZoom(-1)}>
          <Icon name="minus" />
        </IconButton>
      </div>
      {offered && document.fullscreenEnabled && (
        <div className="map-control">
          <IconButton
            {...rovingStop}
            label={fullScreen ? messages.map.leaveFullScreen : messages.map.enterFullScreen}
            onClick={toggleFullScreen}
          >
            <Icon name={fullScreen ? 'shrink' : 'expand'} />
          </IconButton>
        </div>
      )}
      <div className="map-control">
        <IconButton
          {...rovingStop}
          label={messages.map.steer.toggle}
          aria-pressed={steering}
          className="aria-pressed:text-gold-bright"
          onClick={onSteer}
        >
          <Icon name="move" />
        </IconButton>
      </div>
    </div>
  )
}

function subscribeToFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** The whole page, so that panel, card and toasts come along. A refusal leaves things as they are. */
function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  done.catch(() => undefined)
}
