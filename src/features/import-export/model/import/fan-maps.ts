import type { Coordinate } from '../../../../geometry/coordinates.ts'
import { parseText, type UploadProblem, type ParsedUpload } from '../read-upload.ts'
import {
  ImportTally,
  isFields,
  readNumber,
  type JsonFormat,
  type Imported,
  type ImportWorld,
  type Fields,
} from './imported.ts'
import {
  numbersOf,
  MarkerMatcher,
  placeInMetres,
  fromMetres,
  type FileNumbers,
} from './match-markers.ts'
import { notePin } from './pin-draft.ts'

/** `group@x,y` in metres, x to the east and y to the north. */
const visitedShape = /^([^@]{1,100})@([^,]{1,40}),([^,]{1,40})$/

/** A backup of the newer fan map, or only its list of visited places. */
export const newerFanMapFile = {
  source: 'newer-fan-map',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: (input) => 'visited' in input || 'markers' in input || isVisitedList(input),
  read: (input, world) =>
    isVisitedList(input) ? readPlaces(input, [], world, undefined) : readBackup(input, world),
} as const satisfies JsonFormat

function isVisitedList(fields: Fields): boolean {
  const names = Object.keys(fields)
  return names.length > 0 && names.every((name) => visitedShape.test(name))
}

function readBackup(input: Fields, world: ImportWorld): Imported | UploadProblem {
  const pins = readFanMapPins(input)
  if (!Array.isArray(pins)) return pins
  const visited = unfolded(input['visited'] ?? {})
  if (!visited.ok) return visited.problem
  if (!isFields(visited.input)) return wrongField('visited', 'object')
  return readPlaces(visited.input, pins, world, numbersOf(input))
}

/** Reads visited places, `{"group@x,y": time}`, and pins. That pins have x to the east too is an assumption. */
function readPlaces(
  visited: Fields,
  pins: readonly unknown[],
  world: ImportWorld,
  numbers: FileNumbers,
): Imported {
  const tally = new ImportTally()
  const matcher = new MarkerMatcher(world)
  for (const name of Object.keys(visited)) {
    const [, group = '', x, y] = visitedShape.exec(name) ?? []
    const [east, north] = [readNumber(x), readNumber(y)]
    if (east === undefined || north === undefined) tally.addUnknown('unreadable', name)
    else matcher.note(tally, group, matcher.fromMetres(east, north), name)
  }
  noteFanMapPins(tally, pins, { world, axes: 'x-east', numbers })
  return tally.result()
}

/** A backup of the older fan map. It never had a list of visited places, and always wrote its pins as text. */
export const olderFanMapFile = {
  source: 'older-fan-map',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: (input) => typeof input['markers'] === 'string' && !('visited' in input),
  read: readOlderFanMap,
} as const satisfies JsonFormat

/** Reads pins, the only content. In this format x is the value to the north and y the one to the east. */
function readOlderFanMap(input: Fields, world: ImportWorld): Imported | UploadProblem {
  const pins = readFanMapPins(input)
  if (!Array.isArray(pins)) return pins
  const tally = new ImportTally()
  noteFanMapPins(tally, pins, { world, axes: 'x-north', numbers: numbersOf(input) })
  return tally.result()
}

type Axes = 'x-east' | 'x-north'

function readFanMapPins(input: Fields): unknown[] | UploadProblem {
  const pins = unfolded(input['markers'] ?? [])
  if (!pins.ok) return pins.problem
  return Array.isArray(pins.input) ? pins.input : wrongField('markers', 'array')
}

/** Returns a field's value, or parses it if it is JSON text. */
function unfolded(value: unknown): ParsedUpload {
  if (typeof value !== 'string') return { ok: true, input: value }
  return value.trim() === '' ? { ok: true, input: [] } : parseText(value)
}

function wrongField(field: string, expected: string): UploadProblem {
  return { kind: 'schema', field, misfit: { expected } }
}

/** Adds a fan map's pins, `{coords: {x, y}, title, desc}`, to the tally. Their numbers are metres and may be text. */
function noteFanMapPins(
  tally: ImportTally,
  pins: readonly unknown[],
  { world, axes, numbers }: PinsOptions,
): void {
  for (const pin of pins) {
    const fields = isFields(pin) ? pin : {}
    const place = placeInMetres(isFields(fields['coords']) ? fields['coords'] : fields, world)
    const pair = readPair(fields)
    if (!place && pair && typeof numbers === 'object') {
      tally.addUnknown('other-numbers', numbers.other)
      continue
    }
    const [east, north] = (axes === 'x-east' ? pair : pair && [...pair].reverse()) ?? []
    const known = east !== undefined && north !== undefined
    const read = (): Coordinate | undefined =>
      known ? (numbers === 'units' ? [east, north] : fromMetres(east, north, world)) : undefined
    notePin(tally, world.extent, place ?? read(), fields)
  }
}

interface PinsOptions {
  readonly world: ImportWorld
  readonly axes: Axes
  /** `undefined`, as in most files, means metres. */
  readonly numbers: FileNumbers
}

function readPair(fields: Fields): readonly number[] | undefined {
  const { coords } = fields
  const list = Array.isArray(coords) ? (coords as readonly unknown[]) : undefined
  const place = isFields(coords) ? coords : fields
  const x = readNumber(list ? list[0] : place['x'])
  const y = readNumber(list ? list[1] : place['y'])
  return x === undefined || y === undefined ? undefined : [x, y]
}

const idShape = /^(-?\d{1,9})_(-?\d{1,9})$/

export const trackerFile = {
  source: 'tracker',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: isTracker,
  read: readTracker,
} as const satisfies JsonFormat

function isTracker(fields: Fields): boolean {
  const groups = Object.values(fields)
  return (
    groups.length > 0 && groups.every((group) => isFields(group) && Array.isArray(group['ids']))
  )
}

/** Ids are `north_east` in whole metres. */
function readTracker(fields: Fields, world: ImportWorld): Imported {
  const tally = new ImportTally()
  const matcher = new MarkerMatcher(world)
  for (const [group, value] of Object.entries(fields)) {
    const ids = isFields(value) && Array.isArray(value['ids']) ? (value['ids'] as unknown[]) : []
    for (const id of ids) {
      const [, north, east] = (typeof id === 'string' ? idShape.exec(id) : null) ?? []
      const name = `${group} ${typeof id === 'string' ? id : typeof id}`
      if (north === undefined || east === undefined) tally.addUnknown('unreadable', name)
      else matcher.note(tally, group, matcher.fromMetres(Number(east), Number(north)), name)
    }
  }
  return tally.result()
}
