import { useState } from 'react'
import { yieldLabel } from '../../../core/world/marker-label.ts'
import type { Marker, MarkerType } from '../../../core/world/marker.ts'
import { listed } from '../../../i18n/compose/first.ts'
import { messages } from '../../../i18n/generated/first.ts'
import { assetUrl } from '../../../core/environment.ts'
import { useLabel } from '../../progress/known-names.ts'
import { useSelectedMarker, useSelection } from '../../selection/selection.ts'
import { chunks } from '../../chunks/chunks.ts'
import { useNotes, noteMarker } from '../../pins/pins.ts'
import { useProgress } from '../../progress/progress.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyChunk } from '../../../ui/dialogs/lazy-chunk.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { focusInstead } from '../../../ui/keys/focus.ts'
import { CardFrame, Fact, Facts } from '../../places/ui/card-frame.tsx'

const MoreOfMarker = lazyChunk(
  chunks,
  async () => (await import('./more-of-marker.tsx')).MoreOfMarker,
  { className: 'grid justify-items-start gap-2 px-4 pb-3' },
)

const ShowName = lazyChunk(chunks, async () => (await import('./show-name.tsx')).ShowName, {
  className: 'grid justify-items-start gap-2 px-4 pb-3',
})

const SameKind = lazyChunk(chunks, async () => (await import('./same-kind.tsx')).SameKind, {
  className: 'grid justify-items-start gap-2 px-4 pb-3',
})

/** What is known of the selected marker, and what the player says of it. */
export function DetailsCard() {
  const marker = useSelectedMarker(useWorld().markersById)
  return marker && <Card key={marker.id} marker={marker} />
}

function Card({ marker }: { marker: Marker }) {
  const world = useWorld()
  const type = world.typesById.get(marker.locationType)
  const origin = useSelection.getState().origin
  const deselect = useSelection((state) => state.deselect)
  const label = useLabel(marker, type)
  const playthrough = useProgress((state) => state.playthrough)

  return (
    <CardFrame
      label={messages.card.label(label)}
      title={label}
      picture={
        type && (
          <img src={assetUrl(type.icon)} alt="" width={56} height={56} className="size-[56px]" />
        )
      }
      takesFocus={origin !== 'pointer'}
      onClose={deselect}
      where={marker.coordinate}
      peek={
        <>
          {marker.veiled && <ShowName marker={marker} />}
          <FoundSwitch markerId={marker.id} />
        </>
      }
    >
      <VisitedSwitch markerId={marker.id} />
      {marker.image && (
        <img
          src={assetUrl(marker.image)}
          alt={messages.card.image(label)}
          width={960}
          height={600}
          className="mb-3 aspect-8/5 w-full object-cover"
        />
      )}
      <MarkerFacts marker={marker} type={type?.title === label ? undefined : type} />
      {type && <SameKind marker={marker} type={type} />}
      <MarkerNote key={playthrough} marker={marker} />
      <MoreOfMarker marker={marker} label={label} />
    </CardFrame>
  )
}

function FoundSwitch({ markerId }: { markerId: number }) {
  const discovered = useProgress((state) => state.marks.get(markerId)?.discovered === true)
  const { addDiscovered, removeDiscovered } = useProgress.getState()
  const name = messages.card.discovered
  const visible = discovered ? messages.card.marked : messages.card.mark
  return (
    <div className="mx-4 mb-1 grid">
      <button
        type="button"
        role="switch"
        aria-checked={discovered}
        className="found-switch"
        onClick={() => (discovered ? removeDiscovered(markerId) : addDiscovered(markerId))}
      >
        {discovered && <Icon name="check" />}
        <span>{visible}</span>
        {/*
         * Part of the name (WCAG 2.5.3), and what it has always been called. The space stands in the same element: a
         * text by itself goes astray where a translation wraps it.
         */}
        {visible !== name && <span className="sr-only">{` ${name}`}</span>}
      </button>
    </div>
  )
}

function VisitedSwitch({ markerId }: { markerId: number }) {
  const visited = useProgress((state) => state.visitedMarkers.includes(markerId))
  const { addVisited, removeVisited } = useProgress.getState()
  return (
    <div className="mx-4 mb-3 grid text-sm text-vellum-soft">
      <Switch
        label={messages.card.visited}
        checked={visited}
        onCheckedChange={(on) => (on ? addVisited(markerId) : removeVisited(markerId))}
      />
    </div>
  )
}

interface MarkerFactsProps {
  readonly marker: Marker
  /** Left out where it would say the same as the title. */
  readonly type: MarkerType | undefined
}

function MarkerFacts({ marker, type }: MarkerFactsProps) {
  const world = useWorld()
  return (
    <Facts>
      {marker.description && (
        <Fact term={messages.card[marker.demand ? 'requirement' : 'description']}>
          {marker.description}
        </Fact>
      )}
      {marker.yields && (
        <Fact term={messages.card.yields}>
          <span className="first-letter-capital inline-block">
            {listed(marker.yields.map((entry) => yieldLabel(entry, world)))}
          </span>
        </Fact>
      )}
      {type && <Fact term={messages.card.type}>{type.title}</Fact>}
    </Facts>
  )
}

const NoteForm = lazyChunk(
  chunks,
  async () => (await import('../../pins/ui/notes/note-form.tsx')).NoteForm,
  {
    className: 'grid justify-items-start gap-2 px-4 py-2',
  },
)

const noteTexts = messages.pins

/** The player's note on a place. */
function MarkerNote({ marker }: { marker: Marker }) {
  const note = useNotes().get(marker.id)
  const [editing, setEditing] = useState(false)

  /** The button with the focus goes with what it did; the one in its place takes the focus. */
  function done(): void {
    focusInstead(
      () => setEditing(false),
      () => document.querySelector<HTMLElement>('[data-note]'),
    )
  }

  if (editing) {
    return <NoteForm marker={marker} note={note?.note ?? ''} onDone={done} />
  }
  if (!note) {
    return (
      <div className="px-4 pt-3">
        <Button data-note className="w-full" onClick={() => setEditing(true)}>
          <Icon name="note" />
          {noteTexts.addNote}
        </Button>
      </div>
    )
  }
  return (
    <section
      aria-label={noteTexts.yourNote}
      className="mx-4 mt-3 rounded-md border border-line p-3 pb-1"
    >
      <h3 className="text-sm text-vellum-soft">{noteTexts.yourNote}</h3>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {note.note}
      </p>
      <div className="flex flex-wrap gap-x-2">
        <Button
          appearance="quiet"
          data-note
          className="-ml-2 px-2"
          aria-label={noteTexts.editNote}
          onClick={() => setEditing(true)}
        >
          <Icon name="edit" />
          {noteTexts.edit}
        </Button>
        <Button
          appearance="quiet"
          className="px-2"
          aria-label={noteTexts.deleteNote}
          onClick={() => {
            noteMarker(marker, '')
            done()
          }}
        >
          <Icon name="trash" />
          {noteTexts.delete}
        </Button>
      </div>
    </section>
  )
}
