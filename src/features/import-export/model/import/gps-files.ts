import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { Coordinate } from '../../../../geometry/coordinates.ts'
import { gpxCreator } from '../../../../world/gpx.ts'
import type { ShapeGlyph } from '../../../../records/pin.ts'
import type { HeldKind, UploadProblem } from '../read-upload.ts'
import { maxDepth } from '../upload-text.ts'
import {
  ImportTally,
  maxImportedPins,
  readNumber,
  type Imported,
  type ImportWorld,
  type TextFormat,
} from './imported.ts'
import { fromMetres } from './match-markers.ts'
import { notePart, type DraftPart } from './pin-draft.ts'
import { plainWords } from './wikis.ts'

export const kmlFile = {
  source: 'kml',
  endings: ['.kml'],
  mediaTypes: ['application/vnd.google-earth.kml+xml'],
  root: 'kml',
  read: (text, world) => readPlaces(text, world, kml),
} as const satisfies TextFormat

export const gpxFile = {
  source: 'gpx',
  endings: ['.gpx'],
  mediaTypes: ['application/gpx+xml'],
  root: 'gpx',
  read: (text, world) => readPlaces(text, world, gpx),
} as const satisfies TextFormat

/** Names of the elements to read, from the specifications of KML 2.2 and GPX 1.1. */
interface Vocabulary {
  /** Elements that hold one place, or several places with the same title and note. */
  readonly places: ReadonlySet<string>
  /** Elements within a place whose text is read, and the pin's field for each. */
  readonly words: ReadonlyMap<string, string>
  /** The element with coordinates. If a format has none, the place's attributes are a coordinate. */
  readonly line?: {
    readonly element: string
    readonly within: ReadonlyMap<string, ShapeGlyph | null>
    /** Element around the outline of a hole, which is skipped. */
    readonly except: string
    /** A line whose points are elements of their own. */
    readonly track: string
    readonly trackPoint: string
  }
  /** Elements that aren't places. Their kind decides how the message after reading names them. */
  readonly held: ReadonlyMap<string, HeldKind>
  readonly frames: ReadonlySet<string>
}

const kml: Vocabulary = {
  places: new Set(['placemark']),
  words: new Map([
    ['name', 'name'],
    ['description', 'description'],
    ['address', 'address'],
  ]),
  line: {
    element: 'coordinates',
    within: new Map([
      ['point', null],
      ['linestring', 'shape-line'],
      ['linearring', 'shape-area'],
    ]),
    except: 'innerboundaryis',
    track: 'track',
    trackPoint: 'coord',
  },
  held: new Map([
    ['networklink', 'link'],
    ['groundoverlay', 'overlay'],
    ['screenoverlay', 'overlay'],
    ['photooverlay', 'overlay'],
  ]),
  frames: new Set(['kml', 'document', 'folder']),
}

const gpx: Vocabulary = {
  places: new Set(['wpt', 'rtept']),
  words: new Map([
    ['name', 'name'],
    ['desc', 'description'],
    ['cmt', 'comment'],
  ]),
  held: new Map([
    ['trk', 'track'],
    ['rte', 'route'],
  ]),
  frames: new Set(['gpx']),
}

interface OpenPlace {
  readonly depth: number
  readonly fields: Record<string, string>
  readonly parts: DraftPart[]
  track?: (Coordinate | undefined)[] | undefined
}

/**
 * Longitude is x, latitude y, in world units, or in metres if this map wrote the file. GPX tracks are only counted,
 * except in a file of this map, where the route holds the same points.
 */
