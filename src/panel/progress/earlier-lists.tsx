import type { Snapshot } from '../../domain/progress/history.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { playthroughMessages } from '../../messages/playthrough-messages.ts'
import { marksAndPins } from '../../messages/compose/amounts.ts'
import { besideEachOther } from '../../messages/compose/listed.ts'
import { dateWords } from '../../messages/compose/date-words.ts'
import {
  nameOnScreen,
  presentPlaythroughs,
  usePlaythroughs,
} from '../../stores/progress/playthroughs.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showSuccess } from '../../ui/toasts/toasts.tsx'
import { undoing } from './undo-change.ts'

/** The lists that were set aside before something changed much of them, the latest first. */
export function EarlierLists() {
  const snapshots = useProgress((state) => state.snapshots)
  if (snapshots.length === 0) return null
  return (
    <section className="grid gap-2">
      <h4 className="font-medium">{laterMessages.settings.earlier}</h4>
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
        <span className="block text-sm text-vellum-soft">{besideEachOther([date, size])}</span>
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

/** @param date in words, if anybody knows it */
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

/** Which list it is, once there are two. */
function intoPlaythrough() {
  const several = presentPlaythroughs(usePlaythroughs.getState().playthroughs).length > 1
  return several
    ? { detail: () => playthroughMessages.head(nameOnScreen() || playthroughMessages.unnamed) }
    : {}
}

/** Date and time as the player's browser writes them; nothing when nobody knows, or a clock was mad. */
function dateInWords(takenAt: string): string {
  const date = new Date(takenAt)
  if (takenAt === '' || Number.isNaN(date.getTime())) return ''
  return dateWords(date)
}
