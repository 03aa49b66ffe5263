import type { z } from '../../domain/schema.ts'

/** A field's schema by the field's name. */
type FieldSchemas<State> = { readonly [Field in keyof State]-?: z.ZodMiniType<State[Field]> }

/**
 * The fields of a stored state that are right. A wrong field falls back to its default alone; the others
 * stay.
 */
export function validFields<State extends object>(
  stored: unknown,
  schemas: FieldSchemas<State>,
): Partial<State> {
  const valid: Partial<State> = {}
  if (typeof stored !== 'object' || stored === null) return valid
  for (const field of Object.keys(schemas) as (keyof State & string)[]) {
    if (!Object.hasOwn(stored, field)) continue
    const parsed = schemas[field].safeParse((stored as Record<string, unknown>)[field])
    if (parsed.success) valid[field] = parsed.data
  }
  return valid
}
