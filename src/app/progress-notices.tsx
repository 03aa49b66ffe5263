import { useEffect, useState } from 'react'
import { loadChunk, chunks } from '../features/chunks/chunks.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { useStorageStatus } from '../storage/storage-status.ts'
import type { Nameless } from '../features/progress/playthroughs/playthrough-list.ts'
import { usePlaythroughs } from '../features/progress/playthroughs/playthroughs.ts'
import { useOffline } from '../features/offline/offline.ts'
import { useProgress } from '../features/progress/progress.ts'
import { useWorldIfLoaded, type LoadedWorld } from '../features/worlds/world-context.tsx'
import { lazyChunk } from '../ui/dialogs/lazy-chunk.tsx'
import { withdrawUndo } from '../ui/toasts/toasts.tsx'

interface ProgressNoticesProps {
  /** True once the map is drawn or has failed. */
  readonly mapSettled: boolean
}

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
  // Storing the second copy of the list of playthroughs waits until the first view is drawn.
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
    const { playthrough } = useProgress.getState()
    if (!playthroughs.some(({ id, deleted, gone }) => gone || (deleted && id === playthrough)))
      return
    const load = loadChunk(() => import('../features/progress/ui/leave-deleted.ts'))
    load.then(({ notifyDeleted }) => notifyDeleted(), console.error)
  }
  leaveDeleted()
  return usePlaythroughs.subscribe(() => {
    withdrawUndo()
    leaveDeleted()
  })
}

/** Loads and starts a task when the page is idle. If loading fails, the next visit tries again. */
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
  (await import('../features/progress/playthroughs/playthrough-list.ts')).storePlaythroughList(
    offerNameless,
  )

const beginRest = (world: LoadedWorld) => async () =>
  (await import('./after-map.ts')).beginAfterMap(world)

function offerNameless(found: readonly Nameless[]): void {
  if (found.length === 0) return
  const load = loadChunk(() => import('../features/progress/ui/leave-deleted.ts'))
  load.then((part) => part.offerNameless(found), console.error)
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

/** Loads the notice of storage problems with the first problem. It stays mounted to remember what was dismissed. */
export function StorageAlert() {
  const asked = useStorageStatus(
    ({ problems, isEmptied }) => isEmptied || Object.keys(problems).length > 0,
  )
  return useTrueFromThenOn(asked) ? <StorageNotice /> : null
}

/** Loads the notice of a newer version when there is one. It stays mounted to remember that it was postponed. */
export function UpdateAlert() {
  const asked = useOffline(({ update }) => update !== null)
  return useTrueFromThenOn(asked) ? <UpdateNotice /> : null
}

function useTrueFromThenOn(value: boolean): boolean {
  const [was, setWas] = useState(value)
  if (value && !was) setWas(true)
  return was
}
