/** Milliseconds. */
const slideTime = 200

export interface SheetParts {
  readonly card: HTMLElement
  /** Scrolls while the card is raised. */
  readonly body: HTMLElement
  /** What a peek does not show. */
  readonly rest: HTMLElement
  readonly setRaised: (raised: boolean) => void
  readonly close: () => void
}

/** Where a card at the lower edge stands. Places are CSS pixels below where its upper edge is in a peek. */
export class SheetPlace {
  readonly #parts: SheetParts
  /** How much higher the raised card is than the peek; known once it has been seen. */
  #rise = 0
  #at = 0
  /** Ends a slide at once. */
  #arrive: (() => void) | undefined

  constructor(parts: SheetParts) {
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
