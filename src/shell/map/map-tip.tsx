import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { capitalised, nameOf } from '../../core/world/marker-label.ts'
import type { MarkerType, Marker } from '../../core/world/marker.ts'
import { clamp } from '../../core/geometry/extent.ts'
import type { ViewportPadding } from '../../core/geometry/free-area.ts'
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

type Pair = readonly [x: number, y: number]

/** CSS pixels between a spot and the box beside it, and between the box and what covers the map. */
const distance = 16
const edge = 8

/** The map's buttons stand along its upper and its right edge, so many CSS pixels wide. */
export const buttons = 64

/**
 * Where a box stands beside a spot of the map: below and to the right of it where there is room, else on the other
 * side, and in any case within what is not covered.
 *
 * @param spot @param size @param map CSS pixels, the spot from the map's upper left corner
 * @returns the box's upper left corner
 */
export function boxBeside([x, y]: Pair, size: Pair, map: Pair, padding: ViewportPadding): Pair {
  const { left = 0, right = 0, bottom = 0 } = padding
  const along = (at: number, length: number, from: number, to: number) => {
    const after = at + distance
    const place = after + length <= to ? after : at - distance - length
    return clamp(place, from, Math.max(to - length, from))
  }
  return [
    along(x, size[0], left + edge, map[0] - Math.max(right, buttons) - edge),
    along(y, size[1], buttons + edge, map[1] - bottom - edge),
  ]
}
