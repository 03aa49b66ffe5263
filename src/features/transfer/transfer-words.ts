import type { PinFigures } from '../progress/model/merge-pins.ts'
import type { UploadFigures } from '../files/model/read-upload.ts'
import { toolMessages } from '../../i18n/generated/tools.ts'
import { marksAndPins } from '../../i18n/compose/amounts.ts'
import { listed } from '../../i18n/compose/listed.ts'
import { pinChanges } from '../progress/pin-change-words.ts'

/** What a link's marks would do. */
export function transferFigures({
  added,
  notOnMap,
  alreadyKnown,
}: Omit<UploadFigures, 'skipped'>): string {
  const { figures, figuresOff } = toolMessages.transfer
  return notOnMap > 0 ? figuresOff(added, notOnMap, alreadyKnown) : figures(added, alreadyKnown)
}

/** What a link added. */
export function addedDetail(marks: number, pins: PinFigures): string {
  return listed([
    marks + pins.added > 0 ? marksAndPins(marks, pins.added) : '',
    ...pinChanges({ ...pins, added: 0, alreadyKnown: 0 }),
  ])
}
