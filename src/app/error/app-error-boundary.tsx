import type { ErrorInfo, ReactNode } from 'react'
import { chunks } from '../../features/chunks/chunks.ts'
import { lazyChunk } from '../../ui/dialogs/lazy-chunk.tsx'
import { MendingBoundary } from '../../ui/dialogs/mending-boundary.tsx'

/** Most pages never need it. Where it cannot be loaded either, a sentence and a button to reload stand there. */
const ErrorFallback = lazyChunk(
  chunks,
  async () => (await import('./error-fallback.tsx')).ErrorFallback,
  {
    className: 'grid min-h-full content-center justify-items-center gap-4 p-6 text-center',
  },
)

interface AppErrorBoundaryProps {
  readonly children: ReactNode
  /** Told of every rendering error, after it was logged. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void
}

/** Catches what goes wrong while rendering, logs it, and shows the fallback in place of the app. */
export function AppErrorBoundary({ children, onError }: AppErrorBoundaryProps) {
  return (
    <MendingBoundary
      otherwise={renderBroken}
      onError={(error, info) => {
        console.error(error)
        onError?.(error, info)
      }}
    >
      {children}
    </MendingBoundary>
  )
}

function renderBroken(error: unknown): ReactNode {
  return <ErrorFallback error={error} />
}
