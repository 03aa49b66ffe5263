import './later.css'
import { useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'

interface ProgressBarProps {
  readonly label: string
  /** Progress from 0 to 1; `null` while it is unknown. */
  readonly share: number | null
  /** Cancels the task; `null` if it can't be cancelled. */
  readonly cancel: { readonly label: string; readonly run: () => void } | null
}

export function ProgressBar({ label, share, cancel }: ProgressBarProps) {
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Some browsers return a promise here, which the effect must not return as its clean-up.
    bar.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={bar} className="flex scroll-my-4 flex-wrap items-center gap-x-3 gap-y-1">
      <div className="grid min-w-0 grow basis-40 gap-1">
        <label htmlFor={id} className="text-sm text-vellum-soft">
          {label}
        </label>
        <progress id={id} className="tally" max={1} {...(share !== null && { value: share })} />
      </div>
      {cancel && <Button onClick={cancel.run}>{cancel.label}</Button>}
    </div>
  )
}
