import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { Button } from '../button.tsx'

interface PartBoundaryProps {
  readonly texts: { readonly missing: string; readonly reload: string }
  /** Whether an error says that the part could not be loaded; any other is left to boundaries further out. */
  readonly isMissing: (error: unknown) => boolean
  readonly onReload: () => void
  readonly className?: string
  /** Puts what is said when the part is missing into something else, such as a dialog. */
  readonly within?: (message: ReactNode) => ReactNode
  /** What is loaded when it is first shown. */
  readonly children: ReactNode
}

/** Stands around a part that is loaded when it is needed; says so when it cannot be. */
export function PartBoundary(props: PartBoundaryProps) {
  const { texts, isMissing, onReload, className, within, children } = props
  function sayMissing({ error }: FallbackProps): ReactNode {
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
    <ErrorBoundary onError={console.error} fallbackRender={sayMissing}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** What was asked for may be missing further down than what is on screen. */
function scrollTo(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'nearest' })
}
