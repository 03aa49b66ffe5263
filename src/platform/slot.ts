/**
 * Place for a value that only a higher folder can provide, such as a dialog of another feature. The lower folder
 * declares the slot and reads it; `app/compose.tsx` fills it.
 */
export interface Slot<Value> {
  readonly fill: (value: Value) => void
  readonly empty: () => void
  readonly get: () => Value | undefined
}

export function createSlot<Value>(): Slot<Value> {
  let filled: { readonly value: Value } | undefined
  return {
    fill: (value) => {
      filled = { value }
    },
    empty: () => {
      filled = undefined
    },
    get: () => filled?.value,
  }
}
