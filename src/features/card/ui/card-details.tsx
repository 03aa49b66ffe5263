import { useEffect, useState, type ReactNode } from 'react'
import { messages } from '../../../i18n/generated/first.ts'

/** Whether the details of the open card are unfolded. A card that replaces it then opens unfolded too. */
let unfolded = false
let shown = 0

export function CardDetails({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(unfolded)
  useEffect(countDetails, [])
  return (
    <details
      className="px-4"
      open={open}
      onToggle={({ currentTarget }) => {
        unfolded = currentTarget.open
        setOpen(unfolded)
      }}
    >
      <summary className="min-h-11 py-2.5 text-sm text-vellum-soft hover:text-gold-bright">
        {messages.card.more}
      </summary>
      {children}
    </details>
  )
}

function countDetails(): () => void {
  shown += 1
  return () => {
    shown -= 1
    // A card that replaces this one mounts in the same task, so read the count after that task.
    queueMicrotask(() => {
      if (shown === 0) unfolded = false
    })
  }
}
