/** The shortest search text that is looked up. */
export const minSearchLength = 3
