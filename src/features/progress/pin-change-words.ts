import type { PinFigures } from './model/pin-conflicts.ts'
import { toolMessages } from '../../i18n/generated/tools.ts'

const inOrder = [
  'added',
  'changed',
  'deleted',
  'alreadyKnown',
  'stayDeleted',
  'skipped',
  'outside',
] as const satisfies readonly (keyof PinFigures)[]

/** What merging does to pins, one part for each thing that happens. */
export function pinChanges(figures: PinFigures): readonly string[] {
  return inOrder
    .filter((what) => figures[what] > 0)
    .map((what) => toolMessages.pins.did[what](figures[what]))
}
