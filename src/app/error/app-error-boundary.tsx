import type { ErrorInfo, ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { ErrorFallback } from './error-fallback.tsx'

interface AppErrorBoundaryProps {
  readonly children: ReactNode
  /** Told of every rendering error, after it was logged. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void
}

/** Catches what goes wrong while rendering, logs it, and shows the fallback in place of the app. */
export function AppErrorBoundary({ children, onError }: AppErrorBoundaryProps) {
  return (
    <ErrorBoundary
      FallbackComponent={ErrorFallback}
      onError={(error, info) => {
        console.error(error)
        onError?.(error, info)
      }}
    >
      {children}
    </ErrorBoundary>
  )
}
