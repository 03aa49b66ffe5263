import type { ChangeKind } from './model/history.ts'
import { laterMessages } from '../../i18n/generated/later.ts'
import { marksAndPins } from '../../i18n/compose/later.ts'

/** What an action did, for a sentence that names it. */
interface ActionFigures {
  readonly marks: number
  readonly pins: number
  /** What the place or the pin is called, where there is one. */
  readonly label: string
}

/** The action that is asked about. */
export function actionWords(kind: ChangeKind, { marks, pins, label }: ActionFigures): string {
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
