import type { Coordinate } from '../../../world/view/coordinates.ts'
import { parseText, type ParsedUpload, type UploadProblem } from '../../read-upload.ts'
import type { ImportTally, ImportWorld } from '../imported.ts'
import { placeInMetres, type FileNumbers } from '../file-numbers.ts'
import { fromMetres } from '../match-markers.ts'
import { notePin } from '../pin-draft.ts'
import { isFields, readNumber, type Fields } from '../read-value.ts'

/** Which of the two numbers is the one towards the east. */
type Axes = 'x-east' | 'x-north'

/** The list in a fan map's `markers`, empty where there is none. */
export function readFanMapPins(input: Fields): unknown[] | UploadProblem {
  const pins = unfolded(input['markers'] ?? [])
  if (!pins.ok) return pins.problem
  return Array.isArray(pins.input) ? pins.input : wrongField('markers', 'array')
}

/** What stands in a field, or in the JSON text in it. */
export function unfolded(value: unknown): ParsedUpload {
  if (typeof value !== 'string') return { ok: true, input: value }
  return value.trim() === '' ? { ok: true, input: [] } : parseText(value)
}

export function wrongField(field: string, expected: string): UploadProblem {
  return { kind: 'schema', field, misfit: { expected } }
}

/** Notes the pins of a fan map's list: `{coords: {x, y}, title, desc}`, in metres, numbers possibly as text. */
export function noteFanMapPins(
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
  /** Metres where the file says nothing. */
  readonly numbers: FileNumbers
}

/** x and y, wherever they stand: in `coords`, as an object or a list, or beside the title. */
function readPair(fields: Fields): readonly number[] | undefined {
  const { coords } = fields
  const list = Array.isArray(coords) ? (coords as readonly unknown[]) : undefined
  const place = isFields(coords) ? coords : fields
  const x = readNumber(list ? list[0] : place['x'])
  const y = readNumber(list ? list[1] : place['y'])
  return x === undefined || y === undefined ? undefined : [x, y]
}
