import { isTyping } from './typing.ts'

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

/** Whether a press leaves or takes back what is under way on the map: anywhere but in a text or a dialog, which have both keys of their own. */
export function isToolKey(event: KeyboardEvent): boolean {
  const { key, target } = event
  if (key !== 'Escape' && key !== 'Backspace') return false
  if (target instanceof Element && target.closest('dialog, [role$=dialog]') !== null) return false
  return isFree(event)
}

function isFree(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && !isTyping(event)
}
