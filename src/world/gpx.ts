import type { Coordinate } from '../geometry/coordinates.ts'
import { gameMetres } from './game-metres.ts'
import type { Manifest } from './manifest.ts'

/** Marks files of this map, whose coordinates are metres of the game and not degrees. */
export const gpxCreator = 'Itinerarium'

export const gpxType = 'application/gpx+xml'

export function gpxFileName(map: string, of: 'route' | 'trail', timestampMs: number): string {
  return `${map}_${of}-${timestampMs}.gpx`
}

interface GpxContent {
  readonly name: string
  readonly stops?: readonly { readonly name: string; readonly coordinate: Coordinate }[]
  /** Lines in world units. Each becomes a segment of the track. */
  readonly lines: readonly (readonly Coordinate[])[]
}

/**
 * Creates GPX 1.1. Since the world is flat, `lon` and `lat` are metres to the east and north of the game's origin, or
 * of the world's 0, 0 if that is unknown. This map and other programs can import the file.
 */
export function toGpx(
  { name, stops = [], lines }: GpxContent,
  { origin = [0, 0], metresPerUnit }: Pick<Manifest, 'origin' | 'metresPerUnit'>,
): string {
  const place = (coordinate: Coordinate) => {
    const [east, north] = gameMetres(coordinate, { origin, metresPerUnit }) ?? coordinate
    return `lat="${north.toFixed(2)}" lon="${east.toFixed(2)}"`
  }
  const route = stops.map((stop) => {
    return `    <rtept ${place(stop.coordinate)}><name>${escapeXml(stop.name)}</name></rtept>`
  })
  const track = lines.map((line) => {
    const points = line.map((point) => `      <trkpt ${place(point)}/>`)
    return ['    <trkseg>', ...points, '    </trkseg>'].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="${gpxCreator}">`,
    '  <metadata>',
    `    <name>${escapeXml(name)}</name>`,
    '    <desc>lat and lon are metres of the game, not degrees.</desc>',
    '  </metadata>',
    ...(route.length > 0 ? ['  <rte>', ...route, '  </rte>'] : []),
    '  <trk>',
    `    <name>${escapeXml(name)}</name>`,
    ...track,
    '  </trk>',
    '</gpx>',
    '',
  ].join('\n')
}

/** Escapes text for XML and removes characters that XML cannot contain. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
