import type { Pin, PinDraft } from '../../domain/pin.ts'

/** The player's pins, deleted ones included. */
export function ownPins(): readonly Pin[] {
  return []
}

/** Adds pins out of a file. */
export function addPins(_drafts: readonly PinDraft[]): void {
  // Until there are pins.
}

/** Joins pins of another device with the player's own, record by record. */
export function mergePins(_pins: readonly Pin[]): void {
  // Until there are pins.
}
