import { isDrag } from '../../../ui/press.ts'

/** Time in ms for which a released card is assumed to keep its speed. It rests nearest to the resulting position. */
const carryTime = 300

/** Time in ms without movement after which releasing the card has no speed. */
const stillTime = 80

const ownDrags = 'input, textarea, select, [data-own-drag]'

export interface BottomSheet {
  readonly moveTo: (raised: boolean) => void
  readonly stop: () => void
}

interface Grip {
  readonly pressed: PointerEvent
  /** Position of the card when the drag began. */
  from: number
  /** True if the gesture may scroll the raised card's content instead. */
  readonly scrolls: boolean
  held: boolean
  /** The last position of the finger, and its speed downwards in CSS pixels per ms. */
  last: { readonly y: number; readonly time: number; readonly speed: number }
}

/**
 * Makes a bottom sheet follow the finger: up until raised, down to a peek, further down to close. Scrolling down in a
 * raised card lowers it only from the top of its content.
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
  const keepFromScrolling = (event: TouchEvent) => {
    const finger = event.touches[0]
    if (grip && (grip.held || (finger && finger.clientY > grip.pressed.clientY)))
      event.preventDefault()
  }
  /** Suppresses the click after a drag with the mouse. Clicks by keyboard have `detail` 0. */
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
  // Dragging with the mouse selects text, except on the grabber.
  if (pointerType === 'mouse') return target.closest('.card-grabber') !== null
  return target.closest(ownDrags) === null
}

/** Returns the nearest resting position. A swipe lowers a raised card, and only a second one closes it. */
function nearestRest(place: BottomSheetPlace, from: number, end: number): number {
  if (end < 0) place.reveal()
  const rests = place.rests()
  const reach = from < 0 ? rests.slice(0, 2) : rests
  return reach.reduce((best, one) => (Math.abs(one - end) < Math.abs(best - end) ? one : best))
}

const slideMs = 200

interface BottomSheetParts {
  readonly card: HTMLElement
  /** Scrolls while the card is raised. */
  readonly body: HTMLElement
  /** The part that a peek hides. */
  readonly rest: HTMLElement
  readonly setRaised: (raised: boolean) => void
  readonly close: () => void
}

/** Position of a bottom sheet. Positions are CSS pixels below the upper edge of the card as a peek. */
class BottomSheetPlace {
  readonly #parts: BottomSheetParts
  /** Height difference between the raised card and the peek. Known after the raised card was measured. */
  #rise = 0
  #at = 0
  #endSlide: (() => void) | undefined

  constructor(parts: BottomSheetParts) {
    this.#parts = parts
  }

  get at(): number {
    return this.#at
  }

  stop(): void {
    this.#endSlide?.()
  }

  /** Measures and returns the card's position. Hides and shows its parts, so don't call it during a press on one. */
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

  /** Moves the card, at most up to its raised position. */
  moveTo(place: number): void {
    if (place < 0) this.reveal()
    this.#at = Math.max(place, -this.#rise)
    this.#parts.card.style.translate = this.#shift(this.#at)
  }

  rests(): readonly [raised: number, peek: number, away: number] {
    const { card, rest } = this.#parts
    return [-this.#rise, 0, card.offsetHeight - (rest.hidden ? 0 : this.#rise)]
  }

  slideTo(place: number): void {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#rest(place)
      return
    }
    const animation = this.#parts.card.animate(
      { translate: [this.#shift(this.#at), this.#shift(place)] },
      { duration: slideMs, easing: 'ease-out', fill: 'forwards' },
    )
    const arrive = () => {
      this.#endSlide = undefined
      this.#rest(place)
      animation.cancel()
    }
    this.#endSlide = arrive
    animation.onfinish = arrive
  }

  /** Shows the hidden part below the edge of the page. */
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
