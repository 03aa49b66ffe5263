import type { UploadProblem } from '../../read-upload.ts'
import { noteFanMapPins, readFanMapPins, unfolded, wrongField } from './fan-map-pins.ts'
import type { JsonFormat } from '../format.ts'
import { ImportTally, type Imported, type ImportWorld } from '../imported.ts'
import { numbersOf, type FileNumbers } from '../file-numbers.ts'
import { MarkerMatcher } from '../match-markers.ts'
import { isFields, readNumber, type Fields } from '../read-value.ts'

/** `group@x,y`, x to the east and y to the north, in metres. */
const visitedShape = /^([^@]{1,100})@([^,]{1,40}),([^,]{1,40})$/

/** The newer fan map's backup, or its list of visited places alone. */
export const newerFanMapFile = {
  source: 'newer-fan-map',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: (input) => 'visited' in input || 'markers' in input || isVisitedList(input),
  read: (input, world) =>
    isVisitedList(input) ? readPlaces(input, [], world, undefined) : readBackup(input, world),
} as const satisfies JsonFormat

/** Whether an object is the list of visited places by itself. */
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

/**
 * `visited` holds `{"group@x,y": time}`; the times are not taken. That pins have x to the east, as visited
 * places do, is not written down anywhere.
 */
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
