import { isRevision } from '../kept-record.ts'
import type { Pin } from '../pin.ts'
import { cutText, maxNote, maxTitle } from '../import/pin-text.ts'

/** Far above what a link holds; a file has room for more. */
const maxPins = 10_000

/** As JSON, a list of lists: names of fields would be most of the text. Deleted pins stay behind. */
export function writePins(pins: readonly Pin[]): string {
  const kept = pins.filter(({ deleted }) => !deleted)
  if (kept.length === 0) return ''
  return JSON.stringify(
    kept.map(({ id, revision, x, y, title, note, glyph, colour }) => [
      id,
      revision,
      x,
      y,
      title,
      note,
      glyph,
      colour,
    ]),
  )
}

/** Undefined where the text is no list; entries that are no pin are left out. */
export function readPins(text: string): Pin[] | undefined {
  if (text === '') return []
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(parsed) || parsed.length > maxPins) return undefined
  const pins = new Map<string, Pin>()
  for (const entry of parsed) {
    const pin = readPin(entry)
    if (pin) pins.set(pin.id, pin)
  }
  return [...pins.values()]
}

function readPin(entry: unknown): Pin | undefined {
  if (!Array.isArray(entry)) return undefined
  const [id, revision, x, y, title, note, glyph, colour] = entry as readonly unknown[]
  if (typeof id !== 'string' || !/^([0-9a-f]{24}|marker-\d{1,16})$/.test(id)) return undefined
  if (!isRevision(revision) || !isFinite(x) || !isFinite(y)) return undefined
  if (typeof title !== 'string' || typeof note !== 'string') return undefined
  if (!isName(glyph) || !isName(colour)) return undefined
  return {
    id,
    revision,
    deleted: false,
    x,
    y,
    title: cutText(title, maxTitle),
    note: cutText(note, maxNote),
    glyph,
    colour,
  }
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value)
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 40
}
