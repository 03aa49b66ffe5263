import { readReceivedPin, type Pin } from '../../pins/pin.ts'

/** Far above what a link holds; a file has room for more. */
const maxPins = 10_000

/** As JSON, a list of lists: names of fields would be most of the text. Deleted pins stay behind. */
export function writePins(pins: readonly Pin[]): string {
  const kept = pins.filter(({ deleted }) => !deleted)
  if (kept.length === 0) return ''
  return JSON.stringify(
    kept.map(({ id, revision, x, y, title, note, glyph, colour, stops = [] }) => [
      id,
      revision,
      x,
      y,
      title,
      note,
      glyph,
      colour,
      // Only of tours.
      ...(stops.length > 0 ? [stops] : []),
    ]),
  )
}

/** Undefined where the text is no list; entries that are no pin are left out. */
export function readSentPins(text: string): Pin[] | undefined {
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
    const pin = readEntry(entry)
    if (pin) pins.set(pin.id, pin)
  }
  return [...pins.values()]
}

function readEntry(entry: unknown): Pin | null {
  if (!Array.isArray(entry)) return null
  const [id, revision, x, y, title, note, glyph, colour, stops] = entry as readonly unknown[]
  return readReceivedPin({ id, revision, deleted: false, x, y, title, note, glyph, colour, stops })
}
