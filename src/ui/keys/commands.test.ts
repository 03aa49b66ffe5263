// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { commandKey, isSingleKey, isToolKey, undoCommand } from './commands.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

/** Which commands a press is, on the last element of the page. */
function commandsOf(key: string, init: KeyboardEventInit = {}): string[] {
  const heard: string[] = []
  const listen = (event: KeyboardEvent) => {
    if (isSingleKey(event)) heard.push('single key')
    const command = undoCommand(event)
    if (command) heard.push(command)
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
    ['z', { ctrlKey: true }, ['undo']],
    ['я', { ctrlKey: true, code: 'KeyZ' }, ['undo']],
    // On a German keyboard, which has y where others have z.
    ['y', { ctrlKey: true, code: 'KeyZ' }, ['redo']],
    ['y', { metaKey: true }, []],
    ['y', { ctrlKey: true, shiftKey: true }, []],
    ['Z', { metaKey: true }, ['undo']],
    ['Z', { ctrlKey: true, shiftKey: true }, ['redo']],
    ['z', { metaKey: true, shiftKey: true }, ['redo']],
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
    ['a list to choose from', '<select></select>', ['undo', 'single key', 'tool key']],
    ['a slider', '<input type="range">', ['single key', 'undo', 'single key', 'tool key']],
    ['a card', '<div role="dialog"></div>', ['single key', 'undo', 'single key']],
    ['a dialog over the page', '<div role="dialog" aria-modal="true"></div>', ['undo']],
    ['the browser’s own dialog', '<dialog open></dialog>', ['undo']],
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
