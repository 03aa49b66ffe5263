import { whereabouts } from '../../domain/world/names/where.ts'
import { whereWords } from '../../messages/compose/where-words.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { wayMessages } from '../../messages/way-messages.ts'
import { nameAt } from '../../stores/ways/name-at.ts'
import { movePoint, removePoint } from '../../stores/ways/plan-way.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dragRow } from '../../ui/drag-row.ts'
import { rovingFocus, rovingStop } from '../../ui/keys/roving-focus.ts'
import { useStops, type Stop } from './use-stops.ts'

const texts = wayMessages.stops

/** The stops of a tour in order: each is marked, left out, or comes sooner or later. */
export function WayStops() {
  const stops = useStops()
  if (stops.length < 2) return null
  return (
    <section aria-label={texts.title} className="px-4 pb-3">
      <h3 className="pb-1 font-medium text-vellum-soft">{texts.title}</h3>
      <ol ref={rovingFocus} aria-label={texts.title} className="-mx-2 grid gap-0.5">
        {stops.map((stop, at) => (
          // Two stops may be the same place.
          <li
            key={`${at} ${String(stop.coordinate)}`}
            className="rounded-md data-dragged:relative data-dragged:z-10 data-dragged:bg-raised data-dragged:outline-1 data-dragged:outline-gold"
          >
            <StopRow stop={stop} number={at + 1} last={at === stops.length - 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface StopRowProps {
  readonly stop: Stop
  /** Its place among the way's points; the way begins at 0. */
  readonly number: number
  readonly last: boolean
}

function StopRow({ stop: { coordinate, marker, done, setDone }, number, last }: StopRowProps) {
  const world = useWorld()
  const name = nameAt(coordinate, world)
  // Stops of one kind go by the same name.
  const numbered = texts.stop(number, name)
  const where = marker && whereabouts(coordinate, world)
  return (
    <div className="flex items-center">
      {/* The keyboard has the two buttons. A browser takes a finger for the box beside what looks no different when pressed. */}
      <span
        data-own-drag
        className="flex min-h-11 w-7 shrink-0 cursor-grab touch-none items-center justify-center text-vellum-soft active:cursor-grabbing active:text-gold"
        onPointerDown={({ nativeEvent, currentTarget }) => {
          const row = currentTarget.closest('li')
          if (row && nativeEvent.button === 0)
            dragRow(nativeEvent, row, (to) => movePoint(number, to + 1))
        }}
      >
        <Icon name="grip" />
      </span>
      <label className="flex size-11 shrink-0 items-center justify-center">
        <input
          type="checkbox"
          {...rovingStop}
          className="check"
          checked={done}
          aria-label={marker ? laterMessages.progress.box(name, marker.id) : texts.passed(name)}
          onChange={({ target }) => setDone(target.checked)}
        />
      </label>
      <span className="min-w-0 grow break-words">
        {numbered}{' '}
        {where && <span className="block text-sm text-vellum-soft">{whereWords(where)}</span>}
      </span>
      <IconButton
        {...rovingStop}
        label={texts.sooner(numbered)}
        aria-disabled={number === 1 || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => number > 1 && movePoint(number, number - 1)}
      >
        <Icon name="chevron" className="rotate-180" />
      </IconButton>
      <IconButton
        {...rovingStop}
        label={texts.later(numbered)}
        aria-disabled={last || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => !last && movePoint(number, number + 1)}
      >
        <Icon name="chevron" />
      </IconButton>
      <IconButton
        {...rovingStop}
        label={texts.leaveOut(numbered)}
        onClick={() => removePoint(number)}
      >
        <Icon name="close" />
      </IconButton>
    </div>
  )
}
