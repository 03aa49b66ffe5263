import type { Coordinate } from '../../../world/view/coordinates.ts'
import { parseText, type ParsedUpload, type UploadProblem } from '../../read-upload.ts'
import type { ImportTally, ImportWorld } from '../imported.ts'
import type { MarkerMatcher } from '../match-markers.ts'
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
  { world, matcher, axes }: { world: ImportWorld; matcher: MarkerMatcher; axes: Axes },
): void {
  for (const pin of pins) {
    const fields = isFields(pin) ? pin : {}
    const pair = readPair(fields)
    const [east, north] = (axes === 'x-east' ? pair : pair && [...pair].reverse()) ?? []
    const known = east !== undefined && north !== undefined
    const at: Coordinate | undefined = known ? matcher.fromMetres(east, north) : undefined
    notePin(tally, world.extent, at, fields)
  }
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
