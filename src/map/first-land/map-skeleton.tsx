import type { ScaledWorld } from '../../domain/world/scale.ts'
import { messages } from '../../messages/messages.ts'
import firstLand from './parchment.webp'

type FirstWorld = Pick<ScaledWorld, 'extent' | 'startView' | 'scale'>

/** Holds the map's place while it loads, with a small picture of the land where a player begins. */
export function MapSkeleton({ world }: { readonly world: FirstWorld | null }) {
  return (
    <div className="map-skeleton">
      {world && <FirstLand {...world} />}
      <p role="status" className="map-skeleton-words map-control relative px-5 py-3 text-lg">
        {messages.app.loadingMap}
      </p>
    </div>
  )
}

/**
 * The whole land at the start view's place and scale, so that the land is sharpened where it lies. Where the map
 * begins elsewhere, or in another look, the styles hide it.
 */
function FirstLand({ extent: [minX, minY, maxX, maxY], startView, scale }: FirstWorld) {
  const { coordinates, zoom } = startView
  const pixels = (units: number) => Math.round((units / scale.resolutionAt(zoom)) * 100) / 100
  return (
    <svg aria-hidden="true" className="first-land">
      <svg x="50%" y="50%" overflow="visible">
        <image
          href={firstLand}
          x={pixels(minX - coordinates[0])}
          y={pixels(coordinates[1] - maxY)}
          width={pixels(maxX - minX)}
          height={pixels(maxY - minY)}
        />
      </svg>
    </svg>
  )
}
