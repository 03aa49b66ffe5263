import './later.css'
import { useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'

interface ProgressBarProps {
  readonly label: string
  /** From 0 to 1; null while nobody knows how far it is. */
  readonly share: number | null
  /** What ends it; null where it can no longer be ended. */
  readonly cancel: { readonly label: string; readonly run: () => void } | null
}

/** Says that something takes time, how far it is, and lets the player end it. */
export function ProgressBar({ label, share, cancel }: ProgressBarProps) {
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Some browsers give a promise, which is no clean-up.
    bar.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={bar} className="flex scroll-my-4 flex-wrap items-center gap-x-3 gap-y-1">
      <div className="grid min-w-0 grow basis-40 gap-1">
        <label htmlFor={id} className="text-sm text-vellum-soft">
          {label}
        </label>
        {/* Without a value it is one that moves to and fro. */}
        <progress id={id} className="tally" max={1} {...(share !== null && { value: share })} />
      </div>
      {cancel && <Button onClick={cancel.run}>{cancel.label}</Button>}
    </div>
  )
}
