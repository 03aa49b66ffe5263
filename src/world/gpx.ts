import type { Coordinate } from '../geometry/coordinates.ts'
import { gameMetres } from './game-metres.ts'
import type { Manifest } from './manifest.ts'

/** By this a reader knows that the numbers are metres of the game, and no degrees. */
export const gpxCreator = 'Itinerarium'

export const gpxType = 'application/gpx+xml'

/** @param of what is in the file  @param timestamp in milliseconds */
export function gpxFileName(map: string, of: 'route' | 'trail', timestamp: number): string {
  return `${map}_${of}-${timestamp}.gpx`
}

interface GpxContent {
  readonly name: string
  /** Stops with what they are called, in their order. */
  readonly stops?: readonly { readonly name: string; readonly coordinate: Coordinate }[]
  /** What was or will be travelled: each line is one segment of the track. World units. */
  readonly lines: readonly (readonly Coordinate[])[]
}

/**
 * A route or a trail as GPX 1.1, for other programs and for this map's own Upload. The world lies flat, so `lon` is metres
 * to the east and `lat` metres to the north, on the game's own grid; where a world does not know that, from its corner.
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
    return `    <rtept ${place(stop.coordinate)}><name>${escaped(stop.name)}</name></rtept>`
  })
  const track = lines.map((line) => {
    const points = line.map((point) => `      <trkpt ${place(point)}/>`)
    return ['    <trkseg>', ...points, '    </trkseg>'].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="${gpxCreator}">`,
    '  <metadata>',
    `    <name>${escaped(name)}</name>`,
    '    <desc>lat and lon are metres of the game, not degrees.</desc>',
    '  </metadata>',
    ...(route.length > 0 ? ['  <rte>', ...route, '  </rte>'] : []),
    '  <trk>',
    `    <name>${escaped(name)}</name>`,
    ...track,
    '  </trk>',
    '</gpx>',
    '',
  ].join('\n')
}

/** Text within an element; what XML cannot hold is left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