function readPlaces(
  text: string,
  world: ImportWorld,
  { places, words, line, held, frames }: Vocabulary,
): Imported | UploadProblem {
  const tally = new ImportTally()
  let problem: UploadProblem | undefined
  let inMetres = false
  let pins = 0
  let place: OpenPlace | undefined
  let isDescribed = false
  let routeHasPoints = false
  const open: string[] = []
  let letters = ''

  function begin(tag: SaxesTagPlain): void {
    const name = localName(tag.name)
    open.push(name)
    letters = ''
    if (open.length === 1) inMetres = attribute(tag, 'creator') === gpxCreator
    if (open.length > maxDepth) problem = { kind: 'too-deep' }
    if (places.has(name) && !place) {
      const points = [pointOf(attribute(tag, 'lon'), attribute(tag, 'lat'))]
      place = { depth: open.length, fields: {}, parts: line ? [] : [{ points }] }
    }
    const what = held.get(name)
    // Only the end of a route shows whether it has points.
    if (what && what !== 'route') tally.addHeld(what)
    if (name === 'rte') routeHasPoints = false
    if (name === 'rtept') routeHasPoints = true
    if (place && name === line?.track) place.track = []
    isDescribed ||= !frames.has(name)
  }

  function end(): void {
    const name = open.at(-1) ?? ''
    if (place) {
      const field = words.get(name)
      if (field !== undefined && open.length === place.depth + 1) place.fields[field] = letters
      const glyph = name === line?.element ? line.within.get(open.at(-2) ?? '') : undefined
      if (glyph === null) place.parts.push({ points: [onlyPointIn(letters)] })
      else if (glyph && !open.includes(line?.except ?? ''))
        place.parts.push({ glyph, points: pointsIn(letters) })
      // Programs write an empty element for a moment without a position.
      if (name === line?.trackPoint && letters.trim() !== '')
        place.track?.push(pointOf(...numbersIn(letters)))
      if (name === line?.track && place.track) {
        place.parts.push({ glyph: 'shape-line', points: place.track })
        place.track = undefined
      }
      if (open.length === place.depth) note(place)
    }
    if (held.get(name) === 'route' && !routeHasPoints) tally.addHeld('route')
    open.pop()
    letters = ''
  }

  function note({ fields, parts }: OpenPlace): void {
    place = undefined
    const told = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, plainWords(value)]),
    )
    const { name, address } = told
    if (parts.length === 0 && address) {
      tally.addUnknown('address', name || address)
      return
    }
    for (const { points, ...part } of parts.length > 0 ? parts : [{ points: [] }]) {
      pins += 1
      const inWorld = points.map((each) => (each && inMetres ? fromMetres(...each, world) : each))
      notePart(tally, world.extent, { ...part, points: inWorld }, told)
    }
    if (pins > maxImportedPins) problem = { kind: 'too-many-pins' }
  }

  const parser = new SaxesParser()
  parser.on('opentag', begin)
  parser.on('closetag', end)
  parser.on('text', (part) => (letters += part))
  parser.on('cdata', (part) => (letters += part))
  parser.on('error', ({ message }) => {
    // XML doesn't know HTML's entities. The parser keeps them as text, so go on.
    if (!message.includes('entity')) problem ??= { kind: 'not-xml' }
  })
  for (let start = 0; start < text.length; start += charactersPerCheck) {
    parser.write(text.slice(start, start + charactersPerCheck))
    if (problem) break
  }
  if (!problem) parser.close()
  if (inMetres && tally.hasPins) tally.dropHeld('track')
  if (isDescribed && tally.isEmpty) tally.addHeld('description')
  return problem ?? (inMetres ? tally.result() : tally.resultWithin(world.extent, true))
}

const charactersPerCheck = 100_000

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}

function attribute({ attributes }: SaxesTagPlain, name: string): string | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined
}

/** Returns the points of `x,y` or `x,y,height` between white space, which may also surround the commas. */
function pointsIn(text: string): readonly (Coordinate | undefined)[] {
  const points = text.trim().split(/\s+/).map(pointIn)
  if (!points.includes(undefined)) return points
  const joined = text.split(',').map((part) => part.trim())
  // With more than three numbers it is unclear where a point ends.
  return joined
    .join(',')
    .split(/\s+/)
    .map((tuple) => (tuple.replace(/,$/, '').split(',').length > 3 ? undefined : pointIn(tuple)))
}

function onlyPointIn(text: string): Coordinate | undefined {
  const [point, ...others] = pointsIn(text)
  return others.length > 0 ? undefined : point
}

function pointIn(text: string): Coordinate | undefined {
  const [east, north] = text.split(',')
  return pointOf(east, north)
}

function numbersIn(text: string): readonly [string | undefined, string | undefined] {
  const [east, north] = text.trim().split(/[\s,]+/)
  return [east, north]
}

function pointOf(east: string | undefined, north: string | undefined): Coordinate | undefined {
  const [x, y] = [readNumber(east), readNumber(north)]
  return x === undefined || y === undefined ? undefined : [x, y]
}
