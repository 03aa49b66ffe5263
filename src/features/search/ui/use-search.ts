import { useCallback, useEffect, useState, useMemo } from 'react'
import type { Marker } from '../../../world/marker.ts'
import { isSearchable } from '../../../platform/folded-text.ts'
import type { Found } from '../model/look-up.ts'
import { findPins } from '../../progress/model/pin-list.ts'
import { notedMarker, type Pin } from '../../../records/pin.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { loadLookUp } from '../load-look-up.ts'
import { useNotes, usePins } from '../../pins/pins.ts'
import { middleOfMap } from '../../viewport/map-view.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { useDebounced } from '../../../ui/debounce.ts'

export const searchDebounceMs = 500

export interface Search {
  readonly searched: string
  /** `undefined` while the player types or the search runs. */
  readonly results: Found | undefined
  /** Middle of the map at the time of the search, from which distances are measured. */
  readonly from: Coordinate
  readonly error: Error | undefined
  /** Searches without the delay. The first result is then opened. */
  readonly runNow: () => void
  /** Set after Enter while the text stays the same. Each press creates a new object. */
  readonly entered: { readonly text: string } | undefined
}

interface Outcome {
  readonly text: string
  readonly results?: Found
  readonly from: Coordinate
  readonly error?: Error
}

export function useSearch(typed: string): Search {
  const world = useWorld()
  const settled = useDebounced(typed, searchDebounceMs)
  const [entered, setEntered] = useState<Search['entered']>()
  // Typing cancels the effect of Enter, even if the player types the same text again.
  if (entered && entered.text !== typed) setEntered(undefined)
  const [outcome, setOutcome] = useState<Outcome>({ text: '', from: world.startView.coordinates })
  const wanted = settled === typed || entered?.text === typed ? typed.trim() : undefined

  const begun = typed !== ''
  useEffect(() => {
    // The search below reports the failure.
    if (begun) loadLookUp(world).catch(() => undefined)
  }, [begun, world])

  useEffect(() => {
    if (wanted === undefined || !isSearchable(wanted)) return undefined
    const abort = new AbortController()
    const from = middleOfMap(world) ?? world.startView.coordinates
    const search = async () => (await loadLookUp(world))(wanted, from, abort.signal)
    search().then(
      (results) => {
        const show = (found: Found) => {
          if (!abort.signal.aborted) setOutcome({ text: wanted, from, results: found })
        }
        show(results)
        void results.lateQuests?.then((late) => {
          if (late.length > 0) show({ ...results, quests: late })
        })
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        const reason = error instanceof Error ? error : new Error(String(error))
        setOutcome({ text: wanted, from, error: reason })
      },
    )
    return () => abort.abort()
  }, [wanted, world])

  const runNow = useCallback(() => setEntered({ text: typed }), [typed])
  const current = wanted !== undefined && outcome.text === wanted
  return {
    searched: outcome.text,
    from: outcome.from,
    results: current ? outcome.results : undefined,
    error: current ? outcome.error : undefined,
    runNow,
    entered,
  }
}

export type OwnResult =
  | { readonly id: string; readonly pin: Pin }
  | { readonly id: string; readonly note: Pin; readonly marker: Marker }

/** Returns the player's pins, then the notes, that hold a text. */
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
