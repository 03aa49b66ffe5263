import { spokenLanguage } from '../../messages/spoken.ts'
import type { Marker } from '../../domain/markers/marker.ts'
import { shownMarkers } from '../../stores/markers/hidden-markers.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { useSettings } from '../../stores/settings/settings.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import type { AskedSigns } from './poster-messages.ts'

/** What stands on a poster's land, from nothing to all. */
export const contents = ['nothing', 'names', 'shown', 'found', 'all'] as const
export type PosterContent = (typeof contents)[number]

/** @param unitsPerPixel world units a CSS pixel */
export function signsFor(
  world: LoadedWorld,
  content: PosterContent,
  unitsPerPixel: number,
): AskedSigns {
  const found = new Set(useProgress.getState().discoveredMarkers)
  const shapes = new Map(world.categories.map(({ id, shape }) => [id, shape]))
  return {
    language: spokenLanguage(),
    places: content === 'nothing' ? [] : world.places,
    ranks: world.ranks,
    points: markersOf(world, content, found).map(({ id, locationType, coordinate }) => ({
      coordinate,
      type: locationType,
      discovered: found.has(id),
    })),
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

function markersOf(
  { markers }: LoadedWorld,
  content: PosterContent,
  found: ReadonlySet<Marker['id']>,
): readonly Marker[] {
  if (content === 'all') return markers
  if (content === 'shown') return shownMarkers(markers)
  return content === 'found' ? markers.filter(({ id }) => found.has(id)) : []
}
