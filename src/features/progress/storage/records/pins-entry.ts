import { mergedPins, type Pin, type Pins } from '../../../../core/world/pin.ts'
import { readPins } from '../../model/pin-list.ts'
import type { TextStorage } from '../../../../storage/browser-storage.ts'
import { storageKeys } from '../../../../storage/names.ts'
import { createSafeEntry, type SafeEntry } from '../../../../storage/safe-entry.ts'
import { validFields } from '../../../../storage/valid-fields.ts'

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
