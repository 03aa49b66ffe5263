import { count } from '../amounts.ts'

/** The question what becomes of the player's own words where a file or a link says something else. */
export const ownWords = {
  heading: 'Your own words',
  /** @param where what holds the other words */
  hint: (amount: number, where: 'file' | 'link') =>
    `The ${where} says something else than ${count(amount, 'pin or note', 'pins and notes')} of yours. Your words stay unless you choose otherwise.`,
  forAll: 'For all of them',
  forOne: (label: string) => `What becomes of: ${label}`,
  choices: { mine: 'Keep mine', theirs: 'Take theirs', both: 'Keep both' },
  mine: 'Yours',
  theirs: { file: 'In the file', link: 'In the link' },
  deleted: 'Deleted',
  noWords: 'No words',
  more: (amount: number) => `Show ${count(amount, 'more', 'more')}`,
} as const
