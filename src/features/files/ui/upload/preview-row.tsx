import type { ReactNode } from 'react'

interface RowProps {
  readonly term: string
  readonly hint?: string
  readonly children: ReactNode
}

/** One line of a list of terms. */
export function Row({ term, hint, children }: RowProps) {
  return (
    <div>
      <dt className="text-sm text-vellum-soft">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
      {hint && <dd className="text-sm text-vellum-soft">{hint}</dd>}
    </div>
  )
}

/** A name out of a file: shortened, and kept from turning the writing around it. */
export function Name({ text }: { text: string }) {
  return <bdi>{shortName(text)}</bdi>
}

const maxLetters = 60

/**
 * A name that somebody else chose, fit to be shown: one line of at most 60 characters, of which the middle
 * is left out where it is longer, and with nothing unseen in it.
 */
export function shortName(name: string): string {
  // No more than this is looked at: a name may be as long as its file.
  const head = Array.from(visible(name.slice(0, 300)))
  if (name.length <= 300 && head.length <= maxLetters) return head.join('')
  const tail = Array.from(visible(name.slice(-300)))
  return `${head.slice(0, maxLetters - 20).join('')}…${tail.slice(-19).join('')}`
}

/** Control characters, marks of writing direction and halves of pairs show as a box. */
function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD')
}
