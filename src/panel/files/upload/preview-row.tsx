import type { ReactNode } from 'react'
import { shortName } from './short-name.ts'

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
