import { messages } from '../i18n/generated/first.ts'
import { startMessages } from '../i18n/generated/start.ts'
import { isProgressSafe } from '../storage/storage-status.ts'
import type { WorldLoad } from '../features/worlds/use-world-load.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

export function WorldMissing({ load }: { load: WorldLoad }) {
  if (load.status !== 'failed') return <Spinner className="py-8 text-vellum-soft" />
  return (
    <div role="alert" className="grid justify-items-start gap-3 py-6">
      <p className="text-lg font-medium">{messages.world.failedTitle}</p>
      <p>{messages.world.failedText}</p>
      {isProgressSafe() && <p>{startMessages.progressSafe}</p>}
      <Button appearance="primary" onClick={load.retry}>
        {messages.world.retry}
      </Button>
    </div>
  )
}
