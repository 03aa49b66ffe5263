import { badgeSize } from '../../domain/markers/badge-size.ts'
import type { Marker } from '../../domain/markers/marker.ts'
import { namePlates } from '../../domain/markers/name-plates.ts'
import { placedPlates } from '../../domain/markers/placed-plates.ts'
import type { LookName } from '../../domain/land/look.ts'
import { spokenLanguage } from '../../messages/spoken.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { shownMarkers } from '../../stores/markers/hidden-markers.ts'
import { useSettings } from '../../stores/settings/settings.ts'
import type { LoadedWorld } from '../../stores/world/world-context.tsx'
import { measurePlate } from '../engine/layers/plate-size.ts'
import { badgeColour } from '../engine/layers/points/badge-colour.ts'
import { smallestWithGlyph, type BadgeSign } from '../engine/layers/points/badge.ts'
import type { PosterBadge, PosterName, PosterSigns } from './poster-messages.ts'

/** What stands on a poster's land, from nothing to all. */
export const contents = ['nothing', 'names', 'shown', 'found', 'all'] as const
export type PosterContent = (typeof contents)[number]

/** @param unitsPerPixel world units a CSS pixel */
export function signsFor(
  world: LoadedWorld,
  content: PosterContent,
  look: LookName,
  unitsPerPixel: number,
): PosterSigns {
  const size = badgeSize(useSettings.getState().markerSize, world.scale.zoomAt(unitsPerPixel))
  return {
    names: content === 'nothing' ? [] : namesOf(world, unitsPerPixel),
    badgeSize: size,
    ...badgesOf(world, markersOf(world, content), look, size),
  }
}

function markersOf({ markers }: LoadedWorld, content: PosterContent): readonly Marker[] {
  if (content === 'all') return markers
  if (content === 'shown') return shownMarkers(markers)
  if (content !== 'found') return []
  const found = new Set(useProgress.getState().discoveredMarkers)
  return markers.filter(({ id }) => found.has(id))
}

function badgesOf(
  world: LoadedWorld,
  markers: readonly Marker[],
  look: LookName,
  size: number,
): Pick<PosterSigns, 'badges' | 'signs'> {
  const shapes = new Map(world.categories.map(({ id, shape }) => [id, shape]))
  const found = new Set(useProgress.getState().discoveredMarkers)
  const signs = world.types.map(
    ({ category, glyph }): BadgeSign =>
      (size < smallestWithGlyph ? shapes.get(category) : undefined) ?? world.glyphs[glyph] ?? [],
  )
  const indices = new Map(world.types.map(({ id }, index) => [id, index]))
  const badges = markers.flatMap(({ id, locationType, coordinate }): readonly PosterBadge[] => {
    const sign = indices.get(locationType)
    const type = world.types[sign ?? -1]
    if (sign === undefined || !type) return []
    const colour = badgeColour(type.colour, look)
    return [{ coordinate, colour, discovered: found.has(id), sign }]
  })
  return { signs, badges }
}

/** Settlements' names, of which none touches another: the most important have their way. */
function namesOf(world: LoadedWorld, unitsPerPixel: number): readonly PosterName[] {
  const plates = namePlates(world, spokenLanguage()).filter(({ kind }) => kind === 'settlement')
  const placed = placedPlates(plates, (plate) => {
    const { width, height } = measurePlate(plate)
    const [x, y] = plate.coordinate
    const left = x / unitsPerPixel - width / 2
    const top = -y / unitsPerPixel - height / 2
    return { left, top, right: left + width, bottom: top + height }
  })
  return [...placed.keys()].map(({ text, coordinate, size }) => ({ text, coordinate, size }))
}
