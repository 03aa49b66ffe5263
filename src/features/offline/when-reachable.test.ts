// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstRetryDelayMs, maxRetryDelayMs, whenReachable } from './when-reachable.ts'

const onReachable = vi.fn()
const ask = vi.fn<() => Promise<Response>>()
let end: () => void

const answers = () => ask.mockResolvedValue(new Response(''))

beforeEach(() => {
  vi.useFakeTimers()
  onReachable.mockReset()
  ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', ask)
  end = whenReachable(onReachable)
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

describe('whenReachable', () => {
  it('hears of a connection, and says once that the site answers [F43]', async () => {
    answers()
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(maxRetryDelayMs)
    expect(onReachable).toHaveBeenCalledTimes(1)
  })

  it('goes on asking where the connection comes before the site can be reached [F43]', async () => {
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(firstRetryDelayMs - 1)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(onReachable).not.toHaveBeenCalled()
    answers()
    await vi.advanceTimersByTimeAsync(1)
    expect(onReachable).toHaveBeenCalledTimes(1)
  })

  it('needs no word of the browser, and waits longer each time, but never too long [F43]', async () => {
    await vi.advanceTimersByTimeAsync(20 * maxRetryDelayMs)
    const tries = ask.mock.calls.length
    expect(tries).toBeGreaterThan(20)
    expect(tries).toBeLessThan(30)
    answers()
    await vi.advanceTimersByTimeAsync(maxRetryDelayMs)
    expect(onReachable).toHaveBeenCalledTimes(1)
  })

  it('asks again while an answer never comes, and when the page is looked at [F43]', async () => {
    ask.mockReturnValueOnce(new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(firstRetryDelayMs)
    answers()
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(0)
    expect(onReachable).toHaveBeenCalledTimes(1)
  })

  it('takes the word of an error for no answer, and is silent once it has ended [F43]', async () => {
    ask.mockResolvedValue(new Response('', { status: 502 }))
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(onReachable).not.toHaveBeenCalled()
    answers()
    window.dispatchEvent(new Event('online'))
    end()
    await vi.advanceTimersByTimeAsync(maxRetryDelayMs)
    expect(onReachable).not.toHaveBeenCalled()
  })
})
