/** What takes text. */
const textFields =
  'input:not([type=radio], [type=checkbox], [type=file], [type=range], [type=color], [type=button], [type=submit], [type=reset]), textarea, [contenteditable]:not([contenteditable=false])'

/** What takes letters to choose by, and has no use for any other key of a text. */
const choices = 'select, [role=menu], [role=listbox]'

/**
 * The one test of "the player is typing": whether a key belongs to what is being written, or chosen by its
 * letters, and not to the page.
 *
 * Any key belongs to a text: Escape and Backspace there, and Ctrl+Z to its own undoing. A list to choose from takes
 * letters alone. And a letter that comes right after another one belongs to the same text, though the page has
 * lost the focus between them.
 */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.isComposing || isIn(textFields, event.target)) return true
  if (isIn(choices, event.target)) return isLetter(event)
  return typedJustNow(event)
}

/** Gives the focus to what has just appeared, but never takes it from a text that is being written. */
export function focusUnlessTyping(element: HTMLElement | null, options?: FocusOptions): void {
  const { activeElement } = document
  if (isIn(textFields, activeElement) || isIn(choices, activeElement)) return
  element?.focus(options)
}

function isIn(selector: string, target: unknown): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

function isLetter({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !altKey && !metaKey
}

/** Milliseconds after a letter in which the next one belongs to the same text. */
const pause = 2000

let lastLetter = -Infinity

/**
 * Whoever leaves a text on purpose does so by pointer or by one of these; any other key that reaches the page
 * right after a letter was meant for the text.
 */
const leaving: readonly string[] = ['Tab', 'Escape', 'Enter']

function typedJustNow({ key, timeStamp }: KeyboardEvent): boolean {
  return !leaving.includes(key) && timeStamp - lastLetter < pause
}

/** Keeps in mind when the player last wrote something. */
export function watchTyping(): () => void {
  const press = ({ key, target, timeStamp }: KeyboardEvent) => {
    if (leaving.includes(key)) lastLetter = -Infinity
    else if (isIn(textFields, target) || isIn(choices, target)) lastLetter = timeStamp
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
