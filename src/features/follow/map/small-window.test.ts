// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFilters } from '../../filters/filters.ts'
import { useFilterOverride } from '../../filters/shown-filters.ts'
import { useOffline } from '../../offline/offline.ts'
import { useSettings } from '../../settings/settings.ts'
import { applyFeed } from '../feed.ts'
import { useLive } from '../live.ts'
import { canOpenSmallWindow, closeSmallWindow, openSmallWindow } from './small-window.ts'

const { readPositionNow } = vi.hoisted(() => ({ readPositionNow: vi.fn<() => void>() }))
vi.mock('../following.ts', () => ({ readPositionNow }))

interface FakeFrame {
  readonly style: Record<string, string>
  title: string
  src: string
}

class FakeWindow extends EventTarget {
  frame: FakeFrame = { style: {}, title: '', src: '' }
  ticking: (() => void) | undefined
  closed = false
  readonly document = {
    title: '',
    documentElement: { lang: '' },
    body: { style: {} as Record<string, string>, append: vi.fn<(frame: FakeFrame) => void>() },
  }
  setInterval = (tick: () => void) => {
    this.ticking = tick
    return 1
  }
  clearInterval = () => {
    this.ticking = undefined
  }
  close = () => {
    this.closed = true
    this.dispatchEvent(new Event('pagehide'))
  }
}

let floating: FakeWindow
const requestWindow = vi.fn<(size: object) => Promise<FakeWindow>>()

beforeEach(() => {
  floating = new FakeWindow()
  readPositionNow.mockReset()
  requestWindow.mockReset().mockImplementation(() => Promise.resolve(floating))
  vi.stubGlobal('documentPictureInPicture', { requestWindow })
  vi.spyOn(document, 'createElement').mockImplementation(() => floating.frame as never)
  useLive.setState({ source: 'program' })
})

afterEach(() => {
  closeSmallWindow()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  useLive.setState(useLive.getInitialState(), true)
  useFilterOverride.setState(useFilterOverride.getInitialState(), true)
  useFilters.setState(useFilters.getInitialState(), true)
  useSettings.setState(useSettings.getInitialState(), true)
})

const addressOf = ({ frame }: FakeWindow) => new URL(frame.src, 'http://localhost')

describe('the small window', () => {
  it('holds the embedded map, which follows, in the page’s language', async () => {
    await openSmallWindow()
    expect(requestWindow).toHaveBeenCalledWith({ width: 320, height: 320 })
    const { pathname, searchParams } = addressOf(floating)
    expect(pathname).toMatch(/\/embed$/)
    expect(searchParams.get('follow')).toBe('1')
    expect(searchParams.get('lang')).toBe('en')
    expect(floating.document).toMatchObject({
      title: 'Live position',
      documentElement: { lang: 'en' },
    })
    expect(floating.document.body.append).toHaveBeenCalledWith(floating.frame)
    expect(useLive.getState().isSmallWindowOpen).toBe(true)
    expect(useOffline.getState().hold?.()).toMatch(/waits until you close the small window/)
  })

  it('reloads for another basemap style', async () => {
    await openSmallWindow()
    const { src } = floating.frame
    floating.frame.src = ''
    useSettings.setState({ markerSize: 40 })
    expect(floating.frame.src).toBe('')
    useSettings.setState({ look: 'night' })
    expect(floating.frame.src).toBe(src)
  })

  it.each([
    ['the player closes it', () => floating.close()],
    ['it is closed by the page', () => closeSmallWindow()],
    ['nobody is followed any more', () => useLive.setState({ source: null })],
  ])('leaves nothing behind when %s', async (_, end) => {
    await openSmallWindow()
    end()
    expect(floating.closed).toBe(true)
    expect(floating.ticking).toBeUndefined()
    expect(useLive.getState().isSmallWindowOpen).toBe(false)
    expect(useOffline.getState().hold).toBeNull()
    floating.frame.src = ''
    useSettings.setState({ look: 'night' })
    expect(floating.frame.src).toBe('')
  })

  it('asks in place of a page whose timers a covering game slows down', async () => {
    await openSmallWindow()
    floating.ticking?.()
    expect(readPositionNow).not.toHaveBeenCalled()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    floating.ticking?.()
    expect(readPositionNow).toHaveBeenCalledTimes(1)
    useLive.setState({ problem: 'noAnswer' })
    floating.ticking?.()
    expect(readPositionNow).toHaveBeenCalledTimes(1)
    hidden.mockRestore()
  })

  it('is none where the browser has none, or does not let it', async () => {
    requestWindow.mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    await expect(openSmallWindow()).rejects.toThrow('No')
    expect(useLive.getState().isSmallWindowOpen).not.toBe(true)
    expect(canOpenSmallWindow()).toBe(true)
    vi.unstubAllGlobals()
    expect(canOpenSmallWindow()).toBe(false)
  })

  it('is not offered where the browser refuses the channel that feeds its map', () => {
    vi.stubGlobal('BroadcastChannel', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(canOpenSmallWindow()).toBe(false)
  })
})

it('its map receives the followed position and the filters on request', async () => {
  // In the test both ends of the channel are the same page, so it receives its own state.
  await openSmallWindow()
  useLive.setState({ position: { coordinate: [1, 2], heading: 0 } })
  useFilterOverride.setState({
    override: {
      ...useFilters.getState(),
      visibleTypes: { bed: false },
      found: 'missing',
      reason: 'set',
      isolated: null,
      within: new Set([7]),
      under: null,
    },
  })
  const told = vi.fn<(data: unknown) => void>()
  const key = addressOf(floating).searchParams.get('feed') ?? ''
  const channel = new BroadcastChannel(`itinerarium-live-${key}`)
  channel.addEventListener('message', ({ data }) => told(data))
  channel.postMessage(null)
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  expect(told).toHaveBeenLastCalledWith({
    live: expect.objectContaining({
      source: 'program',
      position: { coordinate: [1, 2], heading: 0 },
    }) as unknown,
    filters: expect.objectContaining({
      visibleTypes: { bed: false },
      found: 'missing',
      within: new Set([7]),
    }) as unknown,
  })
  useLive.setState({ position: { coordinate: [3, 4], heading: 0 } })
  await vi.waitFor(() =>
    expect(told).toHaveBeenLastCalledWith(
      expect.objectContaining({
        live: expect.objectContaining({ position: { coordinate: [3, 4], heading: 0 } }) as unknown,
      }),
    ),
  )
  channel.close()
})

it('its map shows the received state', async () => {
  const page = new BroadcastChannel('itinerarium-live-a-key')
  const asked = vi.fn<() => void>()
  page.addEventListener('message', asked)
  useLive.setState({ source: null })
  applyFeed('a-key')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  const override = { visibleTypes: { bed: false }, within: new Set([7]) }
  page.postMessage({
    live: { source: 'file', position: { coordinate: [5, 6], heading: null }, trail: [] },
    filters: override,
  })
  await vi.waitFor(() =>
    expect(useLive.getState()).toMatchObject({ source: 'file', position: { coordinate: [5, 6] } }),
  )
  expect(useFilterOverride.getState().override).toEqual(override)
  page.close()
})
