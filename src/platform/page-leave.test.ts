// @vitest-environment happy-dom
// Phones end pages in the background, which no test browser does. These tests simulate it with events.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onPageLeave, onPageReturn } from './page-leave.ts'

const change = (to: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(to)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => vi.restoreAllMocks())

describe('onPageLeave', () => {
  it('calls when the page is hidden, and when it goes', () => {
    const save = vi.fn<() => void>()
    const stop = onPageLeave(save)
    change('visible')
    expect(save).not.toHaveBeenCalled()
    change('hidden')
    expect(save).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('pagehide'))
    expect(save).toHaveBeenCalledTimes(2)
    stop()
    change('hidden')
    window.dispatchEvent(new Event('pagehide'))
    expect(save).toHaveBeenCalledTimes(2)
  })
})

describe('onPageReturn', () => {
  it('calls when the page is visible again, and when it comes out of memory', () => {
    const goOn = vi.fn<() => void>()
    const stop = onPageReturn(goOn)
    change('hidden')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(goOn).not.toHaveBeenCalled()
    change('visible')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(goOn).toHaveBeenCalledTimes(2)
    stop()
    change('visible')
    expect(goOn).toHaveBeenCalledTimes(2)
  })
})
