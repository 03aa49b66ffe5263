import { isComposing, isEscape } from './composition.ts'

/**
 * Something that a player can have done, by a key, from a menu or by a tool of the map.
 *
 * @typeParam Of what it is done to, such as the world or a spot of the map
 */
export interface Command<Of = void, Id extends string = string> {
  /** Also the name of the message by which the list of keys tells of it. */
  readonly id: Id
  /** Each does it; those of one list are pressed together. `ctrl` stands for Cmd as well. */
  readonly keys?: readonly (readonly string[])[]
  /** Whether it can be done just now: always, where this is missing. */
  readonly isAvailable?: (of: Of) => boolean
  readonly run: (of: Of) => void
}

/** Dialogs that keep the rest of the page waiting, and among them those that wait for an answer. */
const modal = 'dialog[open], [role=dialog][aria-modal=true], [role=alertdialog]'
const question = '[role=alertdialog]'

/** Whether a press is a single key that the page may take for a command. Shift is part of the character: `?`. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { ctrlKey, altKey, metaKey } = event
  return !(ctrlKey || altKey || metaKey) && isFree(event) && document.querySelector(modal) === null
}

/**
 * The character of a press, small. What a keyboard of another script has where a Latin one has its letter is that
 * letter: `з` is `p` on a Russian one. Latin letters are taken as they are, wherever the keyboard has them.
 */
export function commandKey({ key, code }: KeyboardEvent): string {
  const foreign = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  return ((foreign && /^Key(.)$/.exec(code)?.[1]) || key).toLowerCase()
}

/**
 * Whether a press is Ctrl+Z or Cmd+Z, or else Ctrl+Shift+Z, Cmd+Shift+Z or Ctrl+Y. They work in a dialog too, where
 * much can be undone that was done just there, but not before a question is answered.
 */
export function undoCommand(event: KeyboardEvent): 'undo' | 'redo' | null {
  const { ctrlKey, altKey, metaKey, shiftKey } = event
  const key = commandKey(event)
  const isRedo = key === 'z' ? shiftKey : key === 'y' && ctrlKey && !shiftKey
  if (!(ctrlKey || metaKey) || altKey || !(key === 'z' || isRedo)) return null
  if (!isFree(event) || document.querySelector(question)) return null
  return isRedo ? 'redo' : 'undo'
}

/** Whether a press is Escape or Backspace for a tool of the map: texts and dialogs have both keys for themselves. */
export function isToolKey(event: KeyboardEvent): boolean {
  const { key, target } = event
  if (!isEscape(event) && key !== 'Backspace') return false
  if (target instanceof Element && target.closest('dialog, [role$=dialog]') !== null) return false
  return isFree(event)
}

function isFree(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !isTyping(event)
}

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
  if (isComposing(event) || isIn(textFields, event.target)) return true
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
  const press = (event: KeyboardEvent) => {
    const { key, target, timeStamp } = event
    if (leaving.includes(key) && !isComposing(event)) lastLetter = -Infinity
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
