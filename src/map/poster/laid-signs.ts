import {
  badgeSize,
  namePlates,
  settlementShifts,
  placedPlates,
  type PlateBox,
} from '../../domain/markers/name-plates.ts'
import type { Coordinate } from '../../domain/world/view/coordinates.ts'
import type { LookName } from '../../domain/land/look.ts'
import type { Context } from '../basemap/brush.ts'
import { landFont } from '../basemap/land-fonts.ts'
import { badgeColour, smallestWithGlyph } from '../engine/layers/points/badge.ts'
import type { Strip } from './poster-plan.ts'
import type { AskedSigns, PosterBadge, PosterName, PosterSigns } from './poster-messages.ts'

/** The glyphs' licence wants their source named wherever they are passed on. */
const credit = { text: 'Itinerarium · game-icons.net · CC BY 3.0', size: 8 } as const

/** Between the credit and the edges, in CSS pixels. */
const creditMargin = 6

/** Where names and badges stand and what they look like. @param last the strip at the foot */
export function laidSigns(
  context: Context,
  asked: AskedSigns,
  look: LookName,
  last: Strip,
): PosterSigns {
  const { unitsPerPixel } = last
  const size = badgeSize(asked.markerSize, asked.zoom)
  return {
    names: [
      ...laidNames(context, asked, unitsPerPixel, size),
      ...(asked.points.length + asked.pins.length > 0 ? [laidCredit(context, last)] : []),
    ],
    badgeSize: size,
    pins: asked.pins,
    way: asked.way,
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

/** Settlements' names, clear of badges where they can be; none touches another: the most important have their way. */
function laidNames(
  context: Context,
  { places, ranks, language, points, metresPerUnit }: AskedSigns,
  unitsPerPixel: number,
  badge: number,
): readonly PosterName[] {
  const plates = namePlates({ places, ranks, markers: [] }, language)
  const boxAround = ([x, y]: Coordinate, width: number, height: number): PlateBox => {
    const left = x / unitsPerPixel - width / 2
    const top = -y / unitsPerPixel - height / 2
    return { left, top, right: left + width, bottom: top + height }
  }
  const shifts = settlementShifts(unitsPerPixel * metresPerUnit)
  const placed = placedPlates(
    plates,
    ({ text, size, coordinate }) => {
      context.font = landFont(size)
      return boxAround(coordinate, context.measureText(text).width + size * 0.9, size * 1.4)
    },
    { kept: [], badges: points.map(({ coordinate }) => boxAround(coordinate, badge, badge)) },
    () => shifts,
  )
  return [...placed].map(
    ([
      {
        text,
        coordinate: [x, y],
        size,
      },
      [right, down],
    ]) => ({
      text,
      coordinate: [x + right * unitsPerPixel, y - down * unitsPerPixel],
      size,
    }),
  )
}

/** In the lower right corner. */
function laidCredit(context: Context, { extent, unitsPerPixel }: Strip): PosterName {
  const { text, size } = credit
  context.font = landFont(size)
  const fromRight = creditMargin + context.measureText(text).width / 2
  const fromFoot = creditMargin + size / 2
  const [, minY, maxX] = extent
  return {
    text,
    size,
    coordinate: [maxX - fromRight * unitsPerPixel, minY + fromFoot * unitsPerPixel],
  }
}
