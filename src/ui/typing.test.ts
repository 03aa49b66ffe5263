// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { focusUnlessTyping, isTextField, typedJustNow, watchTyping } from './typing.ts'

let stop: () => void
let box: HTMLInputElement
let button: HTMLButtonElement
let heard: boolean[]

const listen = (event: KeyboardEvent) => heard.push(typedJustNow(event))

beforeEach(() => {
  stop = watchTyping()
  heard = []
  document.body.innerHTML = '<input type="text"><button>Row</button><h2 tabindex="-1">List</h2>'
  box = document.querySelector('input') as HTMLInputElement
  button = document.querySelector('button') as HTMLButtonElement
})
afterEach(() => {
  window.removeEventListener('keydown', listen)
  fireEvent.pointerDown(document.body)
  stop()
})

/** Whether a key that reaches an element counts as part of a text. */
function pressOn(element: HTMLElement, key: string): boolean | undefined {
  window.addEventListener('keydown', listen)
  fireEvent.keyDown(element, { key })
  window.removeEventListener('keydown', listen)
  return heard.at(-1)
}

describe('typedJustNow [F57]', () => {
  it('a letter that comes elsewhere right after one in a text is no command', () => {
    pressOn(box, 'b')
    expect(pressOn(document.body, 'd')).toBe(true)
  })

  it.each(['Tab', 'Enter', 'Escape'])('%s leaves the text on purpose', (key) => {
    pressOn(box, 'b')
    pressOn(box, key)
    expect(pressOn(button, 'd')).toBe(false)
  })

  it('the pointer leaves the text on purpose', () => {
    pressOn(box, 'b')
    fireEvent.pointerDown(button)
    expect(pressOn(button, 'd')).toBe(false)
  })

  it('who has written nothing gives commands', () => {
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

it('knows what takes text or letters', () => {
  expect(isTextField(box)).toBe(true)
  box.type = 'checkbox'
  expect([isTextField(box), isTextField(button), isTextField(null)]).toEqual([false, false, false])
})
