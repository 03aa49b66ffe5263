/** What takes text, or letters to choose by. */
const textFields =
  'input:not([type=radio], [type=checkbox], [type=file], [type=range]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu], [role=listbox]'

export function isTextField(target: unknown): boolean {
  return target instanceof Element && target.closest(textFields) !== null
}

/** Gives the focus to what has just appeared, but never takes it from a text that is being written. */
export function focusUnlessTyping(element: HTMLElement | null, options?: FocusOptions): void {
  if (!isTextField(document.activeElement)) element?.focus(options)
}

/** Milliseconds after a letter in which the next one belongs to the same text. */
const pause = 2000

let lastLetter = -Infinity

/**
 * Whether the player is writing, though the key did not reach a text field: the page has lost the focus between
 * two letters, and the second one is no command. Whoever leaves a text on purpose does so by pointer or by Tab,
 * Escape or Enter.
 */
export function typedJustNow({ timeStamp }: KeyboardEvent): boolean {
  return timeStamp - lastLetter < pause
}

/** Keeps in mind when the player last wrote something. */
export function watchTyping(): () => void {
  const press = ({ key, target, timeStamp }: KeyboardEvent) => {
    if (key === 'Tab' || key === 'Escape' || key === 'Enter') lastLetter = -Infinity
    else if (isTextField(target)) lastLetter = timeStamp
  }
  const point = () => {
    lastLetter = -Infinity
  }
  window.addEventListener('keydown', press, true)
  window.addEventListener('pointerdown', point, true)
  return () => {
    window.removeEventListener('keydown', press, true)
    window.removeEventListener('pointerdown', point, true)
  }
}
