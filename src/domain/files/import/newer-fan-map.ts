import { ImportTally, type Imported, type ImportWorld } from './imported.ts'
import { noteFanMapPins } from './fan-map-pins.ts'
import { MarkerMatcher } from './match-markers.ts'
import { readNumber, type Fields } from './read-value.ts'

/** `group@x,y`, x to the east and y to the north, in metres. */
const visitedShape = /^([^@]{1,100})@([^,]{1,40}),([^,]{1,40})$/

/** Whether an object is the list of visited places by itself. */
export function isVisitedList(fields: Fields): boolean {
  const names = Object.keys(fields)
  return names.length > 0 && names.every((name) => visitedShape.test(name))
}

/**
 * The newer fan map's backup or its list alone: `visited` holds `{"group@x,y": time}`; the times are not
 * taken. That pins have x to the east, as visited places do, is not written down anywhere.
 */
export function readNewerFanMap(
  visited: Fields,
  pins: readonly unknown[],
  world: ImportWorld,
): Imported {
  const tally = new ImportTally()
  const matcher = new MarkerMatcher(world)
  for (const name of Object.keys(visited)) {
    const [, group = '', x, y] = visitedShape.exec(name) ?? []
    const [east, north] = [readNumber(x), readNumber(y)]
    if (east === undefined || north === undefined) tally.addUnknown('unreadable', name)
    else matcher.note(tally, group, matcher.fromMetres(east, north), name)
  }
  noteFanMapPins(tally, pins, { world, matcher, axes: 'x-east' })
  return tally.result('newer-fan-map')
}
