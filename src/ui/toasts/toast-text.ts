/** What a toast says: asked for whenever it is shown, so that it follows the page's language. */
export interface ToastText {
  readonly title: () => string
  /** A second line that says why or what next. */
  readonly detail?: () => string
  readonly action?: {
    readonly label: () => string
    readonly run: () => void
    /** Of what takes something back, whether that can still be done: the toast goes when it cannot. */
    readonly undoes?: () => boolean
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
