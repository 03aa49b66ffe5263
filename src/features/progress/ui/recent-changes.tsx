import type { RefObject } from 'react'
import type { JournalEntry } from '../model/history.ts'
import { notedMarker } from '../../../records/pin.ts'
import type { Coordinate } from '../../../geometry/coordinates.ts'
import { findWhereabouts } from '../../../world/names/whereabouts.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { joinFacts, whereWords } from '../../../i18n/compose/first-sentences.ts'
import { dateWords } from '../../../i18n/compose/later-sentences.ts'
import { useProgress } from '../progress.ts'
import { useWorldIfLoaded, type LoadedWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { rovingStop } from '../../../ui/keys/focus.ts'
import { PagedList } from '../../../ui/paged-list.tsx'
import { entryWords } from './entry-words.ts'
import { undoChange } from '../undo/undo.ts'
import { redoChange } from './undo-last-step.ts'

const texts = laterMessages.undoing

interface RecentChangesDialogProps {
  readonly onClose: () => void
  readonly returnTo: RefObject<HTMLElement | null>
}

/** The same list in a dialog, for screens on which the panel is a bottom sheet. */
export function RecentChangesDialog({ onClose, returnTo }: RecentChangesDialogProps) {
  return (
    <Dialog
      open
      returnTo={returnTo}
      onOpenChange={(open) => !open && onClose()}
      title={texts.recent.title}
      closeLabel={laterMessages.nearest.close}
      className="dialog-low"
    >
      <RecentChanges />
    </Dialog>
  )
}

const shortPageSize = 5

interface RecentChangesProps {
  readonly short?: boolean
}

/** Lists the actions in the playthrough on screen, newest first. Each can be undone or redone separately. */
export function RecentChanges({ short = false }: RecentChangesProps) {
  const journal = useProgress((state) => state.journal)
  const world = useWorldIfLoaded()
  if (journal.length === 0) return <p>{texts.recent.nothing}</p>
  return (
    <div className="grid gap-2">
      {!short && <p className="text-sm text-vellum-soft">{texts.recent.hint}</p>}
      <PagedList
        label={texts.recent.title}
        items={[...journal].reverse()}
        pageSize={short ? shortPageSize : journal.length}
        idOf={({ key }) => key}
        more={laterMessages.list.more}
        listClass="grid gap-2"
        renderRow={(entry) => <Change entry={entry} world={world} />}
      />
    </div>
  )
}

interface ChangeProps {
  readonly entry: JournalEntry
  readonly world: LoadedWorld | null
}

/** A row for one action. Undo and redo share a button, so that it keeps the focus when pressed. */
function Change({ entry, world }: ChangeProps) {
  const { key, undone } = entry
  const what = entryWords(entry, world)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line py-1 pr-1 pl-3">
      <span dir="auto" className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
        {what}
        <span className="block text-sm text-vellum-soft">
          {joinFacts([
            undone && texts.recent.undone,
            timeWords(entry.at),
            world && placeWords(entry, world),
          ])}
        </span>
      </span>
      <Button
        {...rovingStop}
        aria-label={undone ? texts.recent.redo(what) : texts.recent.undo(what)}
        onClick={() => (undone ? redoChange(key) : undoChange(key))}
      >
        {!undone && <Icon name="undo" />}
        {undone ? texts.redo : messages.toasts.undo}
      </Button>
    </div>
  )
}

/** Empty if an older version stored no time, or if the time is invalid. */
function timeWords(at: string | undefined): string {
  const date = new Date(at ?? '')
  return Number.isNaN(date.getTime()) ? '' : dateWords(date)
}

/** Location of an action that changed only one place, pin or note. */
function placeWords(entry: JournalEntry, world: LoadedWorld): string {
  const coordinate = coordinateOf(entry, world)
  const where = coordinate && findWhereabouts(coordinate, world)
  return where ? whereWords(where) : ''
}

function coordinateOf(
  { added, removed, pins }: JournalEntry,
  { markersById }: LoadedWorld,
): Coordinate | undefined {
  const [pin] = pins
  const ids = [...added, ...removed]
  if (ids.length + pins.length !== 1) return undefined
  const id = pin ? notedMarker(pin.after) : ids[0]
  if (id !== undefined) return markersById.get(id)?.coordinate
  const spot = pin?.after.deleted ? pin.before : pin?.after
  return spot ? [spot.x, spot.y] : undefined
}
