import type { PinFigures } from '../../features/progress/model/merge-pins.ts'
import type { UploadFigures } from '../../features/files/model/read-upload.ts'
import { fileMessages } from '../file-messages.ts'
import { marksAndPins } from './amounts.ts'
import { listed } from './listed.ts'
import { pinChanges } from './pin-changes.ts'

/** What a link's marks would do. */
export function transferFigures({
  added,
  notOnMap,
  alreadyKnown,
}: Omit<UploadFigures, 'skipped'>): string {
  const { figures, figuresOff } = fileMessages.transfer
  return notOnMap > 0 ? figuresOff(added, notOnMap, alreadyKnown) : figures(added, alreadyKnown)
}

/** What a link added. */
export function addedDetail(marks: number, pins: PinFigures): string {
  return listed([
    marks + pins.added > 0 ? marksAndPins(marks, pins.added) : '',
    ...pinChanges({ ...pins, added: 0, alreadyKnown: 0 }),
  ])
}
