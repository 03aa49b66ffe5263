import { useSyncExternalStore } from 'react'
import { messages } from '../messages/messages.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** Zoom and full-screen buttons. @param onZoom gets levels: 1 doubles the scale */
export function MapControls({ onZoom }: { onZoom: (levels: number) => void }) {
  const fullScreen = useSyncExternalStore(
    subscribeToFullScreen,
    () => document.fullscreenElement !== null,
  )
  return (
    <div className="absolute top-4 right-4 z-10 grid gap-2">
      <div className="map-control grid">
        <IconButton label={messages.map.zoomIn} onClick={() => onZoom(1)}>
          <Icon name="plus" />
        </IconButton>
        <span aria-hidden="true" className="mx-2 h-px bg-line" />
        <IconButton label={messages.map.zoomOut} onClick={() => onZoom(-1)}>
          <Icon name="minus" />
        </IconButton>
      </div>
      {document.fullscreenEnabled && (
        <div className="map-control grid">
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
