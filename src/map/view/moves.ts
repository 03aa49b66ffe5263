import { centreForFreeMiddle, centreForReveal, type Margins } from '../../geometry/free-area.ts'
import { distance, type Coordinate } from '../../geometry/coordinates.ts'
import { extentOf } from '../../geometry/extent.ts'
import { nearZoom, type Scale } from '../../geometry/scale.ts'
import { isInView, fitExtent } from '../../geometry/fit-extent.ts'
import type { MapEngine } from '../map-engine.ts'
import { easeOut, easeInOut, type WorldView } from './world-view.ts'

/** Closest scale for showing several points, in metres per CSS pixel: streets around them are still recognisable. */
const fitMetresPerCssPx = 0.25

/** Height of the notice that not everything is shown, with the gap above it, in CSS pixels. */
const noticeHeightCssPx = 60

const flightMs = 700
const stepMs = 200
/** Short, so that the map rests most of the time although a new position arrives every second. */
const followMs = 300

interface MoveOptions {
  readonly scale: Scale
  readonly view: WorldView
  readonly size: () => readonly [width: number, height: number]
  readonly margins: () => Margins
  /** Returns the space that a revealed marker needs on each side, in CSS pixels. */
  readonly reach: () => number
  /** Called when the player makes the map move elsewhere. */
  readonly onSteer: () => void
}

/** Creates the commands with which the page moves the view, as opposed to gestures on the map. */
export function createMoves({
  scale,
  view,
  size,
  margins,
  reach,
  onSteer,
}: MoveOptions): Pick<
  MapEngine,
  'flyTo' | 'reveal' | 'goTo' | 'fit' | 'follow' | 'zoomBy' | 'panBy'
> {
  const moveTo = (centre: Coordinate, zoom: number, animate: boolean) => {
    if (animate) view.animate({ centre, zoom, duration: flightMs, easing: easeInOut })
    else view.jumpTo(centre, zoom)
  }
  const flyTo = (coordinate: Coordinate, animate: boolean) => {
    onSteer()
    const zoom = nearZoom(view.zoom, scale)
    moveTo(centreForFreeMiddle(coordinate, margins(), scale.resolutionAt(zoom)), zoom, animate)
  }
  return {
    flyTo,
    fit: (points, animate) => {
      const [first, ...others] = points
      if (!first) return
      const extent = extentOf(points)
      const { destination, destinationZoom } = view
      const position = { coordinates: destination, zoom: destinationZoom }
      const around = belowNotice(margins(), size())
      const free = { size: size(), margins: withPadding(around, reach() / 2) }
      if (isInView(extent, position, free, scale.resolutionAt(destinationZoom))) return
      if (others.length === 0) {
        flyTo(first, animate)
        return
      }
      onSteer()
      const to = fitExtent(
        extent,
        { size: size(), margins: around },
        scale,
        scale.zoomAtMetresPerPixel(fitMetresPerCssPx),
      )
      moveTo(to.coordinates, to.zoom, animate)
    },
    reveal: (coordinate, animate) => {
      // A map without a size, for example in a hidden part of a page, has no uncovered part.
      if (size().some((side) => side <= 0)) return
      const around = withPadding(margins(), reach())
      // Starts from the end of a running animation, so that the animation is redirected rather than cut short.
      const { destination, destinationZoom: zoom } = view
      const units = scale.resolutionAt(zoom)
      const to = centreForReveal(coordinate, destination, size(), around, units)
      if (to[0] !== destination[0] || to[1] !== destination[1]) moveTo(to, zoom, animate)
    },
    goTo: ({ coordinates, zoom }, animate) => {
      onSteer()
      moveTo(coordinates, zoom, animate)
    },
    follow: (coordinate, animate, near) => {
      if (view.moving) return false
      const zoom = near ? nearZoom(view.zoom, scale) : view.zoom
      const units = scale.resolutionAt(zoom)
      const centre = centreForFreeMiddle(coordinate, margins(), units)
      if (zoom === view.zoom && distance(centre, view.centre) < units / 2) return true
      if (animate) view.animate({ centre, zoom, duration: followMs, easing: easeOut })
      else view.jumpTo(centre, zoom)
      return true
    },
    zoomBy: (levels, animate) => {
      const zoom = view.zoom + levels
      if (animate) view.animate({ zoom, duration: stepMs, easing: easeOut })
      else view.jumpTo(view.centre, zoom)
    },
    panBy: (x, y, animate) => {
      onSteer()
      if (animate) {
        const [fromX, fromY] = view.destination
        const centre: Coordinate = [fromX + x * view.resolution, fromY + y * view.resolution]
        view.animate({ centre, duration: stepMs, easing: easeOut })
      } else {
        const letGo = view.hold()
        view.panBy(x, y)
        letGo()
      }
    },
  }
}

/** On narrow and low screens, the notice that not everything is shown is below the map's buttons. */
function belowNotice(margins: Margins, [width, height]: readonly [number, number]): Margins {
  return width < 768 || height < 400
    ? { ...margins, top: margins.top + noticeHeightCssPx }
    : margins
}

function withPadding({ left, right, top, bottom }: Margins, by: number): Margins {
  return { left: left + by, right: right + by, top: top + by, bottom: bottom + by }
}
