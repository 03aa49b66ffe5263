import { figure } from './figure.ts'

/** The player's own text, kept apart from the sentence's direction. */
const own = (name: string) => `“\u2068${name}\u2069”`

export const playthroughs = {
  title: 'Playthroughs',
  hint: 'Each has marks, pins and notes of its own. Filters and settings are shared.',
  new: 'New playthrough…',
  unnamed: 'Unnamed',
  shown: 'On the map',
  tally: (found: number, total: number) => `${figure(found)} of ${figure(total)} found`,
  switch: 'Switch',
  switchLabel: (name: string) => `Switch to ${own(name)}`,
  rename: 'Rename',
  renameLabel: (name: string) => `Rename ${own(name)}`,
  copy: 'Copy',
  copyLabel: (name: string) => `Copy ${own(name)}`,
  delete: 'Delete',
  deleteLabel: (name: string) => `Delete ${own(name)}`,
  deleted: 'Deleted playthroughs',
  bringBack: 'Bring back',
  bringBackLabel: (name: string) => `Bring back ${own(name)}`,
  forGood: 'Delete for good',
  // It begins with what the button shows, by which who speaks to a browser presses it.
  forGoodLabel: (name: string) => `Delete for good: ${own(name)}`,
  forGoodTitle: 'Delete for good?',
  forGoodQuestion: (name: string) => `Delete ${own(name)} for good?`,
  forGoodText: 'Its marks, pins and notes are removed from this device. This cannot be undone.',
  name: 'Name',
  firstName: 'Name of the present one',
  newName: 'Name of the new one',
  first: 'First',
  second: 'Second',
  copyOf: (name: string) => `${name} (copy)`,
  blank: 'A playthrough needs a name: write at least one character.',
  left: (amount: number) => `${figure(amount)} left`,
  save: 'Save',
  make: 'Make',
  close: 'Close',
  nameTitle: { new: 'New playthrough', rename: 'Rename playthrough', copy: 'Copy playthrough' },
  deleteTitle: 'Delete playthrough?',
  deleteQuestion: (name: string) => `Delete ${own(name)}?`,
  deleteText: (found: number | null, total: number) =>
    `${found === null ? 'Its marks, pins and notes' : `Its ${figure(found)} of ${figure(total)} marks, its pins and notes`} leave the map. It can be brought back here in the settings.`,
  confirm: 'Delete',
  cancel: 'Cancel',
  toastDeleted: (name: string) => `Deleted: ${own(name)}`,
  toastGone: (name: string) => `${own(name)} was deleted in another tab`,
  undo: 'Undo',
  merged: (from: string, into: string) =>
    `The file is of ${own(from)}. It was merged into ${own(into)}.`,
  head: (name: string) => `Playthrough: ${own(name)}`,
}
