/** By itself, so that the page's first script can say it when all others are missing. */
export const partMissing =
  'This part of the map could not be loaded. Check your connection and reload; your marks are safe in this browser.'
