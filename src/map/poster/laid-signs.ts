import { badgeSize } from '../../domain/markers/badge-size.ts'
import { namePlates } from '../../domain/markers/name-plates.ts'
import { placedPlates } from '../../domain/markers/placed-plates.ts'
import type { LookName } from '../../domain/land/look.ts'
import type { Context } from '../basemap/brush.ts'
import { landFont } from '../basemap/land-font.ts'
import { badgeColour } from '../engine/layers/points/badge-colour.ts'
import { smallestWithGlyph } from '../engine/layers/points/badge.ts'
import type { AskedSigns, PosterBadge, PosterName, PosterSigns } from './poster-messages.ts'

/** Where names and badges stand and what they look like. @param unitsPerPixel world units a CSS pixel */
export function laidSigns(
  context: Context,
  asked: AskedSigns,
  look: LookName,
  unitsPerPixel: number,
): PosterSigns {
  const size = badgeSize(asked.markerSize, asked.zoom)
  return {
    names: laidNames(context, asked, unitsPerPixel),
    badgeSize: size,
    ...laidBadges(asked, look, size),
  }
}

function laidBadges(
  { points, types }: AskedSigns,
  look: LookName,
  size: number,
): Pick<PosterSigns, 'badges' | 'signs'> {
  const signs = types.map(
    ({ shape, glyph }) => (size < smallestWithGlyph ? shape : undefined) ?? glyph ?? [],
  )
  const kinds = new Map(types.map(({ id, colour }, sign) => [id, { colour, sign }]))
  const badges = points.flatMap(({ coordinate, discovered, type }): readonly PosterBadge[] => {
    const kind = kinds.get(type)
    if (!kind) return []
    return [{ coordinate, discovered, sign: kind.sign, colour: badgeColour(kind.colour, look) }]
  })
  return { signs, badges }
}

/** Settlements' names, of which none touches another: the most important have their way. */
function laidNames(
  context: Context,
  { places, ranks, language }: AskedSigns,
  unitsPerPixel: number,
): readonly PosterName[] {
  const plates = namePlates({ places, ranks, markers: [] }, language)
  const placed = placedPlates(plates, ({ text, size, coordinate: [x, y] }) => {
    context.font = landFont(size)
    const [width, height] = [context.measureText(text).width + size * 0.9, size * 1.4]
    const left = x / unitsPerPixel - width / 2
    const top = -y / unitsPerPixel - height / 2
    return { left, top, right: left + width, bottom: top + height }
  })
  return [...placed.keys()].map(({ text, coordinate, size }) => ({ text, coordinate, size }))
}
