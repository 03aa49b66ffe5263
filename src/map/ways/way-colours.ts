/** On all looks of the land: a bright line within a dark one, of another colour than what is measured. */
export const wayColours = { rim: '#10202e', line: '#8fd0ff', sign: '#10202e' } as const
