import { messages } from '../messages/messages.ts'
import { Spinner } from '../ui/spinner.tsx'

/** Holds the map's place while it loads. */
export function MapSkeleton() {
  return (
    <div className="map-skeleton">
      <Spinner label={messages.app.loadingMap} className="map-control px-5 py-3 text-lg" />
    </div>
  )
}
