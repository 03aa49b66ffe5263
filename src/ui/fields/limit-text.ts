import { countCharacters, splitCharacters } from '../../platform/characters.ts'

/**
 * Limits a text field to a number of characters, for the fields of this folder. `beforeinput` refuses insertions of
 * which nothing fits. Other insertions that are too long, such as compositions and dropped text, are shortened right
 * afterwards. Edits are the browser's own, so Ctrl+Z works.
 */

type TextElement = HTMLInputElement | HTMLTextAreaElement

interface Insertion {
  readonly text: string
  /** Start in the field's text, in UTF-16 code units. */
  readonly from: number
  readonly to: number
}

/** Returns the insertion that turns the text before into the text after. */
export function insertionBetween(before: string, after: string, caret: number): Insertion {
  const behindCaret = after.length - caret
  let tail = 0
  const tailLimit = Math.min(before.length, behindCaret)
  while (tail < tailLimit && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  if (isInSurrogatePair(after, after.length - tail)) tail -= 1
  const to = after.length - tail
  let from = 0
  const headLimit = Math.min(before.length - tail, to)
  while (from < headLimit && before[from] === after[from]) from += 1
  if (isInSurrogatePair(after, from)) from -= 1
  return { text: after.slice(from, to), from, to }
}

function isInSurrogatePair(text: string, index: number): boolean {
  return (text.codePointAt(index - 1) ?? 0) > 0xffff
}

/** Returns the beginning of an insertion that fits between two texts. The limit is in characters. */
export function fittingPart(head: string, insertion: string, tail: string, limit: number): string {
  // Characters can combine with their neighbours, so count the whole text.
  const room = Math.max(limit - countCharacters(head + tail), 0)
  const characters = splitCharacters(insertion, room + 2)
  for (let length = characters.length; length > 0; length -= 1) {
    const part = characters.slice(0, length).join('')
    if (countCharacters(head + part + tail) <= limit) return part
  }
  return ''
}

/** Input types whose text is known before it is inserted. */
const plainInputTypes: readonly string[] = ['insertText', 'insertFromPaste', 'insertLineBreak']

function foreseenText(field: TextElement, { inputType, data, dataTransfer }: InputEvent) {
  if (!plainInputTypes.includes(inputType)) return undefined
  if (inputType === 'insertLineBreak') return '\n'
  const text = data ?? dataTransfer?.getData('text/plain')
  const isLine = field instanceof HTMLInputElement
  return text?.replaceAll(/\r\n?|\n/g, isLine ? ' ' : '\n')
}

/**
 * Starts to limit a field to `limit` characters.
 *
 * @param onFull called when an insertion was shortened or refused
 * @returns a function that stops it
 */
export function limitText(field: TextElement, limit: number, onFull: () => void): () => void {
  let before = field.value
  let composing = false

  const beforeInput = (event: InputEvent) => {
    if (composing || event.inputType === 'insertCompositionText') return
    before = field.value
    const text = event.cancelable ? foreseenText(field, event) : undefined
    if (text === undefined) return
    const [head, tail] = [before.slice(0, startOf(field)), before.slice(endOf(field))]
    if (text === '' || fittingPart(head, text, tail, limit) !== '') return
    event.preventDefault()
    onFull()
  }

  const shorten = () => {
    const last = before
    before = field.value
    if (countCharacters(before) <= limit) return
    const { text, from, to } = insertionBetween(last, before, endOf(field))
    const part = fittingPart(before.slice(0, from), text, before.slice(to), limit)
    if (part === text) return
    field.setSelectionRange(from + part.length, to)
    deleteSelection(field)
    onFull()
  }

  const input = (event: Event) => {
    if (composing) return
    const { inputType } = event as InputEvent
    const command = /^history(Undo|Redo)$/.exec(inputType)?.[1]
    const isOver = countCharacters(field.value) > limit
    // Shortening the text was one undo step and the insertion another, so undo or redo both.
    if (command === undefined || !isOver || !document.execCommand(command)) shorten()
  }
  const compose = () => {
    composing = true
    before = field.value
  }
  const composed = () => {
    composing = false
    // Firefox still edits the composition here, and sends `input` afterwards. Other browsers send nothing more.
    if (!/Gecko\/\d/.test(navigator.userAgent)) shorten()
  }

  const listeners = [
    ['beforeinput', beforeInput],
    ['input', input],
    ['compositionstart', compose],
    ['compositionend', composed],
  ] as const
  for (const [name, listener] of listeners) field.addEventListener(name, listener as EventListener)
  return () => {
    for (const [name, listener] of listeners)
      field.removeEventListener(name, listener as EventListener)
  }
}

function startOf(field: TextElement): number {
  return field.selectionStart ?? field.value.length
}

function endOf(field: TextElement): number {
  return field.selectionEnd ?? field.value.length
}

/** Deletes the selected text so that the browser can undo the deletion. */
function deleteSelection(field: TextElement): void {
  if (document.execCommand('delete')) return
  field.setRangeText('', startOf(field), endOf(field), 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
