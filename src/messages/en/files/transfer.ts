import type { PinFigures } from '../../../domain/files/merge-pins.ts'
import type { TransferProblem } from '../../../domain/files/transfer/transfer-link.ts'
import type { UploadFigures } from '../../../domain/files/read-upload.ts'
import { marksAndPins, mergedPinWords } from '../amounts.ts'
import { figure } from '../figure.ts'

export const transfer = {
  send: 'Send to another device',
  close: 'Close',
  preparing: 'Making the link…',
  nothing: 'There is nothing to send yet: mark a place as discovered, or put a pin, first.',
  holds: (marks: number, pins: number) =>
    `The code and the link hold your ${marksAndPins(marks, pins)}. Point the other device’s camera at the code, or open the link there. It asks before it adds anything, and removes nothing.`,
  linkHolds: (marks: number, pins: number) =>
    `The link holds your ${marksAndPins(marks, pins)}. Open it on the other device, which asks before it adds anything, and removes nothing.`,
  private: 'Nothing is sent to a server: all of it is in the code and the link themselves.',
  code: 'QR code of the link',
  tooMuchForCode:
    'This is too much for a code that a camera reads. Send yourself the link, or take the backup file along.',
  tooMuchForLink:
    'This is too much for a link. Take the backup file along, and upload it on the other device.',
  copy: 'Copy link',
  copied: 'Link copied',
  copyRefused: 'The browser did not allow copying. Here it is, selected for you:',
  share: 'Share link',
  shareTitle: 'My marks on the map',
  backup: 'Backup',

  question: {
    title: 'Add these to your list?',
    description: 'They come from another device. Nothing has been added yet.',
    confirm: 'Merge',
    cancel: 'Cancel',
  },
  marks: 'Marks',
  pins: 'Pins',
  figures: ({ added, notOnMap, alreadyKnown }: Omit<UploadFigures, 'skipped'>) => {
    const off = notOnMap > 0 ? ` (${figure(notOnMap)} not on this map)` : ''
    return `${figure(added)} new${off}, ${figure(alreadyKnown)} already known`
  },
  pinFigures: (figures: PinFigures) => mergedPinWords(figures).join(', '),
  added: 'Added from another device',
  addedDetail: (marks: number, pins: PinFigures) =>
    [
      marks + pins.added > 0 ? marksAndPins(marks, pins.added) : '',
      ...mergedPinWords({ ...pins, added: 0, alreadyKnown: 0 }),
    ]
      .filter(Boolean)
      .join(', '),

  knownTitle: 'Nothing new in this link',
  known: 'Everything in this link is in your list already.',
  empty: 'This link holds no marks and no pins.',
  problemTitle: 'This link cannot be read',
  problem: {
    damaged:
      'The link from another device is not complete, or something in it was changed. Nothing was added. Copy the whole link again, or scan the code again.',
    'newer-version':
      'The link was made by a newer version of this map. Nothing was added. Reload the page to get that version, then open the link again.',
    'other-map':
      'The link was made on the map of another game, whose marks would be wrong here. Nothing was added.',
    'old-browser':
      'This browser is too old to read the link. Nothing was added. Update it, or take a backup file along instead.',
  } satisfies Record<TransferProblem, string>,
} as const
