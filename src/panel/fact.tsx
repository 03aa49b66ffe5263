import type { ReactNode } from 'react'
import { formatCoordinate, type Coordinate } from '../domain/world/view/coordinates.ts'
import { messages } from '../messages/messages.ts'
import { CopyButton } from '../ui/copy-button.tsx'

/** What is known of something, as terms and what they are: rows of {@link Fact}. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 px-4">{children}</dl>
  )
}

export function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-vellum-soft">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

/** A click copies it. */
export function CoordinateFact({ at }: { readonly at: Coordinate }) {
  const coordinate = formatCoordinate(at)
  return (
    <Fact term={messages.card.coordinate}>
      <CopyButton
        text={coordinate}
        label={messages.card.copyCoordinate(coordinate)}
        copiedLabel={messages.card.copied}
        refusedLabel={messages.card.copyRefused}
        className="-my-2 inline-flex min-h-11 items-center gap-2 rounded-md tabular-nums underline decoration-line underline-offset-4 hover:text-gold-bright"
      >
        {coordinate}
      </CopyButton>
    </Fact>
  )
}
