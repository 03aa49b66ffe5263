// @vitest-environment happy-dom
// Safari's key after `compositionend` and Gboard's Enter are simulated, because no tested browser sends them.
import { describe, expect, it, vi } from 'vitest'
import { confirmsComposition, isComposing, isEnter, isEscape } from './composition.ts'

const keyDown = (key: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, ...init })

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/128.0.0.0 Mobile Safari/537.36'

describe('keys of a composition', () => {
  it.each([
    ['a key while composing', { isComposing: true, keyCode: 27 }],
    ['a key of the input method', { isComposing: true, keyCode: 229 }],
    ['the key that Safari sends after the composition', { isComposing: false, keyCode: 229 }],
  ])('are no commands: %s', (_, init) => {
    const [escape, enter] = [keyDown('Escape', init), keyDown('Enter', init)]
    expect([isComposing(escape), isEscape(escape)]).toEqual([true, false])
    expect([isEnter(enter), confirmsComposition(enter)]).toEqual([false, true])
  })

  it('Escape and Enter without a composition are commands', () => {
    expect(isEscape(keyDown('Escape', { keyCode: 27 }))).toBe(true)
    expect(isEnter(keyDown('Enter', { keyCode: 13 }))).toBe(true)
    expect([isEscape(keyDown('a')), isEnter(keyDown('a'))]).toEqual([false, false])
    expect(confirmsComposition(keyDown('Enter', { keyCode: 13 }))).toBe(false)
  })

  it('React’s events are read through to the browser’s', () => {
    const nativeEvent = keyDown('Escape', { isComposing: true })
    const event = { key: 'Escape', keyCode: 27, nativeEvent } as unknown as React.KeyboardEvent
    expect([isComposing(event), isEscape(event)]).toEqual([true, false])
  })

  it('Enter of an Android keyboard submits although its word is still underlined', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android)
    expect(isEnter(keyDown('Enter', { isComposing: true, keyCode: 13 }))).toBe(true)
    expect(isEnter(keyDown('Enter', { isComposing: true, keyCode: 229 }))).toBe(false)
  })
})
