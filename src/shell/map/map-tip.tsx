import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { capitalised, nameOf } from '../../core/world/marker-label.ts'
import type { MarkerType, Marker } from '../../core/world/marker.ts'
import { boxBeside } from '../../core/geometry/free-area.ts'
import { pinLabel } from '../../i18n/compose/pin-label.ts'
import { currentLocale } from '../../i18n/language/locale.ts'
import { isNameKnown } from '../../features/progress/known-names.ts'
import { useViewportPadding } from '../../features/viewport/viewport-padding.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import type { MapSignals } from './map-signals.ts'

interface MapTipProps {
  readonly signals: MapSignals
  readonly world: LoadedWorld
}

/** Tells what a mouse or pen rests on. Who has no pointer is told by the crosshair. */
export function MapTip({ signals, world }: MapTipProps) {
  const {
    marker: id,
    pin,
    pixel,
  } = useSyncExternalStore(signals.subscribe, () => signals.current().hover)
  const marker = id === null ? undefined : world.markersById.get(id)
  const tip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<readonly [left: number, top: number]>()
  useLayoutEffect(() => {
    const map = tip.current?.offsetParent
    if (!tip.current || !map) return
    const { offsetWidth: width, offsetHeight: height } = tip.current
    const { padding } = useViewportPadding.getState()
    setPlace(boxBeside(pixel, [width, height], [map.clientWidth, map.clientHeight], padding))
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
      <p dir="auto">{capitalised(title, currentLocale())}</p>
      {kind !== undefined && <p className="text-vellum-soft">{kind}</p>}
    </div>
  )
}

/**
 * What a marker is called, and of which kind it is where its name does not say so.
 *
 * @param known whether a veiled name may be told
 */
function tipWords(
  marker: Marker,
  type: MarkerType | undefined,
  known: boolean,
): readonly [title: string, kind: string | undefined] {
  const kind = type?.title ?? marker.locationType
  const name = nameOf(marker, known)
  return name === undefined ? [kind, undefined] : [name, kind]
}
