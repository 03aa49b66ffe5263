import { useEffect } from 'react'
import { undoLastChange } from './undo-change.ts'
import { watchKeeping } from '../../stores/progress/keeping.ts'
import { loadPart } from '../../stores/offline/load-part.ts'
import { whenIdle } from '../../stores/offline/when-idle.ts'
import { useOpenPlaythrough } from '../../stores/persistence/playthroughs/open-playthrough.ts'
import { usePlaythroughs } from '../../stores/progress/playthroughs.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { useWorldIfLoaded } from '../../stores/world/world-context.tsx'
import { withdrawUndo } from '../../ui/toasts/toasts.tsx'
import { undoCommand } from '../../ui/keys/commands.ts'

/** Says what was marked and offers to take it back, by button or by Ctrl+Z, and reminds of the backup. */
export function ProgressNotices() {
  const world = useWorldIfLoaded()
  useEffect(watchKeeping, [])
  useEffect(
    () =>
      useProgress.subscribe(({ lastChange, journal }, before) => {
        if (journal !== before.journal) withdrawUndo()
        if (!lastChange || lastChange === before.lastChange) return
        const load = loadPart(() => import('./say-change.ts'))
        load.then(({ sayChange }) => sayChange(lastChange, world), console.error)
      }),
    [world],
  )
  useEffect(() => {
    document.addEventListener('keydown', undoByKey)
    return () => document.removeEventListener('keydown', undoByKey)
  }, [])
  useEffect(followPlaythroughs, [])
  useEffect(keepListWhenIdle, [])
  return null
}

/** What can be undone is the playthrough's on screen; one that another tab deletes goes off the screen. */
function followPlaythroughs(): () => void {
  const leaveDeleted = () => {
    const { playthroughs } = usePlaythroughs.getState()
    const key = useOpenPlaythrough.getState().key
    if (!playthroughs.some(({ id, deleted, gone }) => gone || (deleted && id === key))) return
    const load = loadPart(() => import('./playthroughs/leave-deleted.ts'))
    load.then(({ sayDeleted }) => sayDeleted(), console.error)
  }
  leaveDeleted()
  return usePlaythroughs.subscribe(() => {
    withdrawUndo()
    leaveDeleted()
  })
}

/** The other copy of the list of playthroughs can wait until the first view is drawn. */
function keepListWhenIdle(): () => void {
  let stop: (() => void) | null = () => {}
  whenIdle(() => {
    import('../../stores/progress/playthrough-list.ts').then(
      ({ keepPlaythroughs }) => {
        if (stop) stop = keepPlaythroughs(offerNameless)
      },
      // Without a connection the next start copies the list.
      () => undefined,
    )
  })
  return () => {
    stop?.()
    stop = null
  }
}

function offerNameless(found: readonly unknown[]): void {
  if (found.length === 0) return
  const load = loadPart(() => import('./playthroughs/leave-deleted.ts'))
  load.then((part) => part.offerNameless(), console.error)
}

function undoByKey(event: KeyboardEvent): void {
  const command = undoCommand(event)
  if (!command) return
  event.preventDefault()
  void undoLastChange(command)
}
