/** What the card of a place says whose name is veiled. */
export const veilMessages = {
  hint: 'This place has a name that gives a story away. It is shown when you have found the place.',
  show: 'Show its name',
} as const
