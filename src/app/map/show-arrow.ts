// Draws the arrow at the edge of the map, which points to something out of view. It moves in the frames of the map and
// not with React, so that a drag costs nothing more than the style of two elements.
import { messages } from '../../i18n/generated/first.ts'
import { roughDistanceWords } from '../../i18n/compose/first-sentences.ts'
import { currentLocale } from '../../i18n/language/locale.ts'
import type { Coordinate } from '../../geometry/coordinates.ts'
import { displacementBetween } from '../../world/nearest.ts'
import { capitalised } from '../../world/marker-label.ts'
import { useLive } from '../../features/follow/live.ts'
import { focusMap } from '../../features/viewport/map-view.ts'
import {
  isOutOfView,
  placeArrow,
  type ArrowPlace,
  type Box,
  type Pixel,
} from '../../features/viewport/model/arrow-place.ts'
import { useViewport } from '../../features/viewport/viewport-store.ts'
import type { LoadedWorld } from '../../features/worlds/world-context.tsx'
import { createElementLayer } from '../../map/layers/map-layer.ts'
import { moveTo, toScreen, type Viewport } from '../../map/layers/viewport.ts'
import type { MapEngine } from '../../map/map-engine.ts'
import type { ArrowTarget } from './arrow-targets.ts'
import { watchCoveringParts, type CoveringParts } from './covering-parts.ts'
import { watchArrowTargets } from './watch-arrow-targets.ts'

/** Gap between the arrow and the panel or a card. */
const gapCssPx = 12

/** Size of the arrow until it is on screen for the first time. */
const guessedSize: Pixel = [92, 44]

/** The shortest time between two changes of the distance, and between two measurements, while the map moves. */
const updateIntervalMs = 150

/** The elements of the arrow, as `EdgeArrow` renders them. */
export interface ArrowElements {
  /** Area in which the arrow moves. Its style keeps it away from the edges and the notches of the screen. */
  readonly area: HTMLElement
  readonly button: HTMLElement
  readonly glyph: HTMLElement
  readonly distance: HTMLElement
}

interface ArrowOptions {
  readonly engine: Pick<MapEngine, 'addLayer' | 'flyTo'>
  /** Element that fills the map. */
  readonly map: HTMLElement
  readonly world: LoadedWorld
  readonly prefersStillness: () => boolean
}

/** A target out of view, with its point that is nearest to the middle of the map. */
interface ShownTarget {
  readonly target: ArrowTarget
  readonly point: Coordinate
  readonly pixel: Pixel
}

/** Shows the arrow while something is out of view. @returns a function that hides it and stops */
export function showArrow(
  elements: ArrowElements,
  { engine, map, world, prefersStillness }: ArrowOptions,
): () => void {
  const { area, button } = elements
  let shown: ShownTarget | undefined
  let size = guessedSize
  let last: Viewport | undefined
  const layer = createElementLayer(document.createElement('div'), (viewport, { moving }) =>
    draw(viewport, moving),
  )
  const targets = watchArrowTargets(world, layer.changed)
  const room = measureRoom(map, area, layer.changed)
  const words = createWords(elements, world)

  function draw(viewport: Viewport, moving: boolean): boolean {
    last = viewport
    const { boxes, opaque, inside } = room.current(moving)
    const free = freeBox(viewport)
    const middle: Pixel = [(free.left + free.right) / 2, (free.top + free.bottom) / 2]
    const from = toWorld(middle, viewport)
    const next = findTarget(free, opaque, from, viewport)
    const bounds = boundsIn(free, inside)
    const place = next && placeArrow({ bounds, middle, obstacles: boxes }, next.pixel, size)
    if (!place) {
      hide()
      return false
    }
    shown = next
    moveArrow(elements, place, [inside.left + size[0] / 2, inside.top + size[1] / 2])
    button.hidden = false
    return words.write(next, from, moving)
  }

  function findTarget(
    free: Box,
    opaque: readonly Box[],
    from: Coordinate,
    viewport: Viewport,
  ): ShownTarget | undefined {
    for (const target of targets.current()) {
      const point = target.nearestTo(from)
      const pixel = toScreen(point, viewport)
      const wasOut = shown?.target.kind === target.kind
      if (isOutOfView(pixel, free, opaque, wasOut)) return { target, point, pixel }
    }
    return undefined
  }

  function hide(): void {
    shown = undefined
    words.forget()
    if (button.hidden) return
    if (button === document.activeElement) focusMap()
    button.hidden = true
  }

  function goThere(): void {
    if (!shown) return
    // Follows the player again, as the button of the live position does.
    if (shown.target.kind === 'player') useLive.setState({ isCentred: true })
    else engine.flyTo(shown.point, !prefersStillness())
  }

  const stops = [
    engine.addLayer(layer, 'top'),
    targets.stop,
    room.stop,
    onSize(button, (next) => {
      size = next
      // In the frame in which the size has changed, so that the arrow never covers anything.
      if (last) draw(last, false)
    }),
  ]
  button.addEventListener('click', goThere)
  return () => {
    for (const stop of stops) stop()
    button.removeEventListener('click', goThere)
    hide()
  }
}

