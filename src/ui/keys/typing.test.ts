// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { focusUnlessTyping, isTyping, watchTyping } from './typing.ts'

let stop: () => void
let box: HTMLElement
let button: HTMLElement

beforeEach(() => {
  stop = watchTyping()
  box = show('<input type="text">')
  button = show('<button>Row</button>')
  show('<h2 tabindex="-1">List</h2>')
})
afterEach(() => {
  fireEvent.pointerDown(document.body)
  stop()
  document.body.innerHTML = ''
})

function show(markup: string): HTMLElement {
  const shown = document.createElement('div')
  shown.innerHTML = markup
  document.body.append(shown)
  return shown.firstElementChild as HTMLElement
}

/** Whether a key that reaches an element belongs to a text or a list. */
function pressOn(element: Element, key: string, init: KeyboardEventInit = {}): boolean {
  const heard: boolean[] = []
  const listen = (event: KeyboardEvent) => heard.push(isTyping(event))
  window.addEventListener('keydown', listen)
  fireEvent.keyDown(element, { key, ...init })
  window.removeEventListener('keydown', listen)
  // The next press is another player's.
  fireEvent.pointerDown(document.body)
  return heard[0] === true
}

const presses: readonly (readonly [key: string, init?: KeyboardEventInit])[] = [
  ['d'],
  ['Backspace'],
  ['Escape'],
  ['z', { ctrlKey: true }],
]

/** By element: what of a letter, Backspace, Escape and Ctrl+Z it keeps for itself. */
const all = [true, true, true, true]
const letters = [true, false, false, false]
const none = [false, false, false, false]
const elements: readonly (readonly [markup: string, keeps: readonly boolean[]])[] = [
  ['<input>', all],
  ['<input type="text">', all],
  ['<input type="search">', all],
  ['<input type="number">', all],
  ['<input type="date">', all],
  ['<textarea></textarea>', all],
  ['<div contenteditable></div>', all],
  ['<div contenteditable="true"></div>', all],
  ['<select><option>A</option></select>', letters],
  ['<div role="menu"><button role="menuitem">A</button></div>', letters],
  ['<div role="listbox"><button role="option">A</button></div>', letters],
  ['<div contenteditable="false"></div>', none],
  ['<input type="radio">', none],
  ['<input type="checkbox">', none],
  ['<input type="file">', none],
  ['<input type="range">', none],
  ['<input type="color">', none],
  ['<input type="button">', none],
  ['<button>A</button>', none],
  ['<span role="slider"></span>', none],
  ['<div role="application"></div>', none],
  ['<div role="dialog"></div>', none],
]

describe('isTyping [F57]', () => {
  it.each(elements)('%s', (markup, keeps) => {
    const shown = show(markup)
    for (const element of [shown, ...shown.querySelectorAll('button')]) {
      // A menu keeps letters wherever in it they are typed.
      expect(presses.map(([key, init]) => pressOn(element, key, init))).toEqual(keeps)
    }
  })

  it('what is being composed is a text, wherever', () => {
    expect(pressOn(button, 'd', { isComposing: true })).toBe(true)
  })

  it.each(['d', 'Backspace', 'Delete'])(
    '%s that comes elsewhere right after a letter in a text belongs to the text',
    (key) => {
      fireEvent.keyDown(box, { key: 'b' })
      expect(pressOn(document.body, key)).toBe(true)
    },
  )

  it('Escape leaves, whatever was typed before', () => {
    fireEvent.keyDown(box, { key: 'b' })
    expect(pressOn(button, 'Escape')).toBe(false)
  })

  it.each(['Tab', 'Enter', 'Escape'])('%s leaves the text on purpose', (key) => {
    fireEvent.keyDown(box, { key: 'b' })
    fireEvent.keyDown(box, { key })
    expect(pressOn(button, 'd')).toBe(false)
  })

  it('the pointer leaves the text on purpose', () => {
    fireEvent.keyDown(box, { key: 'b' })
    fireEvent.pointerDown(button)
    expect(pressOn(button, 'd')).toBe(false)
  })
})

describe('focusUnlessTyping [F57]', () => {
  it('takes the focus from a button, and never from a text', () => {
    const heading = document.querySelector('h2')
    box.focus()
    focusUnlessTyping(heading)
    expect(document.activeElement).toBe(box)
    button.focus()
    focusUnlessTyping(heading)
    expect(document.activeElement).toBe(heading)
  })
})
