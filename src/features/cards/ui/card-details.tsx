import { useEffect, useState, type ReactNode } from 'react'
import { messages } from '../../../i18n/generated/first.ts'

/** Whether the details of the card on screen are unfolded: then those of a card that takes its place are as well. */
let unfolded = false
let shown = 0

/** The foot of a card: all but what most players open it for. */
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
    // A card that replaces this one is mounted in the same task: the count is read after it.
    queueMicrotask(() => {
      if (shown === 0) unfolded = false
    })
  }
}
