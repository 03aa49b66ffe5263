import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { orderedPins, pinOrders } from '../../progress/model/pin-order.ts'
import { compareWords } from '../../../i18n/language/compare-words.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { useNotes, usePins, deleteAllPins } from '../pins.ts'
import { useProgressView } from '../../progress/progress-view.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { focusUnlessTyping } from '../../../ui/keys/commands.ts'
import { PagedList } from '../../../ui/paged-list.tsx'
import { ShownPlaythrough } from '../../progress/ui/shown-playthrough.tsx'
import { useWhereFrom } from '../../viewport/where-from.ts'
import { NoteRow } from './notes/note-row.tsx'
import { PinRow } from './pin-row.tsx'

/** Rows added by each press of Show more. */
const pageSize = 100

const texts = laterMessages.pins

/** The player's own pins in an order, and their notes on places. */
export function Tab() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusUnlessTyping(heading.current), [])
  const amount = usePins().length
  const notes = useNotes().size
  return (
    <section aria-label={texts.list} className="grid gap-4 pt-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 ref={heading} tabIndex={-1} className="font-display text-xl text-gold-bright">
          {texts.pinsList}
        </h2>
        <p className="text-sm text-vellum-soft tabular">{messages.amount.pins(amount)}</p>
      </div>
      {amount === 0 ? (
        <div className="grid gap-1">
          <p>{texts.none}</p>
          <p className="text-vellum-soft">
            <span className="for-fingers">{laterMessages.pins.howToByFinger}</span>
            <span className="for-keys">
              <span>{laterMessages.pins.howTo}</span> <span>{laterMessages.pins.howToByKeys}</span>
            </span>
          </p>
        </div>
      ) : (
        <Pins />
      )}
      {notes > 0 && <Notes />}
      {amount > 0 && <DeleteAllPins amount={amount} focusAfter={heading} />}
    </section>
  )
}

function Pins() {
  const pins = usePins()
  const order = useProgressView((state) => state.pinOrder)
  const { from, moved, measureAgain } = useWhereFrom()
  const place = useRef<HTMLDivElement>(null)
  const ordered = useMemo(() => orderedPins(pins, order, from, compareWords), [pins, order, from])
  return (
    <div ref={place} className="grid gap-1">
      <Choice
        label={texts.order}
        value={order}
        onChange={(next) => useProgressView.setState({ pinOrder: next })}
      >
        {pinOrders.map((each) => (
          <option key={each} value={each}>
            {texts.orders[each]}
          </option>
        ))}
      </Choice>
      {order === 'distance' && moved && (
        <Button onClick={() => measureAgain(place.current)}>{texts.again}</Button>
      )}
      <PagedList
        label={texts.pinsList}
        items={ordered}
        pageSize={pageSize}
        idOf={({ id }) => id}
        more={texts.more}
        moreClass="mt-2"
        rowClass="far-row"
        renderRow={(pin) => <PinRow pin={pin} from={from} />}
      />
    </div>
  )
}

/** Notes on places that this map does not have stay in the backup, and are not listed. */
function Notes() {
  const { markersById } = useWorld()
  const notes = useNotes()
  const known = useMemo(
    () =>
      [...notes].flatMap(([id, note]) => {
        const marker = markersById.get(id)
        return marker ? [{ marker, note }] : []
      }),
    [notes, markersById],
  )
  return (
    <div className="grid gap-1">
      <h2 className="font-display text-xl text-gold-bright">{texts.notesList}</h2>
      <PagedList
        label={texts.notesList}
        items={known}
        pageSize={pageSize}
        idOf={({ marker }) => marker.id}
        more={texts.more}
        moreClass="mt-2"
        rowClass="far-row"
        renderRow={({ marker, note }) => <NoteRow marker={marker} note={note} />}
      />
    </div>
  )
}

interface DeleteAllPinsProps {
  readonly amount: number
  /** The button goes with the pins, so the focus cannot stay on it. */
  readonly focusAfter: RefObject<HTMLElement | null>
}

function DeleteAllPins({ amount, focusAfter }: DeleteAllPinsProps) {
  const [asking, setAsking] = useState(false)
  const returnTo = useRef<HTMLElement>(null)
  const texts = {
    title: laterMessages.pins.deleteAllTitle,
    description: laterMessages.pins.deleteAllText(amount),
    confirm: laterMessages.confirm.confirm,
    cancel: laterMessages.confirm.cancel,
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        <Icon name="trash" />
        {laterMessages.pins.deleteAll}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        texts={texts}
        onConfirm={() => {
          deleteAllPins()
          returnTo.current = focusAfter.current
        }}
        returnTo={returnTo}
      >
        <ShownPlaythrough />
      </ConfirmDialog>
    </>
  )
}
