import { useState } from 'react'
import { messages } from '../messages/messages.ts'
import { downloadBackup } from '../panel/settings/backup-file.ts'
import { useStorageStatus, type StorageTrouble } from '../stores/persistence/storage-status.ts'
import { useProgress } from '../stores/progress.ts'
import { worldId } from '../stores/world/world-files.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

const texts: Record<StorageTrouble, string> = {
  blocked: messages.storage.blocked,
  full: messages.storage.full,
  newer: messages.storage.newer,
  stuck: messages.storage.stuck,
  'set-aside': messages.storage.setAside,
}

/** The most pressing first: what cannot be kept at all, then what could not be kept just now. */
const order: readonly StorageTrouble[] = ['blocked', 'stuck', 'full', 'newer', 'set-aside']

/** Says so when marks cannot be kept, and offers a backup; each kind of trouble once. */
export function StorageNotice() {
  const troubles = useStorageStatus((state) => state.troubles)
  const [dismissed, setDismissed] = useState<readonly StorageTrouble[]>([])
  const present = new Set(Object.values(troubles))
  const trouble = order.find((kind) => present.has(kind) && !dismissed.includes(kind))
  if (!trouble) return null
  return (
    <div role="alert" className="storage-notice map-control">
      <Icon name="alert" className="mt-0.5 text-danger" />
      <p className="min-w-0 grow">{texts[trouble]}</p>
      <Button onClick={() => downloadBackup(worldId, useProgress.getState().discoveredMarkers)}>
        {messages.storage.backup}
      </Button>
      <IconButton
        label={messages.storage.dismiss}
        onClick={() => setDismissed([...dismissed, trouble])}
      >
        <Icon name="close" />
      </IconButton>
    </div>
  )
}
