import { useState } from 'react'
import { parts } from '../../stores/offline/parts.ts'
import { useStorageStatus } from '../../stores/persistence/storage-status.ts'
import { lazyPart } from '../../ui/dialogs/lazy-part.tsx'

const StorageNotice = lazyPart(
  parts,
  async () => (await import('./storage-notice.tsx')).StorageNotice,
  { className: 'notice border-danger map-control' },
)

/** What is said of the storage is loaded with the first problem, and stays: it knows what was dismissed. */
export function StorageAlert() {
  const asked = useStorageStatus(
    ({ problems, emptied }) => emptied || Object.keys(problems).length > 0,
  )
  const [needed, setNeeded] = useState(asked)
  if (asked && !needed) setNeeded(true)
  return needed ? <StorageNotice /> : null
}
