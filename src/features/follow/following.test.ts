// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyWorld } from '../../testing/world-samples.ts'
import { useFilters } from '../filters/filters.ts'
import { useProgress } from '../progress/progress.ts'
import { useSettings } from '../settings/settings.ts'
import { indexWorld } from '../worlds/world-context.tsx'
import { clearTrail, followLog, followProgram, stopFollowing } from './following.ts'
import { useLive } from './live.ts'

const world = indexWorld({
  ...emptyWorld,
  origin: [490, 735],
  markers: [
    { id: 1, locationType: 'bed', coordinate: [60, 29] },
    { id: 2, locationType: 'bed', coordinate: [60, 200] },
  ],
})

let text: string

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  text = ''
})

afterEach(() => {
  stopFollowing()
  clearTrail()
  useSettings.setState({
    visitPassed: false,
    findPassed: false,
    nearAlert: false,
    keepAwake: false,
  })
  useProgress.setState(useProgress.getInitialState())
  useFilters.setState(useFilters.getInitialState())
  vi.useRealTimers()
})

function fakeAudio(onTone: () => void) {
  const node = { connect: (next: object) => next }
  return class {
    currentTime = 0
    resume = () => Promise.resolve()
    createGain = () => ({
      ...node,
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    })
    createOscillator = () => ({ ...node, frequency: {}, start: onTone, stop: () => undefined })
  }
}

const wait = (seconds = 1) => vi.advanceTimersByTimeAsync(seconds * 1000)
const live = () => useLive.getState()
/** Moves the player to a place, in metres from the game's origin. */
const go = (x: number, y: number) => {
  text += `[LIVEMAP] ${490 + x} ${735 + y} 3 1 0\n`
  return wait()
}
const follow = async () => {
  followLog(world, {
    name: 'kcd.log',
    canGrow: true,
    open: () => Promise.resolve(new Blob([text])),
  })
  await wait(0)
}

