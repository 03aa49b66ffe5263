import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { capitalised } from '../domain/markers/marker-label.ts'
import { pinLabel } from '../messages/compose/pin-label.ts'
import { spokenLanguage } from '../messages/language/spoken.ts'
import { isNameKnown } from '../stores/markers/known-names.ts'
import { useObstructions } from '../stores/world/obstructions.ts'
import type { LoadedWorld } from '../stores/world/world-context.tsx'
import type { MapSignals } from './map-signals.ts'
import { boxBeside } from './map-tools/bars/box-beside.ts'
import { tipWords } from './tip-words.ts'

interface MapTipProps {
  readonly signals: MapSignals
  readonly world: LoadedWorld
}

/** Tells what a mouse or pen rests on. Who has no pointer is told by the aim. */
export function MapTip({ signals, world }: MapTipProps) {
  const { marker, pin, pixel } = useSyncExternalStore(
    signals.subscribe,
    () => signals.current().hover,
  )
  const tip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<readonly [left: number, top: number]>()
  useLayoutEffect(() => {
    const map = tip.current?.offsetParent
    if (!tip.current || !map) return
    const { offsetWidth: width, offsetHeight: height } = tip.current
    const { covered } = useObstructions.getState()
    setPlace(boxBeside(pixel, [width, height], [map.clientWidth, map.clientHeight], covered))
  }, [pixel])
  if (!marker && !pin) return null
  const [title, kind] = marker
    ? tipWords(marker, world.typesById.get(marker.locationType), isNameKnown(marker))
    : [pinLabel(pin?.title ?? ''), undefined]
  return (
    <div
      ref={tip}
      key={marker?.id ?? pin?.id}
      aria-hidden="true"
      className="map-tip"
      style={place && { left: `${place[0]}px`, top: `${place[1]}px` }}
    >
      <p dir="auto">{capitalised(title, spokenLanguage())}</p>
      {kind !== undefined && <p className="text-vellum-soft">{kind}</p>}
    </div>
  )
}
