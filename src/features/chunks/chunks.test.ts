// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isMissingChunk, loadChunk, MissingChunkError } from './chunks.ts'

const reload = vi.fn()
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
})

describe('loadChunk', () => {
  it('returns the loaded chunk without a reload', async () => {
    await expect(loadChunk(() => Promise.resolve('the chunk'))).resolves.toBe('the chunk')
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads the page once for a missing chunk, and says so the second time [F39]', async () => {
    const settled = vi.fn()
    void loadChunk(missing).then(settled, settled)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(sessionStorage.getItem('handed-over')).not.toBeNull()
    expect(settled).not.toHaveBeenCalled()

    const error: unknown = await loadChunk(missing).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(MissingChunkError)
    expect(isMissingChunk(error)).toBe(true)
    expect((error as Error).cause).toBeInstanceOf(TypeError)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('never reloads the page while the small window is open', async () => {
    vi.stubGlobal('documentPictureInPicture', { window: {} })
    await expect(loadChunk(missing)).rejects.toThrow(MissingChunkError)
    expect(reload).not.toHaveBeenCalled()
    vi.stubGlobal('documentPictureInPicture', { window: null })
    void loadChunk(missing)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    vi.unstubAllGlobals()
  })

  it('reloads the page once for several chunks that are missing at the same time [F62]', async () => {
    const settled = vi.fn()
    void loadChunk(missing).then(settled, settled)
    void loadChunk(missing).then(settled, settled)
    await vi.waitFor(() => expect(reload).toHaveBeenCalled())
    // Long enough for the second load to reload the page too, if it did.
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    expect(reload).toHaveBeenCalledTimes(1)
    expect(settled).not.toHaveBeenCalled()
  })

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the page itself is gone', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('stays when %s [F39]', async (_name, answer) => {
    vi.stubGlobal('fetch', answer)
    await expect(loadChunk(missing)).rejects.toBeInstanceOf(MissingChunkError)
    expect(reload).not.toHaveBeenCalled()
    // A retry with a connection may still reload.
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
    void loadChunk(missing)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('passes an error of a chunk that has come on as it is, without a reload', async () => {
    const fault = new RangeError('broken on purpose')
    await expect(loadChunk(() => Promise.reject(fault))).rejects.toBe(fault)
    expect(isMissingChunk(fault)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('stays where the browser cannot note that it has reloaded: it might never stop', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    await expect(loadChunk(missing)).rejects.toBeInstanceOf(MissingChunkError)
    expect(reload).not.toHaveBeenCalled()
  })
})
