import { mergedPins, type Pin, type Pins } from '../../../../domain/pins/pin.ts'
import { readPins } from '../../../../domain/pins/pin-list.ts'
import type { TextStorage } from '../../browser-storage.ts'
import { storageKeys } from '../../names.ts'
import { createSafeEntry, type SafeEntry } from '../../safe-entry.ts'
import { validFields } from '../../valid-fields.ts'

/** The pins as local storage holds them, deleted ones included: a public shape. */
interface PinsState {
  readonly pins: readonly Pin[]
}

const readers = { pins: readPins }

export function createPinsEntry(
  storage: TextStorage | undefined,
  name: string,
): SafeEntry<PinsState> {
  return createSafeEntry<PinsState>({
    kind: storageKeys.pins,
    name,
    migrations: [],
    validate: (stored) => validFields<PinsState>(stored, readers),
    merge: (stored, next) => toPinsState(mergedPins(toPins(stored), next.pins)),
    storage,
  })
}

export function toPinsState(pins: Pins): PinsState {
  return { pins: [...pins.values()] }
}

/** Where a damaged text has a pin twice, as both were joined. */
export function toPins({ pins = [] }: Partial<PinsState>): Pins {
  return mergedPins(new Map(), pins)
}
