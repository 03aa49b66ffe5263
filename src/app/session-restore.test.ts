// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hidePage } from '../testing/hide-page.ts'

const key = 'handed-over'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

async function load() {
  vi.resetModules()
  const saveSession = await import('./session-restore.ts')
  const { useProgress } = await import('../features/progress/progress.ts')
  const pageReload = await import('../features/chunks/storage/page-reload.ts')
  const { setSearchText, usePanelView } = await import('../features/progress/panel-view.ts')
  pageReload.reloadCapture.fill(saveSession.sessionCapture)
  saveSession.restoreSearch()
  return {
    ...saveSession,
    ...pageReload,
    useProgress,
    setSearchText,
    usePanelView,
    searchText: () => usePanelView.getState().searchText,
  }
}

describe('the state on screen', () => {
  it('comes back after a reload, once', async () => {
    const before = await load()
    before.useProgress.getState().addVisited(335)
    before.useProgress.getState().addVisited(7)
    before.setSearchText('bath')
    before.saveSession()

    const after = await load()
    expect(sessionStorage.getItem(key)).toBeNull()
    after.restoreVisited()
    expect(after.searchText()).toBe('bath')
    expect(after.useProgress.getState().visitedMarkers).toEqual([335, 7])
    after.useProgress.setState({ visitedMarkers: [] })
    after.restoreVisited()
    expect(after.useProgress.getState().visitedMarkers).toEqual([])

    const later = await load()
    later.restoreVisited()
    expect(later.useProgress.getState().visitedMarkers).toEqual([])
    expect(later.searchText()).toBe('')
  })

  it('goes on with a route and its stops, a measured line, a tab and a pin’s card [F92]', async () => {
    const stores = async () => ({
      ...(await load()),
      ...(await import('../features/routes/route-store.ts')),
      ...(await import('../features/viewport/drawn-line.ts')),
      ...(await import('../testing/open-cards.ts')),
    })
    const before = await stores()
    const points = [[1, 2], null, [3.5, 4]] as const
    before.useRoute.setState({ points, back: true, passed: new Set(['3.5,4']), kept: null })
    before.drawLine('measure', [
      [5, 6],
      [7, 8],
    ])
    before.usePanelView.setState({ tab: 'progress', typeId: 'nest' })
    before.openPin('0123456789abcdef01234567', 'event')
    before.saveSession()

    const after = await stores()
    after.restoreVisited()
    await vi.waitFor(() => expect(after.useRoute.getState().points).toEqual(points))
    expect(after.useRoute.getState()).toMatchObject({
      back: true,
      passed: new Set(['3.5,4']),
    })
    expect(after.drawnLine('measure')?.points).toEqual([
      [5, 6],
      [7, 8],
    ])
    expect(after.usePanelView.getState()).toMatchObject({ tab: 'progress', typeId: 'nest' })
    expect(after.openedId('pin')).toBe('0123456789abcdef01234567')
  })

  it('stores the plan of a route without its calculated line', async () => {
    const { saveSession } = await load()
    const { useRoute } = await import('../features/routes/route-store.ts')
    const points = [
      [1, 2],
      [3, 4],
    ] as const
    useRoute.setState({ points, route: { legs: [], length: 20 }, routePoints: points })
    saveSession()
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '')
    expect(stored).toHaveProperty('doing.way', { points, back: false, kept: null })
  })

  it.each([
    null,
    5,
    { way: 3, passed: {}, measured: 'x', panel: [], pin: 7 },
    {
      way: {
        points: [
          [1, 'a'],
          [2, 3],
        ],
      },
      measured: [[1]],
      panel: { tab: 4, order: 'size' },
    },
    { way: { points: [[1, 2]] }, measured: [] },
  ])('takes nothing of what cannot be read: %j [F92]', async (doing) => {
    await load()
    const { useRoute } = await import('../features/routes/route-store.ts')
    const { drawnLine } = await import('../features/viewport/drawn-line.ts')
    const { usePanelView } = await import('../features/progress/panel-view.ts')
    const { restoreActivity } = await import('./restore-activity.ts')
    const panel = usePanelView.getState()
    restoreActivity(doing)
    expect(useRoute.getState().points).toBeNull()
    expect(drawnLine('measure')).toBeNull()
    expect(usePanelView.getState()).toEqual(panel)
  })

  it.each([
    ['another world', { world: 'elsewhere', playthrough: '' }, '', []],
    ['another playthrough', { world: 'kcd1', playthrough: '3fa91c02' }, 'bath', []],
    ['a version that knew of one world', {}, 'bath', [335]],
  ])('of %s comes back only where it belongs', async (_name, owner, search, visited) => {
    sessionStorage.setItem(key, JSON.stringify({ ...owner, visited: [335], search: 'bath' }))
    const { restoreVisited, searchText, useProgress } = await load()
    restoreVisited()
    expect(searchText()).toBe(search)
    expect(useProgress.getState().visitedMarkers).toEqual(visited)
  })

  it('includes what was typed until the page closed [F62]', async () => {
    const before = await load()
    before.setSearchText('ba')
    before.saveSession()
    before.setSearchText('bath')
    window.dispatchEvent(new Event('pagehide'))
    expect((await load()).searchText()).toBe('bath')
  })

  it('includes what was typed until the page was hidden', async () => {
    const before = await load()
    before.saveSession()
    before.setSearchText('bath')
    hidePage()
    expect((await load()).searchText()).toBe('bath')
  })

  it.each(['', 'null', '{"visited":[335', '{"visited":7,"search":""}', '{"visited":[]}', '[335]'])(
    'does without %j',
    async (text) => {
      sessionStorage.setItem(key, text)
      const { restoreVisited, searchText, useProgress } = await load()
      restoreVisited()
      expect(useProgress.getState().visitedMarkers).toEqual([])
      expect(searchText()).toBe('')
      expect(sessionStorage.getItem(key)).toBeNull()
    },
  )

  it('leaves out visits that are no numbers of markers', async () => {
    sessionStorage.setItem(key, '{"visited":[7,"8",-1,null,9],"search":""}')
    const { restoreVisited, useProgress } = await load()
    restoreVisited()
    expect(useProgress.getState().visitedMarkers).toEqual([7, 9])
  })

  it('is not saved where the browser forbids it, and nothing breaks', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    const { saveSession, searchText } = await load()
    expect(saveSession).not.toThrow()
    expect(searchText()).toBe('')
  })
})
