import { useMemo } from 'react'
import { findPins } from '../../../domain/pins/pin-list.ts'
import type { Marker } from '../../../domain/markers/marker.ts'
import { notedMarker, type Pin } from '../../../domain/pins/pin.ts'
import { useNotes, usePins } from '../../../stores/pins/pins.ts'
import { useWorld } from '../../../stores/world/world-context.tsx'

/** A pin of the player's own, or a place with a note of theirs. */
export type OwnResult =
  | { readonly id: string; readonly pin: Pin }
  | { readonly id: string; readonly note: Pin; readonly marker: Marker }

/** What the player has written that holds a text: pins, and then notes on places. */
export function useOwnResults(text: string): readonly OwnResult[] {
  const { markersById } = useWorld()
  const pins = usePins()
  const notes = useNotes()
  return useMemo(
    () => [
      ...findPins(pins, text).map((pin) => ({ id: pin.id, pin })),
      ...findPins(notes.values(), text).flatMap((note) => {
        const marker = markersById.get(notedMarker(note) ?? -1)
        return marker ? [{ id: note.id, note, marker }] : []
      }),
    ],
    [pins, notes, text, markersById],
  )
}