/** The parts of the page over the map, and the box of the area in which the arrow moves. */
interface Room extends CoveringParts {
  readonly inside: Box
}

/** Measures the room for the arrow after changes, but rarely while the map moves. */
function measureRoom(map: HTMLElement, area: HTMLElement, onChange: () => void) {
  let measured: Room | undefined
  let isOutdated = true
  let measuredAt = 0
  const update = () => {
    isOutdated = true
    onChange()
  }
  const covering = watchCoveringParts(map, area, update)
  const stopPadding = useViewport.subscribe(({ padding }, before) => {
    if (padding !== before.padding) update()
  })
  window.addEventListener('resize', update)
  return {
    current: (moving: boolean): Room => {
      const isDue = isOutdated && !(moving && performance.now() - measuredAt < updateIntervalMs)
      if (measured && !isDue) return measured
      const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = area
      const inside = { left, top, right: left + offsetWidth, bottom: top + offsetHeight }
      isOutdated = false
      measuredAt = performance.now()
      measured = { ...covering.read(), inside }
      return measured
    },
    stop: () => {
      covering.stop()
      stopPadding()
      window.removeEventListener('resize', update)
    },
  }
}

/** Writes the distance and the name of the button, but rarely while the map moves. */
function createWords({ button, distance }: ArrowElements, world: LoadedWorld) {
  let written = ''
  let writtenAt = -Infinity
  return {
    /** @returns whether the words are out of date, because the map moves */
    write: ({ target, point }: ShownTarget, from: Coordinate, moving: boolean): boolean => {
      const { metres, direction = 'east' } = displacementBetween(from, point, world.metresPerUnit)
      const words = roughDistanceWords(metres)
      const name = capitalised(target.name, currentLocale())
      const label = messages.map.arrow.label(name, words, direction)
      if (label === written) return false
      if (moving && performance.now() - writtenAt < updateIntervalMs) return true
      written = label
      writtenAt = performance.now()
      distance.textContent = words
      button.setAttribute('aria-label', label)
      button.title = label
      return false
    },
    /** Also removes the words, which may be in another language when the arrow is shown again. */
    forget: () => {
      written = ''
      writtenAt = -Infinity
      distance.textContent = ''
      button.removeAttribute('aria-label')
      button.removeAttribute('title')
    },
  }
}

function moveArrow({ button, glyph }: ArrowElements, { at, degrees }: ArrowPlace, [x, y]: Pixel) {
  moveTo(button, at[0] - x, at[1] - y)
  glyph.style.transform = `rotate(${Math.round(degrees)}deg)`
}

/** Calls back with the size of an element after each change, unless the element is hidden. */
function onSize(element: HTMLElement, changed: (size: Pixel) => void): () => void {
  let before = guessedSize
  const observer = new ResizeObserver(() => {
    const { offsetWidth: width, offsetHeight: height } = element
    if (width === 0 || (width === before[0] && height === before[1])) return
    before = [width, height]
    changed(before)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Returns the part of the map that panel and card leave free. */
function freeBox({ size: [width, height] }: Viewport): Box {
  const { left = 0, right = 0, bottom = 0 } = useViewport.getState().padding
  return { left, top: 0, right: width - right, bottom: height - bottom }
}

/** Returns the part of a free box in which the arrow may lie. */
function boundsIn(free: Box, inside: Box): Box {
  return {
    left: Math.max(free.left + gapCssPx, inside.left),
    top: Math.max(free.top + gapCssPx, inside.top),
    right: Math.min(free.right - gapCssPx, inside.right),
    bottom: Math.min(free.bottom - gapCssPx, inside.bottom),
  }
}

function toWorld([x, y]: Pixel, { centre, resolution, size }: Viewport): Coordinate {
  return [centre[0] + (x - size[0] / 2) * resolution, centre[1] - (y - size[1] / 2) * resolution]
}
