import sharp, { type Sharp } from 'sharp'
import { buildGeographyFile } from '../../pipeline/build/geography.ts'
import { usedGlyphs } from '../../pipeline/build/glyphs.ts'
import { previewSize } from '../../pipeline/source.ts'
import type { Source, SourceMarker } from '../../pipeline/source.ts'
import type { Coordinate } from '../../src/geometry/coordinates.ts'
import { createScale } from '../../src/geometry/scale.ts'
import { levelFor } from '../../src/basemap/tiles/tile-grid.ts'
import { drawInBrowser } from './land-picture.ts'
import type { PreviewRequest } from './preview-page.ts'

/** Picture pixels per CSS pixel. Chats show the picture at a third to a half of its size. */
const pixelRatio = 1.6

/** Position of the view's centre as a share of the picture's size. The text takes the left side. */
const middle = { across: 0.77, down: 0.5 } as const

/** Bounds for place names and marker icons, as shares of the picture's size. */
const open = { left: 0.58, right: 0.96, top: 0.09, bottom: 0.9 } as const

const markerSizeCssPx = 34
const minMarkerDistanceCssPx = 64
const maxMarkers = 12

/**
 * Draws the picture that chats and social networks show beside a link to a world: the land around a town, some of its
 * places and the world's name.
 *
 * @returns The picture, or a sentence if there is no browser.
 */
export async function drawLinkPreview(source: Source): Promise<Sharp | string> {
  const { title, game, extent, metresPerUnit, startView, ranks } = source.world
  const scale = createScale(extent, metresPerUnit)
  const unitsPerPixel = scale.resolutionAt(startView.zoom)
  const [x, y] = centreOf(source)
  const unit = unitsPerPixel / pixelRatio
  const { width, height } = previewSize
  const [left, top] = [x - width * middle.across * unit, y + height * middle.down * unit]
  const isOpen = (at: { readonly x: number; readonly y: number }) => {
    const [across, down] = [(at.x - left) / unit / width, (top - at.y) / unit / height]
    return across > open.left && across < open.right && down > open.top && down < open.bottom
  }
  const glyphs = usedGlyphs(source)
  const categories = new Map(source.world.categories.map((category) => [category.id, category]))
  const request: PreviewRequest = {
    geography: Buffer.from(buildGeographyFile(source).content).toString(),
    extent: [left, top - height * unit, left + width * unit, top],
    unitsPerPixel,
    level: levelFor(unitsPerPixel, scale),
    width,
    height,
    title,
    game,
    signs: {
      language: 'en',
      places: source.places.filter(isOpen).map((place) => ({
        name: place.name,
        rank: place.rank,
        coordinate: [place.x, place.y],
      })),
      ranks,
      points: shownMarkers(source, isOpen, unitsPerPixel).map((marker) => ({
        coordinate: [marker.x, marker.y],
        type: marker.locationType,
        discovered: false,
      })),
      pins: [],
      shapes: [],
      types: source.types.map(({ id, category, glyph }) => ({
        id,
        colour: categories.get(category)?.colour ?? '',
        shape: categories.get(category)?.shape,
        glyph: glyphs.get(glyph),
      })),
      markerSize: markerSizeCssPx,
      zoom: scale.zoomAt(unitsPerPixel),
      metresPerUnit,
      route: null,
    },
  }
  const picture = await drawInBrowser('drawPreview', 'tools/export/preview-page.ts', request)
  return typeof picture === 'string' ? picture : sharp(picture).removeAlpha()
}

/**
 * Returns the settlement of the highest rank that is nearest to the centre of the world's first view. Without named
 * settlements, returns that centre.
 */
function centreOf({ world, places }: Source): Coordinate {
  const { ranks, startView } = world
  const named = ranks.map(({ key }) => places.filter(({ name, rank }) => name && rank === key))
  const towns = named.find((ofRank) => ofRank.length > 0) ?? []
  const [nearest] = towns.toSorted(byDistanceTo(startView.coordinates))
  return nearest ? [nearest.x, nearest.y] : startView.coordinates
}

function byDistanceTo([x, y]: Coordinate) {
  const distance = (at: { readonly x: number; readonly y: number }) =>
    Math.hypot(at.x - x, at.y - y)
  return (one: { x: number; y: number }, other: { x: number; y: number }) =>
    distance(one) - distance(other)
}

/** Returns the markers nearest to the centre. Each has another type and keeps its distance from the others. */
function shownMarkers(
  source: Source,
  isOpen: (marker: SourceMarker) => boolean,
  unitsPerPixel: number,
): readonly SourceMarker[] {
  const shown: SourceMarker[] = []
  for (const marker of source.markers.filter(isOpen).toSorted(byDistanceTo(centreOf(source)))) {
    if (shown.length === maxMarkers) break
    const fits = shown.every(
      (other) =>
        other.locationType !== marker.locationType &&
        Math.hypot(marker.x - other.x, marker.y - other.y) >=
          minMarkerDistanceCssPx * unitsPerPixel,
    )
    if (fits) shown.push(marker)
  }
  return shown
}
