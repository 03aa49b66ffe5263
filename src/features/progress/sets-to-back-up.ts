/** The player's filter sets as a backup holds them; the filters, which know of progress, fill it in. */
export const setsToBackUp: { read: () => readonly object[] } = { read: () => [] }
