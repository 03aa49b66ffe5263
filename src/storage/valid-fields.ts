import { isFields, type ReadField } from '../platform/read-field.ts'

/** What reads a field, by the field's name. */
export type FieldReaders<State> = { readonly [Field in keyof State]-?: ReadField<State[Field]> }

/**
 * The fields of a stored state that are right. A wrong field falls back to its default alone; the others
 * stay.
 */
export function validFields<State extends object>(
  stored: unknown,
  readers: FieldReaders<State>,
): Partial<State> {
  const valid: Partial<State> = {}
  if (!isFields(stored)) return valid
  for (const field of Object.keys(readers) as (keyof State & string)[]) {
    if (!Object.hasOwn(stored, field)) continue
    const value = readers[field](stored[field])
    if (value !== undefined) valid[field] = value
  }
  return valid
}
