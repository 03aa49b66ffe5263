import { isDrag } from '../../../ui/press.ts'

/** Milliseconds for which a card that is let go would go on at its speed: it rests nearest to where it would come. */
const carryTime = 300

/** Milliseconds after which a finger that has not moved throws nothing. */
const stillTime = 80

/** What takes a drag for itself. */
const ownDrags = 'input, textarea, select, [data-own-drag]'

export interface BottomSheet {
  /** Slides the card up or down. */
  readonly moveTo: (raised: boolean) => void
  readonly stop: () => void
}

interface Grip {
  readonly pressed: PointerEvent
  /** Where the card was when it was taken hold of. */
  from: number
  /** Whether the finger may scroll what is raised instead. */
  readonly scrolls: boolean
  held: boolean
  /** The last height of the finger, and how fast it moved, in CSS pixels a millisecond downwards. */
  last: { readonly y: number; readonly time: number; readonly speed: number }
}

/**
 * A card at the lower edge follows the finger: up to all of it, down to a peek, further down away. A finger that
 * scrolls what is raised lowers the card only from the top of it.
 */
export function watchBottomSheet(parts: BottomSheetParts): BottomSheet {
  const { card, body } = parts
  const place = new BottomSheetPlace(parts)
  let grip: Grip | undefined
  let dragged = false

  const press = (event: PointerEvent) => {
    dragged = false
    if (!mayDrag(event)) return
    place.stop()
    const raised = !parts.rest.hidden
    const scrolls = raised && event.target instanceof Node && body.contains(event.target)
    if (scrolls && body.scrollTop > 0) return
    const { clientY: y, timeStamp: time } = event
    grip = { pressed: event, from: 0, scrolls, held: false, last: { y, time, speed: 0 } }
  }
  const move = (event: PointerEvent) => {
    const { pointerId, clientX, clientY: y, timeStamp: time } = event
    if (grip?.pressed.pointerId !== pointerId) return
    const { pressed } = grip
    const [across, down] = [clientX - pressed.clientX, y - pressed.clientY]
    if (!grip.held) {
      if (!isDrag(pressed, event)) return
      if (Math.abs(across) > Math.abs(down) || (grip.scrolls && down < 0)) {
        grip = undefined
        return
      }
      grip.held = dragged = true
      grip.from = place.measure()
      card.setPointerCapture(pointerId)
    }
    const { last } = grip
    const speed = (y - last.y) / Math.max(time - last.time, 1)
    grip.last = { y, time, speed: (speed + last.speed) / 2 }
    place.moveTo(grip.from + down)
  }
  const lift = ({ pointerId, type, timeStamp }: PointerEvent) => {
    if (grip?.pressed.pointerId !== pointerId) return
    const { held, from, last } = grip
    grip = undefined
    if (!held) return
    const thrown = timeStamp - last.time < stillTime ? last.speed * carryTime : 0
    place.slideTo(type === 'pointercancel' ? from : nearestRest(place, from, place.at + thrown))
  }
  /** The browser would scroll, or draw the page down to load it anew. */
  const keepFromScrolling = (event: TouchEvent) => {
    const finger = event.touches[0]
    if (grip && (grip.held || (finger && finger.clientY > grip.pressed.clientY)))
      event.preventDefault()
  }
  /** A mouse that has dragged has not clicked; keys click without one. */
  const swallow = (event: MouseEvent) => {
    if (!dragged || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  const stopped = new AbortController()
  const { signal } = stopped
  card.addEventListener('pointerdown', press, { signal })
  card.addEventListener('pointermove', move, { signal })
  card.addEventListener('pointerup', lift, { signal })
  card.addEventListener('pointercancel', lift, { signal })
  card.addEventListener('touchmove', keepFromScrolling, { signal, passive: false })
  card.addEventListener('click', swallow, { signal, capture: true })
  return {
    moveTo: (raised) => {
      place.stop()
      place.measure()
      if (raised) place.reveal()
      const [up, peek] = place.rests()
      place.slideTo(raised ? up : peek)
    },
    stop: () => {
      place.stop()
      stopped.abort()
    },
  }
}

function mayDrag({ isPrimary, button, pointerType, target }: PointerEvent): boolean {
  if (!isPrimary || button !== 0 || !(target instanceof Element)) return false
  // A mouse selects text.
  if (pointerType === 'mouse') return target.closest('.card-grabber') !== null
  return target.closest(ownDrags) === null
}

/** One swipe lowers a raised card, another closes it. */
function nearestRest(place: BottomSheetPlace, from: number, end: number): number {
  if (end < 0) place.reveal()
  const rests = place.rests()
  const reach = from < 0 ? rests.slice(0, 2) : rests
  return reach.reduce((best, one) => (Math.abs(one - end) < Math.abs(best - end) ? one : best))
}

/** Milliseconds. */
const slideTime = 200

interface BottomSheetParts {
  readonly card: HTMLElement
  /** Scrolls while the card is raised. */
  readonly body: HTMLElement
  /** What a peek does not show. */
  readonly rest: HTMLElement
  readonly setRaised: (raised: boolean) => void
  readonly close: () => void
}

/** Where a card at the lower edge stands. Places are CSS pixels below where its upper edge is in a peek. */
class BottomSheetPlace {
  readonly #parts: BottomSheetParts
  /** How much higher the raised card is than the peek; known once it has been seen. */
  #rise = 0
  #at = 0
  /** Ends a slide at once. */
  #arrive: (() => void) | undefined

  constructor(parts: BottomSheetParts) {
    this.#parts = parts
  }

  get at(): number {
    return this.#at
  }

  /** Ends what goes on. */
  stop(): void {
    this.#arrive?.()
  }

  /** Finds how high the card is now, which hides and shows its parts: not while one is being pressed. @returns where it rests */
  measure(): number {
    const { card, rest } = this.#parts
    if (!rest.hidden) {
      const high = card.offsetHeight
      rest.hidden = true
      this.#rise = high - card.offsetHeight
      rest.hidden = false
    }
    this.#at = rest.hidden ? 0 : -this.#rise
    return this.#at
  }

  /** Not further up than all of it. */
  moveTo(place: number): void {
    if (place < 0) this.reveal()
    this.#at = Math.max(place, -this.#rise)
    this.#parts.card.style.translate = this.#shift(this.#at)
  }

  /** @returns the places where it may rest: raised, as a peek, away */
  rests(): readonly [raised: number, peek: number, away: number] {
    const { card, rest } = this.#parts
    return [-this.#rise, 0, card.offsetHeight - (rest.hidden ? 0 : this.#rise)]
  }

  /** Slides to a place and rests there, unless it is told to be elsewhere meanwhile. */
  slideTo(place: number): void {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#rest(place)
      return
    }
    const animation = this.#parts.card.animate(
      { translate: [this.#shift(this.#at), this.#shift(place)] },
      { duration: slideTime, easing: 'ease-out', fill: 'forwards' },
    )
    const arrive = () => {
      this.#arrive = undefined
      this.#rest(place)
      animation.cancel()
    }
    this.#arrive = arrive
    animation.onfinish = arrive
  }

  /** Shows what a peek does not, below the page's edge. */
  reveal(): void {
    const { card, body, rest } = this.#parts
    if (!rest.hidden) return
    const low = card.offsetHeight
    rest.hidden = false
    body.scrollTop = 0
    this.#rise = card.offsetHeight - low
  }

  #shift(place: number): string {
    return `0 ${place + (this.#parts.rest.hidden ? 0 : this.#rise)}px`
  }

  #rest(place: number): void {
    const { card, rest, setRaised, close } = this.#parts
    if (place > 0) {
      close()
      return
    }
    const raised = place < 0
    if (!raised && rest.contains(document.activeElement)) card.focus({ preventScroll: true })
    rest.hidden = !raised
    card.style.translate = ''
    setRaised(raised)
  }
}
