import { useLayoutEffect, type ErrorInfo, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

interface MendingBoundaryProps {
  /** What stands there after any other error; without it, that is left to boundaries further out. */
  readonly otherwise?: (error: unknown) => ReactNode
  readonly onError?: (error: unknown, info: ErrorInfo) => void
  readonly children: ReactNode
}

/**
 * Makes its children anew where others took a node of theirs away, such as a browser's translation or an extension:
 * React fails when it comes to remove that node or to put another before it. At the top of the children stand
 * elements, no texts: those would stay.
 */
export function MendingBoundary({ otherwise, onError, children }: MendingBoundaryProps) {
  function mend({ error, resetErrorBoundary }: FallbackProps): ReactNode {
    if (isMissingNode(error)) return <Anew begin={resetErrorBoundary} />
    if (!otherwise) throw error
    return otherwise(error)
  }
  return (
    <ErrorBoundary onError={onError ?? console.error} fallbackRender={mend}>
      {children}
    </ErrorBoundary>
  )
}

/** Whether React may have missed a node. Storage that the browser refuses is refused the next time as well. */
function isMissingNode(error: unknown): boolean {
  return error instanceof DOMException && error.name !== 'SecurityError'
}

/** Stands there for no frame. React itself ends what would fail again and again. */
function Anew({ begin }: { readonly begin: () => void }) {
  useLayoutEffect(begin, [begin])
  return null
}
