import { deletedPin, readPin, samePin, type Pin, type Pins } from './pin.ts'

/** One pin of an action: as it was, null where there was none, and what the action made of it. */
export interface PinChange {
  readonly before: Pin | null
  readonly after: Pin
}

export function pinChanges(pins: Pins, changed: readonly Pin[]): PinChange[] {
  return changed.map((after) => ({ before: pins.get(after.id) ?? null, after }))
}

/** What takes these changes back. Pins that say something else by now stay as they are. */
export function pinsToUndo(pins: Pins, changes: readonly PinChange[]): Pin[] {
  return changes.flatMap(({ before, after }) => {
    const pin = pins.get(after.id)
    if (!pin || !samePin(pin, after)) return []
    const revision = pin.revision + 1
    return [before ? { ...before, revision } : deletedPin(pin.id, revision)]
  })
}

/** What makes these changes again. Pins that say something else by now than before them stay as they are. */
export function pinsToRedo(pins: Pins, changes: readonly PinChange[]): Pin[] {
  return changes.flatMap(({ before, after }) => {
    const pin = pins.get(after.id)
    const isAsBefore = before ? pin && samePin(pin, before) : !pin || pin.deleted
    return isAsBefore ? [{ ...after, revision: (pin?.revision ?? 0) + 1 }] : []
  })
}

/** What brings back those that are deleted or missing by now. No other pin is changed. */
export function pinsToRestore(pins: Pins, wanted: readonly Pin[]): Pin[] {
  return wanted.flatMap((pin) => {
    const present = pins.get(pin.id)
    if (!present) return [pin]
    return present.deleted ? [{ ...pin, revision: present.revision + 1 }] : []
  })
}

/** Pins out of storage: those that are right. */
export function readPins(value: unknown): Pin[] {
  return Array.isArray(value) ? value.flatMap((pin) => readPin(pin) ?? []) : []
}

/** Changes out of storage: those that are right. */
export function readPinChanges(value: unknown): PinChange[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((change: unknown) => {
    if (typeof change !== 'object' || change === null) return []
    const { before, after } = change as Partial<Record<keyof PinChange, unknown>>
    const [was, is] = [before === null ? null : readPin(before), readPin(after)]
    const right = is && (was ? was.id === is.id : before === null)
    return right ? [{ before: was, after: is }] : []
  })
}
