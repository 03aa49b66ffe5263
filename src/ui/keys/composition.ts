import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Tells keys that belong to a composition (an input method that turns several keystrokes into one word) from keys that
 * are meant for the page. Every handler of Escape and Enter asks here: the Escape that cancels a composition must close
 * nothing, and the Enter that confirms one must submit nothing.
 */

type AnyKeyboardEvent = KeyboardEvent | ReactKeyboardEvent

/** The `keyCode` of a key that an input method has used up. Safari sends it after `compositionend`. */
const usedUp = 229

/** True if the key belongs to a composition. */
export function isComposing(event: AnyKeyboardEvent): boolean {
  const { isComposing: composes, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event
  return composes || keyCode === usedUp
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
 * True for Enter that confirms a composition. Keyboards of Android compose every word, Latin ones too, and leave it
 * open when Enter is pressed, so there only `keyCode` counts.
 */
export function confirmsComposition(event: AnyKeyboardEvent): boolean {
  if (event.key !== 'Enter' || !isComposing(event)) return false
  return event.keyCode === usedUp || !/Android/.test(navigator.userAgent)
}

/** Keeps a dialog of the library open while Escape cancels a composition: for its `onEscapeKeyDown`. */
export function keepComposition(event: KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault()
}
