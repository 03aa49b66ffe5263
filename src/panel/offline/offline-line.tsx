import { laterMessages } from '../../messages/later-messages.ts'
import { offlineWords } from '../../messages/compose/megabytes.ts'
import { prepareOffline, useOffline } from '../../stores/offline/offline.ts'
import { Button } from '../../ui/button.tsx'

/** Whether the map works without a connection, and how much room that takes. */
export function OfflineLine() {
  const state = useOffline((offline) => offline.state)
  const bytes = useOffline((offline) => offline.bytes)
  if (state === 'unsupported') return null
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 text-sm text-vellum-soft">
      <p aria-live="polite">{offlineWords(state, bytes)}</p>
      {(state === 'failed' || state === 'saving') && (
        <Button onClick={prepareOffline}>
          {state === 'failed' ? laterMessages.offline.tryAgain : laterMessages.offline.prepare}
        </Button>
      )}
    </section>
  )
}
