import type { Marker } from '../../../world/marker.ts'
import { pinColourCodes, pinGlyphDrawings } from '../../../records/pin-drawings.ts'
import { shapeOf } from '../../../records/shape.ts'
import { currentLocale } from '../../../i18n/language/locale.ts'
import { shownMarkers } from '../../filters/hidden-markers.ts'
import { shownPins } from '../../filters/shown-pins.ts'
import { useProgress } from '../../progress/progress.ts'
import { useSettings } from '../../settings/settings.ts'
import { stopsOf } from '../../routes/stops.ts'
import { useRoute } from '../../routes/route-store.ts'
import { restorePosition } from '../../viewport/last-position.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import type { AskedSigns, PosterRoute } from './poster-messages.ts'
import type { PosterView } from './poster-plan.ts'

/** Choices for the content of a poster, from nothing to everything. */
export const contents = ['nothing', 'names', 'shown', 'found', 'left', 'all', 'route'] as const
export type PosterContent = (typeof contents)[number]

/** Content of a picture. `view`: everything on the map. `left in view`: of the places, only those still to find. */
export type PictureContent = PosterContent | 'view' | 'left in view'

/** @param unitsPerPixel world units per CSS pixel */
export function signsFor(
  world: LoadedWorld,
  content: PictureContent,
  unitsPerPixel: number,
): AskedSigns {
  const found = new Set(useProgress.getState().discoveredMarkers)
  const ofView = content === 'view' || content === 'left in view'
  const shapes = new Map(world.categories.map(({ id, shape }) => [id, shape]))
  return {
    language: currentLocale(),
    places: content === 'nothing' ? [] : world.places,
    ranks: world.ranks,
    metresPerUnit: world.metresPerUnit,
    route: content === 'route' || ofView ? shownRoute(world) : null,
    points: [...markersOf(world, content, found)]
      .sort(compareDrawingOrder(world))
      .map(({ id, locationType, coordinate }) => ({
        coordinate,
        type: locationType,
        discovered: found.has(id),
      })),
    pins: content === 'shown' || ofView ? pinsOnMap() : [],
    shapes: content === 'shown' || ofView ? shapesOnMap() : [],
    types: world.types.map(({ id, colour, category, glyph }) => ({
      id,
      colour,
      shape: shapes.get(category),
      glyph: world.glyphs[glyph],
    })),
    markerSize: useSettings.getState().markerSize,
    zoom: world.scale.zoomAt(unitsPerPixel),
  }
}

export function hasRoute(): boolean {
  const { points, route } = useRoute.getState()
  return points !== null && route !== null
}

function shownRoute(world: LoadedWorld): PosterRoute | null {
  const { points, route, routePoints } = useRoute.getState()
  if (!points || !route) return null
  const segments = route.legs.flatMap((leg) =>
    leg.segments.map(({ kind, line }) => ({ kind, line })),
  )
  return { segments, stops: stopsOf(routePoints, world).map(({ coordinate }) => coordinate) }
}

/** Returns the shown pins from north to south, so that southern ones cover northern ones as on the map. */
function pinsOnMap(): AskedSigns['pins'] {
  return [...shownPins()]
    .sort((one, other) => other.y - one.y)
    .map(({ x, y, glyph, colour }) => ({
      coordinate: [x, y],
      drawing: pinGlyphDrawings[glyph],
      colour: pinColourCodes[colour],
    }))
}

function shapesOnMap(): AskedSigns['shapes'] {
  return shownPins().flatMap((pin) => {
    const shape = shapeOf(pin)
    if (!shape) return []
    return [{ points: shape.points, closed: shape.closed, colour: pinColourCodes[pin.colour] }]
  })
}

/** Orders markers as on the map: higher priorities cover lower ones, then southern markers cover northern ones. */
function compareDrawingOrder({ typesById }: LoadedWorld) {
  const worth = ({ locationType }: Marker) => typesById.get(locationType)?.priority ?? 0
  return (a: Marker, b: Marker) => worth(a) - worth(b) || b.coordinate[1] - a.coordinate[1]
}

function markersOf(
  { markers }: LoadedWorld,
  content: PictureContent,
  found: ReadonlySet<Marker['id']>,
): readonly Marker[] {
  const isFound = ({ id }: Marker) => found.has(id)
  switch (content) {
    case 'all':
      return markers
    case 'shown':
    case 'view':
      return shownMarkers(markers)
    case 'found':
      return markers.filter(isFound)
    case 'left':
      return markers.filter((marker) => !isFound(marker))
    case 'left in view':
      return shownMarkers(markers).filter((marker) => !isFound(marker))
    case 'nothing':
    case 'names':
    case 'route':
      return []
  }
}

/** Returns the view that fills the window, or `undefined` if the map has not been shown yet. */
export function viewOnScreen(world: LoadedWorld): PosterView | undefined {
  const position = restorePosition(world)
  return (
    position && {
      centre: position.coordinates,
      resolution: world.scale.resolutionAt(position.zoom),
      size: { width: window.innerWidth, height: window.innerHeight },
      pixelRatio: window.devicePixelRatio,
    }
  )
}
