// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { isSingleKey, isToolKey, isUndo } from './commands.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

/** Which commands a press is, on the last element of the page. */
function commandsOf(key: string, init: KeyboardEventInit = {}): string[] {
  const heard: string[] = []
  const listen = (event: KeyboardEvent) => {
    if (isSingleKey(event)) heard.push('single key')
    if (isUndo(event)) heard.push('undo')
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
    ['Z', { metaKey: true }, ['undo']],
    ['z', { ctrlKey: true, shiftKey: true }, []],
    ['z', { ctrlKey: true, altKey: true }, []],
    ['z', { ctrlKey: true, isComposing: true }, []],
    ['Escape', {}, ['single key', 'tool key']],
    ['Backspace', {}, ['single key', 'tool key']],
    ['Escape', { isComposing: true }, []],
  ] as const)('%s %o', (key, init, commands) => {
    expect(commandsOf(key, init)).toEqual(commands)
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
