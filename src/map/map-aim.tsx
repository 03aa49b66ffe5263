import { useSyncExternalStore, useEffect, useState, type RefObject } from 'react'
import { markerLabel } from '../domain/marker-label.ts'
import type { MarkerType } from '../domain/marker-type.ts'
import { messages } from '../messages/messages.ts'
import { useLasso } from '../stores/lasso.ts'
import { useMeasuring } from '../stores/measuring.ts'
import { useObstructions } from '../stores/obstructions.ts'
import type { MapSignals } from './map-signals.ts'

interface MapAimProps {
  readonly signals: MapSignals
  readonly types: ReadonlyMap<string, MarkerType>
  readonly target: RefObject<HTMLElement | null>
}

/** Cross-hairs for the keyboard in the middle of what is not covered, and what lies under them in words. */
export function MapAim({ signals, types, target }: MapAimProps) {
  const aim = useSyncExternalStore(signals.subscribe, () => signals.current().aim)
  const { left = 0, right = 0, bottom = 0 } = useObstructions((state) => state.covered)
  const measuring = useMeasuring((state) => state.points !== null)
  const drawing = useLasso((state) => state.lasso?.closed === false)
  const focused = useFocused(target)
  const label = aim.marker
    ? markerLabel(aim.marker, types.get(aim.marker.locationType))
    : aim.pin && messages.pins.label(aim.pin.title)
  const found = label ? messages.map.aim(label) : messages.map.aimNothing
  return (
    <>
      <svg
        viewBox="0 0 40 40"
        aria-hidden="true"
        className="map-aim fill-none stroke-2"
        style={{
          left: `calc(50% + ${(left - right) / 2}px)`,
          top: `calc(50% - ${bottom / 2}px)`,
        }}
      >
        <circle cx="20" cy="20" r="13" />
        <path d="M20 1v10M20 29v10M1 20h10M29 20h10" />
      </svg>
      <p aria-live="polite" className="sr-only">
        {focused && (measuring ? messages.measure.aim : drawing ? messages.lasso.aim : found)}
      </p>
    </>
  )
}

function useFocused(target: RefObject<HTMLElement | null>): boolean {
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const update = () => setFocused(element.matches(':focus-visible'))
    element.addEventListener('focus', update)
    element.addEventListener('blur', update)
    return () => {
      element.removeEventListener('focus', update)
      element.removeEventListener('blur', update)
    }
  }, [target])
  return focused
}
