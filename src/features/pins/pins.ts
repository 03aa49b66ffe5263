import type { StoreApi } from 'zustand'
import type { Marker } from '../../world/marker.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { normalizeDraft, type Pin, type PinDraft, type Pins } from '../../records/pin.ts'
import * as lists from '../progress/model/pin-list.ts'
import { newKey } from '../../storage/new-key.ts'
import { useProgress } from '../progress/progress.ts'

/** Cached, so that all components share one result. */
const ownOf = remembered(lists.ownPins)
const notesOf = remembered(lists.notesByMarker)

function remembered<Result>(work: (pins: Pins) => Result): (pins: Pins) => Result {
  let last: { readonly pins: Pins; readonly result: Result } | undefined
  return (pins) => {
    if (last?.pins !== pins) last = { pins, result: work(pins) }
    return last.result
  }
}

/** Returns the player's pins without notes on markers, latest change last. The same array until they change. */
export function usePins(): readonly Pin[] {
  return useProgress(({ pins }) => ownOf(pins))
}

export function ownPins(): readonly Pin[] {
  return ownOf(useProgress.getState().pins)
}

/** Returns all pins that are not deleted, including notes on markers. */
export function presentPins(): readonly Pin[] {
  return lists.presentPins(useProgress.getState().pins)
}

/** Returns the notes on markers by the marker's id. The same map until pins change. */
export function useNotes(): ReadonlyMap<number, Pin> {
  return useProgress(({ pins }) => notesOf(pins))
}

export const { addPin, editPin, movePin, deletePin, deleteAllPins, restorePin, noteMarker } =
  createPinActions(useProgress)

/** Creates the actions on pins. Each returns a key to undo it. */
export function createPinActions({ getState }: Pick<StoreApi<PinsState>, 'getState'>) {
  const edit = (kind: 'pin-edit' | 'pin-move', id: string, changes: Partial<PinDraft>) =>
    getState().act({ kind, pins: lists.edited(getState().pins, id, changes) })
  const remove = (kind: 'pin-delete' | 'pins-delete', ids: readonly string[]) =>
    getState().act({
      kind,
      pins: lists.deletions(getState().pins, ids),
      ...(kind === 'pins-delete' ? { snapshot: 'clear' } : {}),
    })

  return {
    /** @returns the pin's id and the key to undo the action */
    addPin: (draft: PinDraft): { readonly id: string; readonly change: string } => {
      const id = newKey()
      const pin = { id, revision: 1, deleted: false, ...normalizeDraft(draft) }
      return { id, change: getState().act({ kind: 'pin', pins: [pin] }) ?? '' }
    },
    /** @returns `null` if nothing changed */
    editPin: (id: string, changes: Partial<PinDraft>): string | null =>
      edit('pin-edit', id, changes),
    /** @param coordinate world units */
    movePin: (id: string, [x, y]: Coordinate): string | null => edit('pin-move', id, { x, y }),
    deletePin: (id: string): string | null => remove('pin-delete', [id]),
    /** Deletes the player's pins. Notes on markers stay. */
    deleteAllPins: (): string | null =>
      remove(
        'pins-delete',
        lists.ownPins(getState().pins).map(({ id }) => id),
      ),
    /** Restores a deleted pin. If it was restored already, it gets the words, glyph and colour of the given pin. */
    restorePin: (pin: Pin): string | null => {
      const { act, pins } = getState()
      const { title, note, glyph, colour } = pin
      return pins.get(pin.id)?.deleted === false
        ? edit('pin-edit', pin.id, { title, note, glyph, colour })
        : act({ kind: 'pin', pins: lists.pinsToRestore(pins, [pin]) })
    },
    /** Sets a note, deleted if blank and without pictures. `pictures` defaults to the present ones. */
    noteMarker: (
      marker: Pick<Marker, 'id' | 'coordinate'>,
      text: string,
      pictures?: readonly string[],
    ): string | null =>
      getState().act({
        kind: 'note',
        pins: lists.setNote(getState().pins, marker, text, pictures),
      }),
  }
}

type PinsState = Pick<ReturnType<typeof useProgress.getState>, 'act' | 'pins'>
