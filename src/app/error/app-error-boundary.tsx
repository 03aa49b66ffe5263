import type { ErrorInfo, ReactNode } from 'react'
import { chunks } from '../../features/chunks/chunks.ts'
import { lazyChunk } from '../../ui/dialogs/lazy-chunk.tsx'
import { MendingBoundary } from '../../ui/dialogs/mending-boundary.tsx'

/** Loaded on demand, because most pages never need it. If it can't be loaded, a sentence and a reload button appear. */
const ErrorFallback = lazyChunk(
  chunks,
  async () => (await import('./error-fallback.tsx')).ErrorFallback,
  {
    className: 'grid min-h-full content-center justify-items-center gap-4 p-6 text-center',
  },
)

interface AppErrorBoundaryProps {
  readonly children: ReactNode
  readonly onError?: (error: unknown, info: ErrorInfo) => void
}

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
