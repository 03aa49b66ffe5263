import { isComposing, isEscape } from './composition.ts'

/** Selectors of modal dialogs, and of dialogs that wait for an answer. */
const modal = 'dialog[open], [role=dialog][aria-modal=true], [role=alertdialog]'
const question = '[role=alertdialog]'

/** Whether the page may use this single key as a shortcut. Shift is allowed, as part of characters such as `?`. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { ctrlKey, altKey, metaKey } = event
  return !(ctrlKey || altKey || metaKey) && isFree(event) && document.querySelector(modal) === null
}

/** Returns the lower-case character of a key. On keyboards of other scripts it is the Latin letter: `p` for `з`. */
export function commandKey({ key, code }: KeyboardEvent): string {
  const foreign = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  return ((foreign && /^Key(.)$/.exec(code)?.[1]) || key).toLowerCase()
}

/**
 * Whether the event presses these keys together, except in dialogs that wait for an answer.
 *
 * @param keys Such as `['mod', 'shift', 'z']`: `ctrl` or `mod`, which means Ctrl or Cmd, perhaps `shift`, then the key
 */
export function isCombination(event: KeyboardEvent, keys: readonly string[]): boolean {
  const { ctrlKey, altKey, metaKey, shiftKey } = event
  const isHeld = ctrlKey || (metaKey && keys.includes('mod'))
  if (!isHeld || altKey || shiftKey !== keys.includes('shift')) return false
  if (commandKey(event) !== keys.at(-1) || !isFree(event)) return false
  return document.querySelector(question) === null
}

/** Whether a tool of the map may use this Escape or Backspace, which texts and dialogs use themselves. */
export function isToolKey(event: KeyboardEvent): boolean {
  const { key, target } = event
  if (!isEscape(event) && key !== 'Backspace') return false
  if (target instanceof Element && target.closest('dialog, [role$=dialog]') !== null) return false
  return isFree(event)
}

function isFree(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !isTyping(event)
}

const textFields =
  'input:not([type=radio], [type=checkbox], [type=file], [type=range], [type=color], [type=button], [type=submit], [type=reset]), textarea, [contenteditable]:not([contenteditable=false])'

/** Elements in which letters choose an entry. They don't use the other editing keys. */
const choices = 'select, [role=menu], [role=listbox]'

/**
 * Whether the player is typing, so that the page must ignore a key. Text fields need all keys, lists of choices
 * letters. After a letter, this is true for a short time even if the field has lost the focus.
 */
export function isTyping(event: KeyboardEvent): boolean {
  if (isComposing(event) || isIn(textFields, event.target)) return true
  if (isIn(choices, event.target)) return isLetter(event)
  return typedJustNow(event)
}

/** Focuses an element unless a text field or a list of choices has the focus. */
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

const typingContinuesMs = 2000

let lastLetter = -Infinity

/** Keys with which a player leaves a text on purpose. Other keys shortly after a letter were meant for the text. */
const leavingKeys: readonly string[] = ['Tab', 'Escape', 'Enter']

function typedJustNow({ key, timeStamp }: KeyboardEvent): boolean {
  return !leavingKeys.includes(key) && timeStamp - lastLetter < typingContinuesMs
}

/** Records the time of the last typed letter. @returns a function that stops it */
export function watchTyping(): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, target, timeStamp } = event
    if (leavingKeys.includes(key) && !isComposing(event)) lastLetter = -Infinity
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
