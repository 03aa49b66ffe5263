/** True in the step `catalogue` of tools/test.mjs, whose tests cover all sizes, languages and worlds. */
export const isFullCatalogue = Boolean(
  process.env['FULL_CATALOGUE'] ?? process.env['EVERY_LANGUAGE'],
)
