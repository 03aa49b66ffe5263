import { ImportTally, type Imported, type ImportWorld } from './imported.ts'
import { noteFanMapPins } from './fan-map-pins.ts'
import { MarkerMatcher } from './match-markers.ts'

/** The older fan map's backup, which holds pins alone. Its x is the value to the north, its y the one to the east. */
export function readOlderFanMap(pins: readonly unknown[], world: ImportWorld): Imported {
  const tally = new ImportTally()
  const matcher = new MarkerMatcher(world)
  noteFanMapPins(tally, pins, { world, matcher, axes: 'x-north' })
  return tally.result('older-fan-map')
}