describe('following the game', () => {
  it('knows where the player is, which way they look and how they came there', async () => {
    await follow()
    await go(10, 10)
    await go(20, 10)
    expect(live()).toMatchObject({ source: 'file', sourceName: 'kcd.log', signal: 'here' })
    expect(live().position?.coordinate).toEqual([40, 20])
    expect(live().position?.heading).toBeCloseTo(Math.PI / 2)
    await go(500, 500)
    await go(510, 500)
    expect(live().trail).toEqual([
      [
        [20, 20],
        [40, 20],
      ],
      [
        [1000, 1000],
        [1020, 1000],
      ],
    ])
    stopFollowing()
    expect(live()).toMatchObject({ source: null, position: null })
    expect(live().trail).toHaveLength(2)
    clearTrail()
    expect(live().trail).toEqual([])
  })

  it('leaves the arrow as it was where a heading is no number [F90]', async () => {
    await follow()
    text += '[LIVEMAP] 500 745 0 1 0\n[LIVEMAP] 510 745 0 nan nan\n'
    await wait()
    expect(live().position?.coordinate).toEqual([40, 20])
    expect(live().position?.heading).toBeCloseTo(Math.PI / 2)
  })

  it('marks passed places as visited only if the player wants it', async () => {
    await follow()
    await go(0, 0)
    await go(50, 0)
    expect(useProgress.getState().visitedMarkers).toEqual([])
    useSettings.setState({ visitPassed: true })
    await go(0, 0)
    expect(useProgress.getState().visitedMarkers).toEqual([1])
  })

  it('marks passed places of the shown types as found, in one change per ride', async () => {
    useSettings.setState({ findPassed: true })
    await follow()
    await go(0, 0)
    await go(50, 0)
    expect(useProgress.getState().discoveredMarkers).toEqual([1])
    await go(50, 100)
    await go(0, 100)
    const { journal, undo } = useProgress.getState()
    expect(journal).toMatchObject([{ kind: 'passed', added: [1, 2] }])
    undo()
    expect(useProgress.getState().discoveredMarkers).toEqual([])
    // An undone mark comes back only when the player passes the marker again, and then as a separate change.
    await go(0, 101)
    expect(useProgress.getState().discoveredMarkers).toEqual([])
    await go(50, 101)
    expect(useProgress.getState().journal).toMatchObject([{ undone: true }, { added: [2] }])
    useFilters.setState({ visibleTypes: { bed: false } })
    await go(50, 0)
    await go(0, 0)
    expect(useProgress.getState().discoveredMarkers).toEqual([2])
  })

  it('plays a sound once for a near unfound place and names it', async () => {
    const played = vi.fn<() => void>()
    vi.stubGlobal('AudioContext', fakeAudio(played))
    useSettings.setState({ nearAlert: true })
    await follow()
    await go(100, 14)
    expect([live().nearMarkerId, played.mock.calls.length]).toEqual([null, 0])
    await go(80, 14)
    expect([live().nearMarkerId, played.mock.calls.length]).toEqual([1, 2])
    await go(100, 14)
    await go(80, 14)
    expect([live().nearMarkerId, played.mock.calls.length]).toEqual([1, 2])
    useProgress.getState().addDiscovered(1)
    await go(79, 14)
    expect(live().nearMarkerId).toBeNull()
  })

  it('does not mark places passed by fast travel', async () => {
    useSettings.setState({ visitPassed: true })
    await follow()
    await go(0, 14)
    await go(1000, 14)
    expect(useProgress.getState().visitedMarkers).toEqual([])
  })

  it('reports a position outside the world and keeps the last one inside [F68]', async () => {
    await follow()
    await go(10, 10)
    await go(1e6, 10)
    expect(live()).toMatchObject({ problem: 'outside', position: { coordinate: [20, 20] } })
    await go(11, 10)
    expect(live()).toMatchObject({ problem: null, signal: 'here' })
    expect(live().trail).toHaveLength(2)
  })

  describe('in a game of several levels', () => {
    const listed = (id: string, levels: readonly string[], more = {}) => ({
      id,
      game: 'A Game',
      title: id,
      total: 1,
      ids: '7',
      bytes: 9,
      levels,
      ...more,
    })
    const shore = listed('shore', ['beach'], { unmappedLevels: ['cave'] })
    const worlds = { format: 'itinerarium-worlds', worlds: [listed('test', ['hill']), shore] }
    const fetch = vi.fn<() => Promise<Response>>()

    beforeEach(() => {
      fetch.mockReset().mockImplementation(() => Promise.resolve(Response.json(worlds)))
      vi.stubGlobal('fetch', fetch)
    })
    afterEach(() => vi.unstubAllGlobals())

    const begin = (level: string) => {
      text += `==== Loading level ${level} ====\n`
    }

    it('follows in its own world, and asks for the others once', async () => {
      await follow()
      begin('hill')
      await go(10, 10)
      await go(20, 10)
      expect(live()).toMatchObject({ signal: 'here', problem: null })
      expect(live().trail).toEqual([
        [
          [20, 20],
          [40, 20],
        ],
      ])
      expect(fetch).toHaveBeenCalledTimes(1)
    })

    it('ignores positions of another world, names it and continues on return', async () => {
      await follow()
      await go(10, 10)
      begin('beach')
      await wait()
      const away = { problem: 'elsewhere', elsewhere: shore, position: null }
      expect(live()).toMatchObject(away)
      await wait(15)
      expect(live()).toMatchObject(away)
      await go(12, 10)
      expect(live()).toMatchObject(away)
      expect(live().trail).toEqual([[[20, 20]]])
      begin('hill')
      await wait()
      expect(live()).toMatchObject({ problem: null, signal: 'waiting' })
      await go(14, 10)
      expect(live()).toMatchObject({ signal: 'here', position: { coordinate: [28, 20] } })
      // The player travelled through another level, so the trail has a gap.
      expect(live().trail).toEqual([[[20, 20]], [[28, 20]]])
    })

    it('says of a level without a map that it has none', async () => {
      await follow()
      begin('cave')
      await go(10, 10)
      expect(live()).toMatchObject({ problem: 'unmapped', position: null, trail: [] })
    })

    it('treats an unknown level as its own, also without the list of levels', async () => {
      await follow()
      begin('a-mod_of-mine')
      await go(10, 10)
      expect(live()).toMatchObject({ problem: null, position: { coordinate: [20, 20] } })
      fetch.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
      await follow()
      begin('beach')
      await go(11, 10)
      expect(live()).toMatchObject({ problem: null, position: { coordinate: [22, 20] } })
    })

    it('hears no more of a list that comes when following has ended', async () => {
      let answer: (response: Response) => void = () => undefined
      fetch.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
      await follow()
      begin('beach')
      await go(10, 10)
      stopFollowing()
      answer(Response.json(worlds))
      await wait()
      expect(live()).toMatchObject({ source: null, problem: null, position: null })
    })
  })

  it('listens to one source at a time', async () => {
    const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('{}')))
    vi.stubGlobal('fetch', fetch)
    await follow()
    followProgram(world)
    await go(10, 10)
    expect(live()).toMatchObject({ source: 'program', signal: 'waiting', position: null })
    stopFollowing()
    const { length } = fetch.mock.calls
    await wait(5)
    expect(fetch.mock.calls).toHaveLength(length)
    vi.unstubAllGlobals()
  })

  it('keeps nothing but a trail after an hour', async () => {
    await follow()
    for (let second = 0; second < 3600; second += 1) {
      text = `${text.slice(-200)}[LIVEMAP] ${1000 + second / 3} ${1000 + (second % 600)} 3 1 0\n`
      await wait()
    }
    expect(live().trail.flat().length).toBeLessThanOrEqual(3601)
  }, 20_000)
})

describe('the screen', () => {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const request = vi.fn<() => Promise<unknown>>()

  beforeEach(() => {
    request.mockReset().mockImplementation(() => Promise.resolve({ released: false, release }))
    release.mockClear()
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  })

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'wakeLock')
  })

  it('stays on while somebody is followed who wants it', async () => {
    await follow()
    expect(request).not.toHaveBeenCalled()
    useSettings.setState({ keepAwake: true })
    await wait(0)
    expect(live().awake).toBe('on')
    useSettings.setState({ keepAwake: false })
    expect(release).toHaveBeenCalledTimes(1)
    useSettings.setState({ keepAwake: true })
    await wait(0)
    stopFollowing()
    expect(release).toHaveBeenCalledTimes(2)
    expect(live().awake).toBe('off')
  })

  it('may go off where the browser does not let it stay on', async () => {
    request.mockImplementation(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
    useSettings.setState({ keepAwake: true })
    await follow()
    expect(live().awake).toBe('refused')
  })
})
