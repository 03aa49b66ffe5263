import { useCallback, useEffect, useState } from 'react'
import { minSearchLength } from '../../../domain/markers/search/search-length.ts'
import type { Marker } from '../../../domain/markers/marker.ts'
import { loadSearchIndex } from '../../../stores/markers/load-search-index.ts'
import { useWorld } from '../../../stores/world/world-context.tsx'
import { useDebounced } from '../../../ui/debounce.ts'

/** Milliseconds between the last keystroke and the search. */
export const searchDebounce = 500

export interface Search {
  /** The text that was looked up last. */
  readonly searched: string
  /** Nothing while the player is typing or the search is running. */
  readonly results: readonly Marker[] | undefined
  /** Why nothing can be looked up. */
  readonly error: Error | undefined
  /** Looks up what is typed without waiting. */
  readonly runNow: () => void
}

interface Outcome {
  readonly text: string
  readonly results: readonly Marker[]
  readonly error?: Error
}

export function useSearch(typed: string): Search {
  const world = useWorld()
  const settled = useDebounced(typed, searchDebounce)
  const [hurried, setHurried] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>({ text: '', results: [] })
  const wanted = settled === typed || hurried === typed ? typed.trim() : undefined

  const begun = typed !== ''
  useEffect(() => {
    // Whoever waits for it says so when it fails.
    if (begun) loadSearchIndex(world).catch(() => undefined)
  }, [begun, world])

  useEffect(() => {
    if (wanted === undefined || wanted.length < minSearchLength) return undefined
    const abort = new AbortController()
    const search = async () => {
      const index = await loadSearchIndex(world)
      return index.search(wanted, nextTask, abort.signal)
    }
    search().then(
      (results) => {
        if (!abort.signal.aborted) setOutcome({ text: wanted, results })
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        const reason = error instanceof Error ? error : new Error(String(error))
        setOutcome({ text: wanted, results: [], error: reason })
      },
    )
    return () => abort.abort()
  }, [wanted, world])

  const runNow = useCallback(() => setHurried(typed), [typed])
  const current = wanted !== undefined && outcome.text === wanted
  return {
    searched: outcome.text,
    results: current ? outcome.results : undefined,
    error: current ? outcome.error : undefined,
    runNow,
  }
}

/** Lets the page draw and answer before the search goes on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
