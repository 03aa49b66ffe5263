import type { Coordinate } from '../../domain/world/coordinates.ts'
import { laterMessages } from '../../messages/later-messages.ts'
import { wayMessages } from '../../messages/way-messages.ts'
import { useProgress } from '../../stores/progress/progress.ts'
import { nameAt } from '../../stores/ways/name-at.ts'
import { removePoint, swapPoints } from '../../stores/ways/plan-way.ts'
import { useWay } from '../../stores/ways/way.ts'
import { useWorld } from '../../stores/world/world-context.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { rovingFocus, rovingStop } from '../../ui/roving-focus.ts'

const texts = wayMessages.stops

/** The stops of a tour in order: each is marked, left out, or comes sooner or later. */
export function WayStops() {
  const points = useWay((state) => state.points) ?? []
  const stops = points.slice(1)
  if (stops.length < 2) return null
  return (
    <section aria-label={texts.title} className="px-4 pb-3">
      <h3 className="pb-1 font-medium text-vellum-soft">{texts.title}</h3>
      <ol ref={rovingFocus} aria-label={texts.title} className="-mx-2 grid gap-0.5">
        {stops.map((stop, at) => (
          // Two stops may be the same place.
          <li key={`${at} ${String(stop)}`}>
            {stop && <Stop stop={stop} number={at + 1} last={at === stops.length - 1} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface StopProps {
  readonly stop: Coordinate
  /** Its place among the way's points; the way begins at 0. */
  readonly number: number
  readonly last: boolean
}

function Stop({ stop, number, last }: StopProps) {
  const world = useWorld()
  const name = nameAt(stop, world)
  const marker = world.markers.find(({ coordinate: [x, y] }) => x === stop[0] && y === stop[1])
  const found = useProgress(({ marks }) => marker && marks.get(marker.id)?.discovered === true)
  return (
    <div className="flex items-center">
      {marker ? (
        <label className="flex size-11 shrink-0 items-center justify-center">
          <input
            type="checkbox"
            {...rovingStop}
            className="check"
            checked={found === true}
            aria-label={laterMessages.progress.box(name, marker.id)}
            onChange={({ target }) => {
              const { addDiscovered, removeDiscovered } = useProgress.getState()
              if (target.checked) addDiscovered(marker.id)
              else removeDiscovered(marker.id)
            }}
          />
        </label>
      ) : (
        <span className="size-11 shrink-0" />
      )}
      <span className="min-w-0 grow break-words">{texts.stop(number, name)}</span>
      <IconButton
        {...rovingStop}
        label={texts.sooner(name)}
        aria-disabled={number === 1 || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => number > 1 && swapPoints(number - 1)}
      >
        <Icon name="chevron" className="rotate-180" />
      </IconButton>
      <IconButton
        {...rovingStop}
        label={texts.later(name)}
        aria-disabled={last || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => !last && swapPoints(number)}
      >
        <Icon name="chevron" />
      </IconButton>
      <IconButton {...rovingStop} label={texts.leaveOut(name)} onClick={() => removePoint(number)}>
        <Icon name="close" />
      </IconButton>
    </div>
  )
}
