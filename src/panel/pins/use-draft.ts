import { useEffect, useRef, useState } from 'react'
import { keepInTime } from '../../stores/pins/unkept.ts'

interface Kept<Draft> {
  readonly draft: Draft
  /** Whether it says anything else than at first. */
  readonly changed: boolean
  readonly change: (changes: Partial<Draft>) => void
  readonly save: () => void
  /** Forgets what was written. */
  readonly drop: () => void
}

/**
 * What a form holds. It is kept as well when the form goes away without an answer, and when the page or the list on
 * screen does.
 *
 * @param keep is called with what was changed, and not when nothing was
 */
export function useDraft<Draft extends object>(
  initial: Draft,
  keep: (draft: Draft) => void,
): Kept<Draft> {
  const [first] = useState(initial)
  const [draft, setDraft] = useState(initial)
  const unsaved = useRef<Draft | null>(null)
  const latestKeep = useRef(keep)
  useEffect(() => {
    latestKeep.current = keep
  })

  const save = () => {
    const written = unsaved.current
    unsaved.current = null
    if (written) latestKeep.current(written)
  }
  const saveOnLeave = useRef(save)
  useEffect(() => {
    const leave = saveOnLeave.current
    window.addEventListener('pagehide', leave)
    const forget = keepInTime(leave)
    return () => {
      forget()
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    draft,
    changed: (Object.keys(first) as (keyof Draft)[]).some((key) => draft[key] !== first[key]),
    change: (changes) => {
      const next = { ...draft, ...changes }
      unsaved.current = next
      setDraft(next)
    },
    save,
    drop: () => {
      unsaved.current = null
    },
  }
}
