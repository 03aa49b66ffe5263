import { Suspense, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { MendingBoundary } from './mending-boundary.tsx'

/** What holds for every lazily loaded part of an app. */
export interface PartSettings {
  /** Rejects with an error that `isMissing` knows. */
  readonly load: <Part>(load: () => Promise<Part>) => Promise<Part>
  /** Whether an error says that the part could not be loaded; any other is left to boundaries further out. */
  readonly isMissing: (error: unknown) => boolean
  readonly onReload: () => void
  readonly texts: {
    readonly title: string
    readonly missing: string
    readonly reload: string
    readonly close: string
  }
}

interface PartBoundaryProps {
  readonly settings: PartSettings
  readonly className?: string
  /** Puts what is said when the part is missing into something else, such as a dialog. */
  readonly within?: (message: ReactNode) => ReactNode
  /** Stands there until everything is loaded. */
  readonly waiting?: ReactNode
  /** What is loaded when it is first shown. */
  readonly children: ReactNode
}

/** Stands around a part that is loaded when it is needed; says so when it cannot be. */
export function PartBoundary(props: PartBoundaryProps) {
  const { settings, className, within, waiting, children } = props
  const { texts, isMissing, onReload } = settings
  function sayMissing(error: unknown): ReactNode {
    if (!isMissing(error)) throw error
    const message = (
      <div ref={scrollTo} role="alert" className={className}>
        <p>{texts.missing}</p>
        <Button look="primary" onClick={onReload}>
          {texts.reload}
        </Button>
      </div>
    )
    return within ? within(message) : message
  }
  return (
    <MendingBoundary otherwise={sayMissing}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </MendingBoundary>
  )
}

/** What was asked for may be missing further down than what is on screen. */
function scrollTo(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'nearest' })
}
