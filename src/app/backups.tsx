import { useEffect, useReducer, useRef, useState } from 'react'
import { pinsFileName, pinsToGeoJson } from '../features/import-export/model/pins-geojson.ts'
import { UploadButton } from '../features/import-export/ui/upload/upload-button.tsx'
import { CopyFile } from '../features/import-export/ui/copy-file/copy-file.tsx'
import { chunks } from '../features/chunks/chunks.ts'
import { presentPins, useNotes, usePins } from '../features/pins/pins.ts'
import { maxBackupBytes } from '../features/pins/model/limits.ts'
import { sizeOfPictures } from '../features/pins/pictures-to-back-up.ts'
import { onPicturesStored } from '../features/pins/storage/picture-database.ts'
import { sinceBackup, useBackupStatus } from '../features/progress/backup/backup-status.ts'
import type { Snapshot } from '../features/progress/model/history.ts'
import {
  presentPlaythroughs,
  usePlaythroughs,
} from '../features/progress/playthroughs/playthroughs.ts'
import { nameOnScreen, useProgress } from '../features/progress/progress.ts'
import { downloadFile, type DownloadOutcome } from '../features/progress/ui/download-file.ts'
import { notifyDownload } from '../features/progress/ui/notify-download.ts'
import { backupText, pictureIdsOf, saveBackup } from '../features/progress/ui/save-backup.ts'
import { undoing } from '../features/progress/undo/undo.ts'
import { joinFacts } from '../i18n/compose/first-sentences.ts'
import {
  dateWords,
  marksAndPins,
  megabytes,
  newerThanBackupText,
  backupPlaceText,
} from '../i18n/compose/later-sentences.ts'
import { laterMessages } from '../i18n/generated/later.ts'
import { toolMessages } from '../i18n/generated/tools.ts'
import { pageWorld } from '../platform/page-world.ts'
import { Button } from '../ui/button.tsx'
import { lazyOverlay } from '../ui/dialogs/lazy-chunk.tsx'
import { Icon } from '../ui/icon.tsx'
import { showSuccess } from '../ui/toasts/toasts.tsx'

export function Backups() {
  const discovered = useProgress((state) => state.discoveredMarkers)
  const pins = useProgress((state) => state.pins)
  const newer = sinceBackup({ discoveredMarkers: discovered, pins }, useBackupStatus())
  const hasPins = usePins().length + useNotes().size > 0
  return (
    <section aria-label={laterMessages.backups.title} className="grid gap-2">
      <h2 className="font-display text-xl text-gold-bright">{laterMessages.backups.title}</h2>
      <p className="text-sm text-vellum-soft">
        {newerThanBackupText(newer) ?? backupPlaceText(discovered.length === 0 && !hasPins, newer)}
      </p>
      <div className="flex flex-wrap gap-2 *:grow *:basis-30">
        <BackupButton />
        <UploadButton />
        <SendButton />
        {hasPins && (
          <Button
            className="basis-full"
            onClick={() => {
              notifyDownload(exportPins(), () => laterMessages.toasts.pinsExported)
            }}
          >
            <Icon name="download" />
            {laterMessages.settings.exportPins}
          </Button>
        )}
      </div>
      <BackupOfPictures />
      <p className="text-sm text-vellum-soft">{laterMessages.settings.manageHint}</p>
      <CopyFile />
      <EarlierLists />
    </section>
  )
}

function BackupOfPictures() {
  const size = useSizeWithPictures()
  if (size === null) return null
  const { size: sized, tooLarge, without } = laterMessages.backups.pictures
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-0 grow">
        {size > maxBackupBytes ? tooLarge(maxBackupBytes / 1e6) : sized(megabytes(size))}
      </p>
      <Button
        onClick={() => {
          const download = saveBackup({ pictures: false })
          notifyDownload(download, () => laterMessages.toasts.backupStarted)
        }}
      >
        {without}
      </Button>
    </div>
  )
}

