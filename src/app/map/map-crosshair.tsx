import { useSyncExternalStore, useEffect, useState, type RefObject } from 'react'
import { nameOf } from '../../world/marker-label.ts'
import type { Marker } from '../../world/marker.ts'
import type { Pin } from '../../records/pin.ts'
import { displacementBetween } from '../../world/nearest.ts'
import { findWhereabouts } from '../../world/names/whereabouts.ts'
import { distance, type Coordinate } from '../../geometry/coordinates.ts'
import {
  joinSentences,
  joinList,
  whereWords,
  pinLabel,
} from '../../i18n/compose/first-sentences.ts'
import { messages } from '../../i18n/generated/first.ts'
import { mapMessages } from '../../i18n/generated/map.ts'
import { shownMarkers, useHiddenMarkers } from '../../features/filters/hidden-markers.ts'
import { markerWithId, typeWithId } from '../../features/card/quest-starts.ts'
import { useQuests } from '../../features/card/quests-store.ts'
import { isNameKnown } from '../../features/progress/known-names.ts'
import { useShownTypes } from '../../features/filters/shown-filters.ts'
import { usePinOnMap } from '../../features/filters/shown-pins.ts'
import { useProgress } from '../../features/progress/progress.ts'
import { middleOfMap } from '../../features/viewport/map-view.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { crosshairReach } from '../../map/map-targets.ts'
import type { MapSignals } from './map-signals.ts'
import { useToolOfClicks } from '../../features/viewport/tool-parts.tsx'
import { useViewport } from '../../features/viewport/viewport-store.ts'

interface MapCrosshairProps {
  readonly signals: MapSignals
  readonly world: LoadedWorld
  readonly target: RefObject<HTMLElement | null>
}

export function MapCrosshair({ signals, world, target }: MapCrosshairProps) {
  const steering = useViewport((state) => state.panButtonsShown !== null)
  const { left = 0, right = 0, bottom = 0 } = useViewport((state) => state.padding)
  const tool = useToolOfClicks()
  const focused = useFocused(target)
  return (
    <>
      <svg
        viewBox="0 0 40 40"
        aria-hidden="true"
        data-steering={steering || undefined}
        className="map-crosshair fill-none stroke-2"
        style={{
          left: `calc(50% + ${(left - right) / 2}px)`,
          top: `calc(50% - ${bottom / 2}px)`,
        }}
      >
        <circle cx="20" cy="20" r="13" />
        <path d="M20 1v10M20 29v10M1 20h10M29 20h10" />
      </svg>
      <p aria-live="polite" className="sr-only">
        {!(focused || steering) ? null : focused && tool ? (
          tool.crosshair?.()
        ) : (
          <CrosshairWords signals={signals} world={world} byKey={focused} />
        )}
      </p>
    </>
  )
}

interface CrosshairWordsProps {
  readonly signals: MapSignals
  readonly world: LoadedWorld
  /** True if Enter opens the target. */
  readonly byKey: boolean
}

function CrosshairWords({ signals, world, byKey }: CrosshairWordsProps) {
  const crosshair = useSyncExternalStore(signals.subscribe, () => signals.current().crosshair)
  const marker = markerWithId(crosshair.marker, world.markersById) ?? null
  const pin = usePinOnMap(crosshair.item)
  const isFound = useProgress(
    ({ marks }) => marker !== null && marks.get(marker.id)?.discovered === true,
  )
  const isDone = useQuests(({ starts }) => marker !== null && starts?.done.has(marker.id) === true)
  // These hooks render the words again when the view rests, or when visible or covered parts change.
  const position = useViewport((state) => state.position) ?? world.startView
  useViewport((state) => state.padding)
  useHiddenMarkers(world.markers)
  useShownTypes()
  const middle = middleOfMap(world) ?? world.startView.coordinates
  const words = crosshairWords({
    world,
    target: { marker, pin },
    middle,
    reach: crosshairReach * world.scale.resolutionAt(position.zoom),
    found: isFound || isDone,
    known: marker !== null && isNameKnown(marker),
    shown: shownMarkers(world.markers),
  })
  const chooses = byKey && (marker ?? pin) !== null
  return <span>{chooses ? joinSentences([words, mapMessages.map.crosshair.enter]) : words}</span>
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

interface CrosshairState {
  readonly world: LoadedWorld
  readonly target: { readonly marker: Marker | null; readonly pin: Pin | null }
  readonly middle: Coordinate
  readonly reach: number
  readonly found: boolean
  /** True if a veiled name may be shown. */
  readonly known: boolean
  readonly shown: readonly Marker[]
}

const texts = mapMessages.map.crosshair

export function crosshairWords(crosshair: CrosshairState): string {
  const { world, target, middle, found, known } = crosshair
  const { pin, marker } = target
  const place: Coordinate | undefined = pin ? [pin.x, pin.y] : marker?.coordinate
  if (!place) return joinSentences([texts.nothing, middleWords(world, middle)])
  const { metres, direction } = displacementBetween(middle, place, world.metresPerUnit)
  const displacement = direction ? texts.displacement(metres, direction) : texts.inMiddle
  if (target.pin) {
    return withOthers(
      texts.pin(messages.pins.card(pinLabel(target.pin.title)), displacement),
      crosshair,
    )
  }
  if (!target.marker) return ''
  const { id, locationType } = target.marker
  const type = typeWithId(locationType, world.typesById)?.title ?? locationType
  const what = joinList([type, nameOf(target.marker, known), id < 0 ? undefined : `#${id}`])
  return withOthers(texts.marker(what, displacement, found), crosshair)
}

function withOthers(words: string, { target, middle, reach, shown }: CrosshairState): string {
  const others = shown.filter(
    ({ id, coordinate }) => id !== target.marker?.id && distance(coordinate, middle) <= reach,
  ).length
  return others > 0 ? joinSentences([words, texts.others(others)]) : words
}

function middleWords(world: LoadedWorld, middle: Coordinate): string {
  const where = findWhereabouts(middle, world)
  return where ? texts.near(whereWords(where)) : ''
}
