import { useEffect, useState } from 'react'
import { loadChunk, chunks } from '../features/chunks/chunks.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { useOpenPlaythrough } from '../storage/open-playthrough.ts'
import { useStorageStatus } from '../storage/storage-status.ts'
import { usePlaythroughs } from '../features/progress/playthroughs.ts'
import { useOffline } from '../features/offline/offline.ts'
import { useProgress } from '../features/progress/progress.ts'
import { useWorldIfLoaded, type LoadedWorld } from '../features/worlds/world-context.tsx'
import { lazyChunk } from '../ui/dialogs/lazy-chunk.tsx'
import { withdrawUndo } from '../ui/toasts/toasts.tsx'

interface ProgressNoticesProps {
  /** Whether the map is drawn, or cannot be. */
  readonly mapSettled: boolean
}

/** Says what was marked and offers to take it back, by button or by Ctrl+Z, and begins what can wait until the map is there. */
export function ProgressNotices({ mapSettled }: ProgressNoticesProps) {
  const world = useWorldIfLoaded()
  useEffect(
    () =>
      useProgress.subscribe(({ lastChange, journal }, before) => {
        if (journal !== before.journal) withdrawUndo()
        if (!lastChange || lastChange === before.lastChange) return
        const load = loadChunk(() => import('../features/progress/ui/notify-change.ts'))
        load.then(({ notifyChange }) => notifyChange(lastChange, world), console.error)
      }),
    [world],
  )
  useEffect(followPlaythroughs, [])
  // The other copy of the list of playthroughs can wait until the first view is drawn.
  useEffect(() => (mapSettled ? startWhenIdle(storeList) : undefined), [mapSettled])
  useEffect(
    () => (mapSettled && world ? startWhenIdle(beginRest(world)) : undefined),
    [mapSettled, world],
  )
  return null
}

/** Withdraws undo offers when the playthrough changes, and leaves a playthrough that another tab has deleted. */
function followPlaythroughs(): () => void {
  const leaveDeleted = () => {
    const { playthroughs } = usePlaythroughs.getState()
    const key = useOpenPlaythrough.getState().key
    if (!playthroughs.some(({ id, deleted, gone }) => gone || (deleted && id === key))) return
    const load = loadChunk(() => import('../features/playthroughs/ui/leave-deleted.ts'))
    load.then(({ notifyDeleted }) => notifyDeleted(), console.error)
  }
  leaveDeleted()
  return usePlaythroughs.subscribe(() => {
    withdrawUndo()
    leaveDeleted()
  })
}

/** Begins what a script of its own does, in a quiet moment; without a connection the next visit does it. @returns stops it */
function startWhenIdle(begin: () => Promise<() => void>): () => void {
  let stop: (() => void) | null = () => {}
  whenIdle(() => {
    if (!stop) return
    begin().then(
      (end) => {
        if (stop) stop = end
        else end()
      },
      () => undefined,
    )
  })
  return () => {
    stop?.()
    stop = null
  }
}

const storeList = async () =>
  (await import('../features/playthroughs/playthrough-list.ts')).storePlaythroughList(offerNameless)

const beginRest = (world: LoadedWorld) => async () =>
  (await import('./after-map.ts')).beginAfterMap(world)

function offerNameless(found: readonly unknown[]): void {
  if (found.length === 0) return
  const load = loadChunk(() => import('../features/playthroughs/ui/leave-deleted.ts'))
  load.then((part) => part.offerNameless(), console.error)
}

const StorageNotice = lazyChunk(
  chunks,
  async () => (await import('./storage-notice.tsx')).StorageNotice,
  { className: 'notice border-danger map-control' },
)

const UpdateNotice = lazyChunk(
  chunks,
  async () => (await import('../features/offline/ui/update-notice.tsx')).UpdateNotice,
  { className: 'notice map-control' },
)

/** The notice of storage problems. It is loaded with the first problem and stays mounted, as it remembers what was dismissed. */
export function StorageAlert() {
  const asked = useStorageStatus(
    ({ problems, emptied }) => emptied || Object.keys(problems).length > 0,
  )
  return useTrueFromThenOn(asked) ? <StorageNotice /> : null
}

/** The notice of a newer version. It is loaded with the first one and stays mounted, as it remembers what was put off. */
export function UpdateAlert() {
  const asked = useOffline(({ update }) => update !== null)
  return useTrueFromThenOn(asked) ? <UpdateNotice /> : null
}

/** @returns whether the value is true, or was in an earlier render */
function useTrueFromThenOn(value: boolean): boolean {
  const [was, setWas] = useState(value)
  if (value && !was) setWas(true)
  return was
}
