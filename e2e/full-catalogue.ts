/**
 * Whether tests go through all sizes, languages and worlds, and not only through the worst of them. The step `catalogue` of
 * tools/test.mjs sets the variable.
 */
export const isFullCatalogue = Boolean(
  process.env['FULL_CATALOGUE'] ?? process.env['EVERY_LANGUAGE'],
)
