import type { StoreApi } from 'zustand'
import type { Marker } from '../../world/marker.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { contentOf, type Pin, type PinDraft, type Pins } from '../../records/pin.ts'
import * as lists from '../progress/model/pin-list.ts'
import { newKey } from '../../storage/new-key.ts'
import { useProgress } from '../progress/progress.ts'

/** Worked out once for everyone who shows them. */
const ownOf = remembered(lists.ownPins)
const notesOf = remembered(lists.notesByMarker)

function remembered<Result>(work: (pins: Pins) => Result): (pins: Pins) => Result {
  let last: { readonly pins: Pins; readonly result: Result } | undefined
  return (pins) => {
    if (last?.pins !== pins) last = { pins, result: work(pins) }
    return last.result
  }
}

/** The player's own pins, without notes on markers, the latest changed last. The same array until they change. */
export function usePins(): readonly Pin[] {
  return useProgress(({ pins }) => ownOf(pins))
}

/** As {@link usePins}, outside of React. */
export function ownPins(): readonly Pin[] {
  return ownOf(useProgress.getState().pins)
}

/** All pins that are not deleted, notes on markers included. */
export function presentPins(): readonly Pin[] {
  return lists.presentPins(useProgress.getState().pins)
}

/** The notes on markers, by the marker's id. The same map until pins change. */
export function useNotes(): ReadonlyMap<number, Pin> {
  return useProgress(({ pins }) => notesOf(pins))
}

export const { addPin, editPin, movePin, deletePin, deleteAllPins, restorePin, noteMarker } =
  createPinActions(useProgress)

/** What a player does with pins; each action can be undone by the key that it returns. */
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
    /** @returns the pin's id, and the key by which the action is undone */
    addPin: (draft: PinDraft): { readonly id: string; readonly change: string } => {
      const id = newKey()
      const pin = { id, revision: 1, deleted: false, ...contentOf(draft) }
      return { id, change: getState().act({ kind: 'pin', pins: [pin] }) ?? '' }
    },
    /** @returns nothing when nothing changed */
    editPin: (id: string, changes: Partial<PinDraft>): string | null =>
      edit('pin-edit', id, changes),
    /** @param coordinate world units */
    movePin: (id: string, [x, y]: Coordinate): string | null => edit('pin-move', id, { x, y }),
    deletePin: (id: string): string | null => remove('pin-delete', [id]),
    /** Of the player's own; notes on markers stay. */
    deleteAllPins: (): string | null =>
      remove(
        'pins-delete',
        lists.ownPins(getState().pins).map(({ id }) => id),
      ),
    /** Brings back a deleted pin as it is given. One that is back already gets the words and looks of the given one. */
    restorePin: (pin: Pin): string | null => {
      const { act, pins } = getState()
      const { title, note, glyph, colour } = pin
      return pins.get(pin.id)?.deleted === false
        ? edit('pin-edit', pin.id, { title, note, glyph, colour })
        : act({ kind: 'pin', pins: lists.pinsToRestore(pins, [pin]) })
    },
    /** A text without words deletes the note, unless it has pictures. @param pictures those that the note has, unless given */
    noteMarker: (
      marker: Pick<Marker, 'id' | 'coordinate'>,
      text: string,
      pictures?: readonly string[],
    ): string | null =>
      getState().act({
        kind: 'note',
        pins: lists.notings(getState().pins, marker, text, pictures),
      }),
  }
}

type PinsState = Pick<ReturnType<typeof useProgress.getState>, 'act' | 'pins'>
