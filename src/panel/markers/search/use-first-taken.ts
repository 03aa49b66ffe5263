import { useEffect, useRef } from 'react'
import type { Search } from './use-search.ts'

/** Runs `take` once for each time that Enter asks for the first of what is found, as soon as it is. */
export function useFirstTaken({ entered, results }: Search, take: () => void): void {
  const latest = useRef(take)
  const taken = useRef<Search['entered']>(undefined)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (!entered || !results || taken.current === entered) return
    taken.current = entered
    latest.current()
  }, [entered, results])
}
