import '../../../ui/later.css'
import { findWhereabouts } from '../../../world/names/whereabouts.ts'
import { whereWords } from '../../../i18n/compose/first-sentences.ts'
import { laterMessages } from '../../../i18n/generated/later.ts'
import { nameAt } from '../stops.ts'
import { leaveOut, movePoint } from '../plan-route.ts'
import { useWorld } from '../../worlds/world-context.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { dragRow } from '../../../ui/drag-row.ts'
import { focusInstead, rovingFocus, rovingStop } from '../../../ui/keys/focus.ts'
import { useStops, type StopToDo } from './use-stops.ts'

const texts = laterMessages.routes.stops

export function RouteStops() {
  const stops = useStops()
  if (stops.length < 2) return null
  const indices = stops.map(({ index }) => index)
  const next = stops.findIndex(({ done }) => !done)
  return (
    <section aria-label={texts.title} className="px-4 pb-3">
      <h3 className="pb-1 font-medium text-vellum-soft">{texts.title}</h3>
      <ol ref={rovingFocus} aria-label={texts.title} className="-mx-2 grid gap-0.5">
        {stops.map((stop, at) => (
          <li
            key={stop.key}
            aria-current={at === next ? 'step' : undefined}
            className="group rounded-md border-l-4 border-transparent aria-[current]:border-gold aria-[current]:bg-raised data-dragged:relative data-dragged:z-10 data-dragged:bg-raised data-dragged:ringed"
          >
            <StopRow stop={stop} at={at} indices={indices} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface StopRowProps {
  readonly stop: StopToDo
  readonly at: number
  /** Indices of all stops among the route's points, which also include points that only bend the route. */
  readonly indices: readonly number[]
}

function StopRow({ stop, at, indices }: StopRowProps) {
  const { coordinate, marker, index, done, setDone } = stop
  const world = useWorld()
  const name = nameAt(coordinate, world)
  // Stops of the same type can have the same name, so the number is part of the label.
  const numbered = texts.stop(at + 1, name)
  const where = marker && findWhereabouts(coordinate, world)
  const moveTo = (other: number) => {
    const to = indices[other]
    if (to !== undefined) movePoint(index, to)
  }
  return (
    <div className="flex flex-wrap items-center">
      {/* For pointers; the keyboard has buttons. A visible `active:` style keeps touches off the checkbox beside it. */}
      <span
        data-own-drag
        className="flex min-h-11 w-7 shrink-0 cursor-grab touch-none items-center justify-center text-vellum-soft active:cursor-grabbing active:text-gold"
        onPointerDown={({ nativeEvent, currentTarget }) => {
          const row = currentTarget.closest('li')
          if (row && nativeEvent.button === 0) dragRow(nativeEvent, row, moveTo)
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
      <span
        className={classNames('min-w-0 flex-[1_1_6rem] break-words', done && 'text-vellum-soft')}
      >
        <span className="group-aria-[current]:font-medium group-aria-[current]:text-gold-bright">
          {`${numbered} `}
        </span>
        {where && <span className="block text-sm text-vellum-soft">{whereWords(where)}</span>}
      </span>
      <span className="ml-auto flex">
        <IconButton
          {...rovingStop}
          label={texts.sooner(numbered)}
          aria-disabled={at === 0 || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => moveTo(at - 1)}
        >
          <Icon name="chevron" className="rotate-180" />
        </IconButton>
        <IconButton
          {...rovingStop}
          label={texts.later(numbered)}
          aria-disabled={at === indices.length - 1 || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => moveTo(at + 1)}
        >
          <Icon name="chevron" />
        </IconButton>
        <IconButton
          {...rovingStop}
          label={texts.leaveOut(numbered)}
          onClick={({ currentTarget }) => leaveOutOf(currentTarget, index)}
        >
          <Icon name="close" />
        </IconButton>
      </span>
    </div>
  )
}

/** Removes a stop and moves the focus to the stop that takes its place, or to the last one. */
function leaveOutOf(button: HTMLElement, index: number): void {
  const row = button.closest('li')
  const list = row?.parentElement
  const at = [...(list?.children ?? [])].findIndex((other) => other === row)
  focusInstead(
    () => leaveOut(index),
    () => {
      const next = list?.children[at] ?? list?.lastElementChild
      return [...(next?.querySelectorAll('button') ?? [])].at(-1)
    },
  )
}
