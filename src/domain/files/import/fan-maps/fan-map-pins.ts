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
  { world, matcher, axes, system }: PinsOptions,
): void {
  for (const pin of pins) {
    const fields = isFields(pin) ? pin : {}
    const metres = readPair(fields, 'world_x', 'world_y')
    const pair = metres ?? readPair(fields, 'x', 'y')
    if (pair && !metres && system !== undefined) {
      tally.addUnknown('other-numbers', system)
      continue
    }
    const [east, north] = (metres || axes === 'x-east' ? pair : pair && [...pair].reverse()) ?? []
    const known = east !== undefined && north !== undefined
    const at: Coordinate | undefined = known ? matcher.fromMetres(east, north) : undefined
    notePin(tally, world.extent, at, fields)
  }
}

interface PinsOptions {
  readonly world: ImportWorld
  readonly matcher: MarkerMatcher
  readonly axes: Axes
  /** What the file says that its numbers are, where they are no metres; `world_x` and `world_y` are, all the same. */
  readonly system: string | undefined
}

/** Two numbers, wherever they stand: in `coords`, as an object or a list, or beside the title. */
function readPair(fields: Fields, across: string, along: string): readonly number[] | undefined {
  const { coords } = fields
  const list = Array.isArray(coords) ? (coords as readonly unknown[]) : undefined
  const place = isFields(coords) ? coords : fields
  const isList = list && across === 'x'
  const x = readNumber(isList ? list[0] : place[across])
  const y = readNumber(isList ? list[1] : place[along])
  return x === undefined || y === undefined ? undefined : [x, y]
}
