// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { encodeWorld } from '../../world/world-file.ts'
import { emptyWorld } from '../../testing/world-samples.ts'

const goodText = JSON.stringify(encodeWorld({ ...emptyWorld, id: 'kcd1' }, '/icons/'))

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // The loaded world is shared by the whole page, so reset the modules to simulate a new page.
  vi.resetModules()
})

afterEach(cleanup)

const answer = (body: string) => Promise.resolve(new Response(body))

async function openPage() {
  const { startLoadingWorld, useWorldLoad } = await import('./use-world-load.ts')
  return { startLoadingWorld, show: () => renderHook(() => useWorldLoad()) }
}

it('loads the world once, however often it is shown', async () => {
  fetched.mockImplementation(() => answer(goodText))
  const { startLoadingWorld, show } = await openPage()
  void startLoadingWorld()
  const first = show()
  expect(first.result.current.status).toBe('loading')
  await waitFor(() => expect(first.result.current).toMatchObject({ status: 'ready' }))
  first.unmount()
  const second = show()
  await waitFor(() => expect(second.result.current).toMatchObject({ world: { id: 'kcd1' } }))
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('reports a failure and retries on request', async () => {
  fetched.mockImplementationOnce(() => answer('<!doctype html>'))
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
  fetched.mockImplementation(() => answer(goodText))
  const { show } = await openPage()
  const { result } = show()

  for (const attempt of [1, 2]) {
    await waitFor(() => expect(result.current.status).toBe('failed'))
    expect(fetched).toHaveBeenCalledTimes(attempt)
    expect(console.error).toHaveBeenCalledTimes(attempt)
    act(() => {
      if (result.current.status === 'failed') result.current.retry()
    })
    expect(result.current.status).toBe('loading')
  }
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(fetched).toHaveBeenCalledTimes(3)
})

it('throws what went wrong with a file that has come, which no retry mends', async () => {
  fetched.mockImplementation(() => answer(goodText))
  vi.doMock('./world-context.tsx', () => ({
    indexWorld: () => {
      throw new RangeError('broken on purpose')
    },
  }))
  const { show } = await openPage()
  let caught: unknown
  try {
    show()
    await act(() => vi.waitFor(() => expect(console.error).toHaveBeenCalled()))
  } catch (error) {
    caught = error
  }
  expect(caught).toBeInstanceOf(RangeError)
  vi.doUnmock('./world-context.tsx')
})

it('does not mind being left while it loads', async () => {
  let fail = (_error: Error): void => undefined
  fetched.mockImplementation(() => new Promise((_resolve, reject) => (fail = reject)))
  const { show } = await openPage()
  const { result, unmount } = show()
  unmount()
  fail(new Error('gone'))
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  expect(result.current.status).toBe('loading')
})
