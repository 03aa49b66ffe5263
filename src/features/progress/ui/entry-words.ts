import type { JournalEntry } from '../model/history.ts'
import { capitalised } from '../../../core/world/marker-label.ts'
import { notedMarker } from '../../../core/world/pin.ts'
import { readQuestMark } from '../../../core/records/quest-mark.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { pinLabel } from '../../../i18n/compose/first.ts'
import { actionWords } from '../undoing-words.ts'
import { currentLocale } from '../../../i18n/language/locale.ts'
import { labelNow } from '../known-names.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'

/** What an action did, with the name of the only place or pin that it changed. */
export function entryWords(entry: JournalEntry, world: LoadedWorld | null): string {
  const { kind, added, removed, pins } = entry
  const label = entryLabel(entry, world)
  return actionWords(kind, { marks: added.length + removed.length, pins: pins.length, label })
}

/** What the action's only place or pin is called; a note, after its place. */
export function entryLabel(
  { added, removed, pins }: JournalEntry,
  world: LoadedWorld | null,
): string {
  const [pin] = pins
  const id = pin ? notedMarker(pin.after) : [...added, ...removed][0]
  if (pin && id === undefined) {
    return pinLabel(pin.after.title || (pin.before?.title ?? ''))
  }
  const marker = id === undefined ? undefined : world?.markersById.get(id)
  if (!marker) return readQuestMark(id ?? 0) ? laterMessages.quests.kind : `#${id}`
  return capitalised(labelNow(marker, world?.typesById.get(marker.locationType)), currentLocale())
}
