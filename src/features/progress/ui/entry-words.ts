import type { JournalEntry, ChangeKind } from '../model/history.ts'
import { capitalised } from '../../../world/marker-label.ts'
import { notedMarker } from '../../../records/pin.ts'
import { readQuestMark } from '../../../records/quest-mark.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { pinLabel } from '../../../i18n/compose/first-sentences.ts'
import { currentLocale } from '../../../i18n/language/locale.ts'
import { labelNow } from '../known-names.ts'
import type { LoadedWorld } from '../../worlds/world-context.tsx'
import { marksAndPins } from '../../../i18n/compose/later-sentences.ts'

/** Describes an action, with the name of the only place or pin that it changed. */
export function entryWords(entry: JournalEntry, world: LoadedWorld | null): string {
  const { kind, added, removed, pins } = entry
  const label = entryLabel(entry, world)
  return actionWords(kind, { marks: added.length + removed.length, pins: pins.length, label })
}

/** Returns the name of the action's first place or pin. A note has the name of its place. */
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

interface ActionFigures {
  readonly marks: number
  readonly pins: number
  /** Name of the place or pin, if the action changed only one. */
  readonly label: string
}

function actionWords(kind: ChangeKind, { marks, pins, label }: ActionFigures): string {
  const texts = laterMessages.undoing.action
  switch (kind) {
    case 'mark-many':
    case 'passed':
    case 'unmark-many':
    case 'clear':
      return texts[kind](marks)
    case 'import':
    case 'restore':
      return texts[kind](marksAndPins(marks, pins))
    case 'quest':
      return texts.quest
    case 'pins-delete':
      return texts[kind](pins)
    case 'mark':
    case 'unmark':
    case 'pin':
    case 'pin-edit':
    case 'pin-move':
    case 'pin-delete':
    case 'note':
      return texts[kind](label)
  }
}
