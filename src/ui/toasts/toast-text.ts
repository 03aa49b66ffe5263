/** What a toast says: asked for whenever it is shown, so that it follows the page's language. */
export interface ToastText {
  readonly title: () => string
  /** A second line that says why or what next. */
  readonly detail?: () => string
  readonly action?: {
    readonly label: () => string
    readonly run: () => void
    /** The change that it takes back, for `withdrawUndo`. */
    readonly undoes?: string
    /** Whether the key that undoes does this, as long as the toast stands: asked when it is pressed. */
    readonly byKey?: () => boolean
  }
}

/** What the toasts are told of the page around them. */
export interface ToastStackProps {
  /** The accessible name of the button that closes a toast. */
  readonly closeLabel: string
  /** Whether none closes by itself. */
  readonly stay: boolean
  /** Called when what had the focus before a toast is gone. */
  readonly focusElsewhere: () => void
}
