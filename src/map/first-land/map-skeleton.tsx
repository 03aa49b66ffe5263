import type { ScaledWorld } from '../../domain/world/view/scale.ts'
import { messages } from '../../messages/messages.ts'
import { worldFileUrl } from '../../stores/world/world-files.ts'

type FirstWorld = Pick<ScaledWorld, 'extent' | 'startView' | 'scale'>

interface MapSkeletonProps {
  readonly world: (FirstWorld & Pick<ScaledWorld, 'firstLand'>) | null
}

/** Holds the map's place while it loads, with a small picture of the land where a player begins. */
export function MapSkeleton({ world }: MapSkeletonProps) {
  return (
    <div className="map-skeleton">
      {world?.firstLand && <FirstLand world={world} picture={worldFileUrl(world.firstLand)} />}
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
function FirstLand({ world, picture }: { readonly world: FirstWorld; readonly picture: string }) {
  const { extent, startView, scale } = world
  const [minX, minY, maxX, maxY] = extent
  const { coordinates, zoom } = startView
  const pixels = (units: number) => Math.round((units / scale.resolutionAt(zoom)) * 100) / 100
  return (
    <svg aria-hidden="true" className="first-land">
      <svg x="50%" y="50%" overflow="visible">
        <image
          href={picture}
          x={pixels(minX - coordinates[0])}
          y={pixels(coordinates[1] - maxY)}
          width={pixels(maxX - minX)}
          height={pixels(maxY - minY)}
        />
      </svg>
    </svg>
  )
}
