import type { ErrorInfo, ReactNode } from 'react'
import { MendingBoundary } from '../../ui/dialogs/mending-boundary.tsx'
import { ErrorFallback } from './error-fallback.tsx'

interface AppErrorBoundaryProps {
  readonly children: ReactNode
  /** Told of every rendering error, after it was logged. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void
}

/** Catches what goes wrong while rendering, logs it, and shows the fallback in place of the app. */
export function AppErrorBoundary({ children, onError }: AppErrorBoundaryProps) {
  return (
    <MendingBoundary
      otherwise={sayBroken}
      onError={(error, info) => {
        console.error(error)
        onError?.(error, info)
      }}
    >
      {children}
    </MendingBoundary>
  )
}

function sayBroken(error: unknown): ReactNode {
  return <ErrorFallback error={error} />
}
