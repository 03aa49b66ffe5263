// Finds the parts of the page that lie over the map, such as buttons, bars and notices, and watches them.
import type { Box } from '../../features/viewport/model/arrow-place.ts'

/** Parts of the page over the map, in CSS pixels from the map's upper left corner. */
export interface CoveringParts {
  /** All parts, including readouts through which the land is visible. */
  readonly boxes: readonly Box[]
  /** Parts that hide the land below them. */
  readonly opaque: readonly Box[]
}

export interface CoveringPartsWatch {
  /** Measures the parts. Forces a layout, so call it only after a change. */
  readonly read: () => CoveringParts
  readonly stop: () => void
}

/** Smaller elements are meant for screen readers only. */
const minSizeCssPx = 4

/**
 * Watches the parts of the page over the map.
 *
 * @param map element that fills the map. Its siblings, and those of its ancestors, may lie over it
 * @param own sibling of the map that does not count
 * @param onChange called when a part has appeared, changed its size or finished an animation
 */
export function watchCoveringParts(
  map: HTMLElement,
  own: Element,
  onChange: () => void,
): CoveringPartsWatch {
  const resizes = new ResizeObserver(onChange)
  const additions = new MutationObserver(onChange)
  let watched: ReadonlySet<Element> = new Set()
  const levels: HTMLElement[] = []
  for (let at = map.parentElement; at && at !== document.body; at = at.parentElement) {
    levels.push(at)
    additions.observe(at, { childList: true })
  }
  const end = ({ target }: Event) => {
    if (target instanceof Element && target !== own && !own.contains(target)) onChange()
  }
  const endings = ['animationend', 'transitionend'] as const
  for (const ending of endings) document.addEventListener(ending, end)

  return {
    read: () => {
      const found = { boxes: [] as Box[], opaque: [] as Box[], visited: new Set<Element>() }
      const { left, top } = map.getBoundingClientRect()
      for (const level of levels) {
        for (const part of level.children) {
          if (part !== own && !part.contains(map)) collect(part, [left, top], found)
        }
      }
      for (const part of found.visited) if (!watched.has(part)) resizes.observe(part)
      for (const part of watched) if (!found.visited.has(part)) resizes.unobserve(part)
      watched = found.visited
      return found
    },
    stop: () => {
      resizes.disconnect()
      additions.disconnect()
      for (const ending of endings) document.removeEventListener(ending, end)
    },
  }
}

interface Found {
  readonly boxes: Box[]
  readonly opaque: Box[]
  readonly visited: Set<Element>
}

/** Collects a part of the page. A part that only arranges others takes no pointers and has no background. */
function collect(part: Element, [mapLeft, mapTop]: readonly [number, number], found: Found): void {
  // For example the tip at the pointer, which is gone in a moment.
  if (part.getAttribute('aria-hidden') === 'true') return
  found.visited.add(part)
  const { display, visibility, pointerEvents, backgroundColor } = getComputedStyle(part)
  if (display === 'none' || visibility === 'hidden') return
  const takesPointers = pointerEvents !== 'none'
  if (takesPointers || !isTransparent(backgroundColor)) {
    const { left, top, right, bottom } = part.getBoundingClientRect()
    if (Math.min(right - left, bottom - top) >= minSizeCssPx) {
      const box = {
        left: left - mapLeft,
        top: top - mapTop,
        right: right - mapLeft,
        bottom: bottom - mapTop,
      }
      found.boxes.push(box)
      if (takesPointers) found.opaque.push(box)
      return
    }
  }
  for (const child of part.children) collect(child, [mapLeft, mapTop], found)
}

function isTransparent(colour: string): boolean {
  return colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour)
}
