// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, beforeEach } from 'vitest'
import {
  commandKey,
  isCombination,
  isSingleKey,
  isToolKey,
  focusUnlessTyping,
  isTyping,
  watchTyping,
} from './key-commands.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

/** Returns the commands that a key press on the last element of the page starts. */
function commandsOf(key: string, init: KeyboardEventInit = {}): string[] {
  const heard: string[] = []
  const listen = (event: KeyboardEvent) => {
    if (isSingleKey(event)) heard.push('single key')
    for (const keys of ['mod+z', 'mod+shift+z', 'ctrl+y'])
      if (isCombination(event, keys.split('+'))) heard.push(keys)
    if (isToolKey(event)) heard.push('tool key')
  }
  window.addEventListener('keydown', listen)
  const inner = [...document.body.querySelectorAll('*')].at(-1) ?? document.body
  fireEvent.keyDown(inner, { key, ...init })
  window.removeEventListener('keydown', listen)
  return heard
}

describe('on the page', () => {
  it.each([
    ['d', {}, ['single key']],
    ['?', { shiftKey: true }, ['single key']],
    ['d', { ctrlKey: true }, []],
    ['d', { metaKey: true }, []],
    ['d', { altKey: true }, []],
    ['d', { isComposing: true }, []],
    ['z', {}, ['single key']],
    ['z', { ctrlKey: true }, ['mod+z']],
    ['я', { ctrlKey: true, code: 'KeyZ' }, ['mod+z']],
    // A German keyboard has Y in the place of Z.
    ['y', { ctrlKey: true, code: 'KeyZ' }, ['ctrl+y']],
    ['y', { metaKey: true }, []],
    ['y', { ctrlKey: true, shiftKey: true }, []],
    ['Z', { metaKey: true }, ['mod+z']],
    ['Z', { ctrlKey: true, shiftKey: true }, ['mod+shift+z']],
    ['z', { metaKey: true, shiftKey: true }, ['mod+shift+z']],
    ['z', { ctrlKey: true, altKey: true }, []],
    ['z', { ctrlKey: true, isComposing: true }, []],
    ['Escape', {}, ['single key', 'tool key']],
    ['Backspace', {}, ['single key', 'tool key']],
    ['Escape', { isComposing: true }, []],
  ] as const)('%s %o', (key, init, commands) => {
    expect(commandsOf(key, init)).toEqual(commands)
  })
})

describe('the key that a press means', () => {
  it.each([
    ['p', 'KeyP', 'p', 'a Latin keyboard'],
    ['P', 'KeyP', 'p', 'Caps Lock'],
    ['з', 'KeyP', 'p', 'a Russian keyboard'],
    ['З', 'KeyP', 'p', 'a Russian one with Caps Lock'],
    ['ν', 'KeyN', 'n', 'a Greek keyboard'],
    ['n', 'KeyL', 'n', 'Dvorak'],
    ['l', 'KeyP', 'l', 'Dvorak, where others have p'],
    ['a', 'KeyQ', 'a', 'AZERTY, where others have q'],
    ['/', 'Backslash', '/', 'a Russian keyboard'],
    ['х', 'BracketLeft', 'х', 'a Russian keyboard, where a Latin one has no letter'],
    ['з', '', 'з', 'a keyboard on screen'],
    ['ı', 'KeyI', 'ı', 'a Turkish keyboard'],
    ['Enter', 'Enter', 'enter', 'any keyboard'],
  ])('%s at %s is %s on %s', (key, code, means) => {
    expect(commandKey(new KeyboardEvent('keydown', { key, code }))).toBe(means)
  })
})

const everyKey = () => [
  ...commandsOf('d'),
  ...commandsOf('z', { ctrlKey: true }),
  ...commandsOf('Escape'),
]

describe('elsewhere', () => {
  it.each([
    ['a text', '<input>', []],
    ['a list to choose from', '<select></select>', ['mod+z', 'single key', 'tool key']],
    ['a slider', '<input type="range">', ['single key', 'mod+z', 'single key', 'tool key']],
    ['a card', '<div role="dialog"></div>', ['single key', 'mod+z', 'single key']],
    ['a dialog over the page', '<div role="dialog" aria-modal="true"></div>', ['mod+z']],
    ['the browser’s own dialog', '<dialog open></dialog>', ['mod+z']],
    ['a question', '<div role="alertdialog"></div>', []],
  ])('%s', (_where, markup, commands) => {
    document.body.innerHTML = markup
    expect(everyKey()).toEqual(commands)
  })

  it('a key that somebody has taken is nobody else’s', () => {
    document.body.innerHTML = '<button></button>'
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    expect(commandsOf('d')).toEqual([])
  })
})

describe('a key that is typed', () => {
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

  function countsAsTyping(element: Element, key: string, init: KeyboardEventInit = {}): boolean {
    const heard: boolean[] = []
    const listen = (event: KeyboardEvent) => heard.push(isTyping(event))
    window.addEventListener('keydown', listen)
    fireEvent.keyDown(element, { key, ...init })
    window.removeEventListener('keydown', listen)
    // Ends the typing before the next press.
    fireEvent.pointerDown(document.body)
    return heard[0] === true
  }

  const presses: readonly (readonly [key: string, init?: KeyboardEventInit])[] = [
    ['d'],
    ['Backspace'],
    ['Escape'],
    ['z', { ctrlKey: true }],
  ]

  /** Whether an element keeps a letter, Backspace, Escape and Ctrl+Z for itself. */
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
        // A menu keeps letters for itself wherever the focus is inside it.
        expect(presses.map(([key, init]) => countsAsTyping(element, key, init))).toEqual(keeps)
      }
    })

    it('composed text counts as typing anywhere', () => {
      expect(countsAsTyping(button, 'd', { isComposing: true })).toBe(true)
    })

    it.each(['d', 'Backspace', 'Delete'])(
      '%s that comes elsewhere right after a letter in a text belongs to the text',
      (key) => {
        fireEvent.keyDown(box, { key: 'b' })
        expect(countsAsTyping(document.body, key)).toBe(true)
      },
    )

    it('Escape is never typing', () => {
      fireEvent.keyDown(box, { key: 'b' })
      expect(countsAsTyping(button, 'Escape')).toBe(false)
    })

    it.each(['Tab', 'Enter', 'Escape'])('%s leaves the text on purpose', (key) => {
      fireEvent.keyDown(box, { key: 'b' })
      fireEvent.keyDown(box, { key })
      expect(countsAsTyping(button, 'd')).toBe(false)
    })

    it('the pointer leaves the text on purpose', () => {
      fireEvent.keyDown(box, { key: 'b' })
      fireEvent.pointerDown(button)
      expect(countsAsTyping(button, 'd')).toBe(false)
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
})
