/** In CSS pixels of the window. */
export interface ToastBox {
  readonly left: number
  readonly right: number
  readonly top: number
}

export interface Surroundings {
  readonly width: number
  readonly height: number
  /** How far a card covers the page from its right and lower edge. */
  readonly covered: { readonly right?: number; readonly bottom?: number }
  /** A banner at the lower edge, with buttons that must stay free. */
  readonly banner: ToastBox | null
  /** Buttons above the card, if there are any. */
  readonly pad: ToastBox | null
  /** Where the buttons at the upper edge end. */
  readonly ceiling: number
}

export interface ToastPlace {
  readonly right: number
  readonly bottom: number
  readonly maxHeight: number
  /** Whether there is no room but over the card, which can be scrolled. */
  readonly overCard: boolean
}

/** The width of a toast. */
const toastWidth = 320

/** Below this a card lies at the lower edge or leaves no room beside it. */
const besideCard = 1180

/** Below this, as at 400 percent, every pixel counts. */
const lowScreen = 400

/**
 * Where a stack of toasts of some height stands: at the lower right, above a banner and never on the buttons
 * at the upper edge. It stands above the card, and the buttons above that, where there is room, else over the card.
 */
export function placeToasts(stackHeight: number, around: Surroundings): ToastPlace {
  const { width, height, covered, banner, pad, ceiling } = around
  const gap = height < lowScreen ? 8 : 16
  const right = 16 + (width >= besideCard ? (covered.right ?? 0) : 0)
  const edge = width - right
  const topOf = (box: ToastBox | null) =>
    box && box.right > edge - toastWidth && box.left < edge ? box.top : height
  const floor = topOf(banner)
  const cardTop = Math.min(floor, height - (covered.bottom ?? 0), topOf(pad))
  const overCard = cardTop < floor && stackHeight > cardTop - ceiling - 2 * gap
  return {
    right,
    bottom: height - (overCard ? floor : cardTop) + gap,
    maxHeight: Math.max(floor - ceiling - 2 * gap, 48),
    overCard,
  }
}
