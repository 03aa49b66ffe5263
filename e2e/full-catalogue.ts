/**
 * True if tests cover all sizes, languages and worlds instead of only the most demanding ones. The step `catalogue`
 * of tools/test.mjs sets the variable.
 */
export const isFullCatalogue = Boolean(
  process.env['FULL_CATALOGUE'] ?? process.env['EVERY_LANGUAGE'],
)