/** In bytes; `null` if this device has no pictures. */
function useSizeWithPictures(): number | null {
  const pins = useProgress((state) => state.pins)
  const [times, readAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => onPicturesStored(readAgain), [])
  const [size, setSize] = useState<number | null>(null)
  useEffect(() => {
    let current = true
    const ids = pictureIdsOf(pins.values())
    const reading = ids.length === 0 ? Promise.resolve(0) : sizeOfPictures(ids)
    reading.then(
      (ofPictures) => {
        const text = () => new Blob([backupText(new Date())]).size
        if (current) setSize(ofPictures === 0 ? null : text() + ofPictures)
      },
      () => current && setSize(null),
    )
    return () => {
      current = false
    }
  }, [pins, times])
  return size
}

export function BackupButton() {
  return (
    <Button
      onClick={() => {
        notifyDownload(saveBackup(), () => laterMessages.toasts.backupStarted)
      }}
    >
      <Icon name="download" />
      {laterMessages.settings.backup}
    </Button>
  )
}

function exportPins(): DownloadOutcome {
  const text = JSON.stringify(pinsToGeoJson(presentPins()))
  return downloadFile(pinsFileName(pageWorld().id, Date.now()), text, 'application/geo+json')
}

const SendDialog = lazyOverlay(
  chunks,
  async () => (await import('../features/import-export/ui/send-dialog.tsx')).SendDialog,
)

function SendButton() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  return (
    <>
      <Button ref={button} className="basis-full" onClick={() => setOpen(true)}>
        <Icon name="phone" />
        {toolMessages.transfer.send}
      </Button>
      {open && <SendDialog onClose={close} returnTo={button} />}
    </>
  )
}

function EarlierLists() {
  const snapshots = useProgress((state) => state.snapshots)
  if (snapshots.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">{laterMessages.settings.earlier}</h3>
      <p className="text-sm text-vellum-soft">{laterMessages.settings.earlierHint}</p>
      <ul className="grid gap-2">
        {[...snapshots].reverse().map((snapshot) => (
          <EarlierList key={snapshot.key} snapshot={snapshot} />
        ))}
      </ul>
    </section>
  )
}

function EarlierList({ snapshot }: { snapshot: Snapshot }) {
  const { key, takenAt, discoveredMarkers, pins } = snapshot
  const reason = laterMessages.settings.earlierReasons[snapshot.reason]
  const date = dateInWords(takenAt)
  const sizeNow = () => marksAndPins(discoveredMarkers.length, pins.length)
  const size = sizeNow()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line py-1 pr-1 pl-3">
      <span className="min-w-0 grow basis-40">
        <span>{reason}</span>
        <span className="block text-sm text-vellum-soft">{joinFacts([date, size])}</span>
      </span>
      <Button
        aria-label={restoreLabel(snapshot.reason, date, size)}
        onClick={() => restore(key, sizeNow)}
      >
        <Icon name="undo" />
        {laterMessages.settings.restore}
      </Button>
    </li>
  )
}

function restoreLabel(reason: Snapshot['reason'], date: string, size: string): string {
  const { restoreReasons, restoreLabel, restoreDated } = laterMessages.settings
  return date === ''
    ? restoreLabel(size, restoreReasons[reason])
    : restoreDated(size, restoreReasons[reason], date)
}

function restore(key: string, size: () => string): void {
  const change = useProgress.getState().restoreSnapshot(key)
  showSuccess({
    title: () => laterMessages.toasts.restored(size()),
    ...intoPlaythrough(),
    ...undoing(change),
  })
}

function intoPlaythrough() {
  const several = presentPlaythroughs(usePlaythroughs.getState().playthroughs).length > 1
  return several
    ? {
        detail: () =>
          laterMessages.playthroughs.head(nameOnScreen() || laterMessages.playthroughs.unnamed),
      }
    : {}
}

function dateInWords(takenAt: string): string {
  const date = new Date(takenAt)
  if (takenAt === '' || Number.isNaN(date.getTime())) return ''
  return dateWords(date)
}
