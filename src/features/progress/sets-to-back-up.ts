/** Returns the filter sets for a backup. The `filters` feature fills this slot, because it imports `progress`. */
export const setsToBackUp: { read: () => readonly object[] } = { read: () => [] }
