import { mergedPins, type Pin, type Pins } from '../../../domain/pins/pin.ts'
import { readPins } from '../../../domain/pins/pin-changes.ts'
import type { TextStorage } from '../browser-storage.ts'
import { storageKeys } from '../names.ts'
import { createSafeEntry, type SafeEntry } from '../safe-entry.ts'
import { validFields } from '../valid-fields.ts'

/** The pins as local storage holds them, deleted ones included: a public shape. */
interface PinsState {
  readonly pins: readonly Pin[]
}

const readers = { pins: readPins }

/** The player's pins and notes in local storage. */
export interface PinsMirror extends Pick<SafeEntry<PinsState>, 'retry' | 'isNewer' | 'isKept'> {
  /** Nothing where nothing, or nothing readable, is stored. */
  readonly read: () => Pins | null
  /** Only what has changed, as pins may be many. @returns what is there now, other tabs' changes included */
  readonly write: (pins: Pins) => Pins
  /** As {@link write}, also what has not changed since it was last written. */
  readonly writeAll: (pins: Pins) => Pins
  /** Whether a text that held any of these was there, and is not any more. */
  readonly isGone: (pins: Pins) => boolean
  /** Leaves nothing in the text, where there is one. */
  readonly empty: () => void
}

export function createPinsMirror(storage: TextStorage | undefined, name: string): PinsMirror {
  const entry = createSafeEntry<PinsState>({
    kind: storageKeys.pins,
    name,
    migrations: [],
    validate: (stored) => validFields<PinsState>(stored, readers),
    merge: (stored, next) => toState(mergedPins(toPins(stored), next.pins)),
    storage,
  })
  /** Whether there has been a text that could be gone. */
  let seen = entry.exists()
  let written: Pins | undefined

  function writeAll(pins: Pins): Pins {
    written = pins
    // A player who has never had any is spared the entry.
    const state = pins.size > 0 || seen ? entry.write(toState(pins)) : null
    if (!state) return pins
    seen = true
    written = mergedPins(pins, state.pins)
    return written
  }

  return {
    ...entry,
    read: () => {
      const stored = entry.read()
      return stored && toPins(stored.state)
    },
    write: (pins) => (pins === written ? pins : writeAll(pins)),
    writeAll,
    isGone: (pins) => seen && pins.size > 0 && !entry.exists(),
    empty: () => {
      seen = entry.exists()
      if (seen) writeAll(new Map())
    },
  }
}

function toState(pins: Pins): PinsState {
  return { pins: [...pins.values()] }
}

/** Where a damaged text has a pin twice, as both were joined. */
function toPins({ pins = [] }: Partial<PinsState>): Pins {
  return mergedPins(new Map(), pins)
}
