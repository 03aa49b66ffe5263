import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Recognises keys that belong to a composition: an input method that turns several keystrokes into one word. The Escape
 * that cancels a composition must close nothing, and the Enter that confirms one must submit nothing.
 */

type AnyKeyboardEvent = KeyboardEvent | ReactKeyboardEvent

/** `keyCode` of keys that an input method has handled. Safari sends such a key after `compositionend`. */
const handledKeyCode = 229

export function isComposing(event: AnyKeyboardEvent): boolean {
  const { isComposing: composes, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return composes || keyCode === handledKeyCode
}

/** True for Escape that doesn't cancel a composition. */
export function isEscape(event: AnyKeyboardEvent): boolean {
  return event.key === 'Escape' && !isComposing(event)
}

/** True for Enter that doesn't confirm a composition. */
export function isEnter(event: AnyKeyboardEvent): boolean {
  return event.key === 'Enter' && !confirmsComposition(event)
}

/**
 * True if Enter confirms a composition. Android keyboards compose every word and keep the composition open at Enter, so
 * there only `keyCode` counts.
 */
export function confirmsComposition(event: AnyKeyboardEvent): boolean {
  if (event.key !== 'Enter' || !isComposing(event)) return false
  return event.keyCode === handledKeyCode || !/Android/.test(navigator.userAgent)
}

/** For `onEscapeKeyDown` of Radix: keeps a dialog open if Escape cancels a composition. */
export function keepComposition(event: KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault()
}
