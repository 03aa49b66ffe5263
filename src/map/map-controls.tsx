import { useSyncExternalStore } from 'react'
import { messages } from '../messages/messages.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

interface MapControlsProps {
  /** @param levels 1 doubles the scale */
  readonly onZoom: (levels: number) => void
  /** Whether a button for the full screen is offered where the browser can do it. */
  readonly fullScreen: boolean
}

/** Zoom and full-screen buttons. */
export function MapControls({ onZoom, fullScreen: offered }: MapControlsProps) {
  const fullScreen = useSyncExternalStore(
    subscribeToFullScreen,
    () => document.fullscreenElement !== null,
  )
  return (
    <div className="map-buttons">
      <div className="map-control">
        <IconButton label={messages.map.zoomIn} onClick={() => onZoom(1)}>
          <Icon name="plus" />
        </IconButton>
        <span aria-hidden="true" className="map-buttons-line" />
        <IconButton label={messages.map.zoomOut} onClick={() => onZoom(-1)}>
          <Icon name="minus" />
        </IconButton>
      </div>
      {offered && document.fullscreenEnabled && (
        <div className="map-control">
          <IconButton
            label={fullScreen ? messages.map.leaveFullScreen : messages.map.enterFullScreen}
            onClick={toggleFullScreen}
          >
            <Icon name={fullScreen ? 'shrink' : 'expand'} />
          </IconButton>
        </div>
      )}
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
