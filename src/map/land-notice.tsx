import { useSyncExternalStore } from 'react'
import { messages } from '../messages/messages.ts'
import { leavesFocusToMap } from '../stores/world/map-focus.ts'
import { Button } from '../ui/button.tsx'
import type { MapSignals } from './map-signals.ts'

interface LandNoticeProps {
  readonly signals: MapSignals
  readonly onRetry: () => void
}

/** Said when the land could not be loaded: the places are shown without it. */
export function LandNotice({ signals, onRetry }: LandNoticeProps) {
  const failed = useSyncExternalStore(signals.subscribe, () => signals.current().landFailed)
  if (!failed) return null
  return (
    <div ref={leavesFocusToMap} role="alert" className="map-control map-notice">
      <p>{messages.map.landFailed}</p>
      <Button
        look="primary"
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
