import { isRecord, type ReadField } from '../platform/read-field.ts'

export type FieldReaders<State> = { readonly [Field in keyof State]-?: ReadField<State[Field]> }

/** Returns the valid fields of a stored state. Wrong fields are left out and get their default values. */
export function validFields<State extends object>(
  stored: unknown,
  readers: FieldReaders<State>,
): Partial<State> {
  const valid: Partial<State> = {}
  if (!isRecord(stored)) return valid
  for (const field of Object.keys(readers) as (keyof State & string)[]) {
    if (!Object.hasOwn(stored, field)) continue
    const value = readers[field](stored[field])
    if (value !== undefined) valid[field] = value
  }
  return valid
}
