import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { orderedPins, pinOrders } from '../../progress/model/pin-order.ts'
import { compareWords } from '../../../i18n/language/compare-words.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { addPin, deleteAllPins, useNotes, usePins } from '../pins.ts'
import { openPinForm } from '../pin-editing.ts'
import { usePanelView } from '../../progress/panel-view.ts'
import { uncoverMap } from '../../settings/settings.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { CommandMenu, type MenuCommand } from '../../../ui/command-menu.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { focusUnlessTyping } from '../../../ui/keys/key-commands.ts'
import { returnFocus } from '../../../ui/keys/focus.ts'
import { PagedList } from '../../../ui/paged-list.tsx'
import { ShownPlaythrough } from '../../progress/ui/shown-playthrough.tsx'
import { middleOfMap } from '../../viewport/map-view.ts'
import { useMeasuringPoint } from '../../viewport/measuring-point.ts'
import { NoteRow } from './notes/note-row.tsx'
import { PinRow } from './pin-row.tsx'

const pageSize = 100

const texts = laterMessages.pins

export function Tab() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusUnlessTyping(heading.current), [])
  const amount = usePins().length
  return (
    <section aria-label={texts.list} className="grid gap-4 pt-1">
      <div className="flex items-center gap-x-3">
        <h2 ref={heading} tabIndex={-1} className="font-display text-xl text-gold-bright">
          {texts.pinsList}
        </h2>
        <p className="ml-auto text-sm text-vellum-soft tabular">{messages.amount.pins(amount)}</p>
        {amount > 0 && <ManyPins amount={amount} focusAfter={heading} />}
      </div>
      <AddPin />
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
      <Notes />
    </section>
  )
}

function Pins() {
  const pins = usePins()
  const order = usePanelView((state) => state.pinOrder)
  const { from, moved, measureAgain } = useMeasuringPoint()
  const place = useRef<HTMLDivElement>(null)
  const ordered = useMemo(() => orderedPins(pins, order, from, compareWords), [pins, order, from])
  return (
    <div ref={place} className="grid gap-1">
      <Choice
        label={texts.order}
        value={order}
        onChange={(next) => usePanelView.setState({ pinOrder: next })}
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
        renderRow={(pin) => <PinRow pin={pin} from={from} />}
      />
    </div>
  )
}

/** Lists the notes on markers. Notes on markers that the world lacks stay in backups only. */
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
  if (known.length === 0) return null
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
        renderRow={({ marker, note }) => <NoteRow marker={marker} note={note} />}
      />
    </div>
  )
}

interface ManyPinsProps {
  readonly amount: number
  /** Receives the focus after all pins were deleted, because the menu's button disappears with them. */
  readonly focusAfter: RefObject<HTMLElement | null>
}

const manyCommands: readonly MenuCommand<{ readonly ask: () => void }>[] = [
  { id: 'delete-all', icon: 'trash', title: () => texts.deleteAll, run: ({ ask }) => ask() },
]

function ManyPins({ amount, focusAfter }: ManyPinsProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const returnTo = useRef<HTMLElement>(null)
  const label = messages.filters.actions(texts.pinsList)
  return (
    <span className="relative -my-2 -mr-2">
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </IconButton>
      <CommandMenu
        label={label}
        commands={manyCommands}
        of={{
          ask: () => {
            returnTo.current = button.current
            setAsking(true)
          },
        }}
        open={open}
        onOpenChange={setOpen}
        anchor={<span aria-hidden="true" className="menu-place" />}
        align="end"
        isOpener={(target) => button.current?.contains(target) === true}
        onClosed={() => returnFocus(button.current)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        texts={{
          title: texts.deleteAllTitle,
          description: texts.deleteAllText(amount),
          confirm: laterMessages.confirm.confirm,
          cancel: laterMessages.confirm.cancel,
        }}
        onConfirm={() => {
          deleteAllPins()
          returnTo.current = focusAfter.current
        }}
        returnTo={returnTo}
      >
        <ShownPlaythrough />
      </ConfirmDialog>
    </span>
  )
}

function AddPin() {
  const world = useWorld()
  return (
    <Button
      onClick={() => {
        const [x, y] = middleOfMap(world) ?? world.startView.coordinates
        const { id } = addPin({ x, y, title: '', note: '' })
        uncoverMap()
        openPinForm(id)
      }}
    >
      <Icon name="pin" />
      {texts.add}
    </Button>
  )
}
