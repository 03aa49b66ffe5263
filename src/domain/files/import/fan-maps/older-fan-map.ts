import type { UploadProblem } from '../../read-upload.ts'
import { noteFanMapPins, readFanMapPins } from './fan-map-pins.ts'
import type { JsonFormat } from '../format.ts'
import { ImportTally, type Imported, type ImportWorld } from '../imported.ts'
import { numbersOf } from '../file-numbers.ts'
import type { Fields } from '../read-value.ts'

/** The older fan map's backup: it never had a list of visited places, and always wrote its pins as text. */
export const olderFanMapFile = {
  source: 'older-fan-map',
  endings: ['.json'],
  mediaTypes: ['application/json'],
  knows: (input) => typeof input['markers'] === 'string' && !('visited' in input),
  read: readOlderFanMap,
} as const satisfies JsonFormat

/** It holds pins alone. Its x is the value to the north, its y the one to the east. */
function readOlderFanMap(input: Fields, world: ImportWorld): Imported | UploadProblem {
  const pins = readFanMapPins(input)
  if (!Array.isArray(pins)) return pins
  const tally = new ImportTally()
  noteFanMapPins(tally, pins, { world, axes: 'x-north', numbers: numbersOf(input) })
  return tally.result()
}
