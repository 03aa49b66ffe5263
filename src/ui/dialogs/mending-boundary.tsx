import { useLayoutEffect, type ErrorInfo, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

interface MendingBoundaryProps {
  /** Renders a fallback for other errors. Without it, outer boundaries handle them. */
  readonly otherwise?: (error: unknown) => ReactNode
  readonly onError?: (error: unknown, info: ErrorInfo) => void
  readonly children: ReactNode
}

/**
 * Renders its children again after a browser's translation or an extension has removed one of their nodes: React fails
 * to remove such a node or to insert before it. The top level of the children must be elements, because texts would
 * stay.
 */
export function MendingBoundary({ otherwise, onError, children }: MendingBoundaryProps) {
  function mend({ error, resetErrorBoundary }: FallbackProps): ReactNode {
    if (isMissingNode(error)) return <ResetBoundary begin={resetErrorBoundary} />
    if (!otherwise) throw error
    return otherwise(error)
  }
  return (
    <ErrorBoundary onError={onError ?? console.error} fallbackRender={mend}>
      {children}
    </ErrorBoundary>
  )
}

/** Whether a missing node may have caused the error. A `SecurityError` (refused storage) would only happen again. */
function isMissingNode(error: unknown): boolean {
  return error instanceof DOMException && error.name !== 'SecurityError'
}

/** Resets the boundary before the next frame. React stops if the children fail again and again. */
function ResetBoundary({ begin }: { readonly begin: () => void }) {
  useLayoutEffect(begin, [begin])
  return null
}
