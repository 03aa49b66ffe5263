/** Path data of an exclamation mark in a square of `glyphSide`. */
export const questGlyph =
  'M256 36c46 0 78 34 74 80l-22 196c-3 26-26 42-52 42s-49-16-52-42l-22-196c-4-46 28-80 74-80zm0 356a46 46 0 1 1 0 92 46 46 0 0 1 0-92z'
