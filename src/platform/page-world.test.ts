// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

vi.mock('virtual:worlds', () => ({ home: 'island', others: ['shore'] }))

beforeEach(() => {
  vi.resetModules()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

async function pageWorldAt(path: string) {
  window.history.replaceState(null, '', path)
  return (await import('./page-world.ts')).pageWorld()
}

const island = { id: 'island', home: true, path: '' }
const shore = { id: 'shore', home: false, path: 'shore' }

it.each([
  ['/', island],
  ['/embed', island],
  ['/?marker=3', island],
  ['/shore', shore],
  ['/shore/', shore],
  ['/shore/embed?at=1,2', shore],
  ['/terms', island],
  ['/terms?world=shore', shore],
  ['/terms?world=atlantis', island],
  ['/?world=shore', island],
  ['/nowhere', island],
  ['/shore/terms', island],
])('is at %s', async (path, world) => {
  expect(await pageWorldAt(path)).toEqual(world)
})

it('stays the same when the address changes', async () => {
  const world = await pageWorldAt('/shore')
  window.history.replaceState(null, '', '/terms')
  const { pageWorld } = await import('./page-world.ts')
  expect(pageWorld()).toBe(world)
})

it.each(['terms', 'privacy-policy', 'credits'] as const)(
  'is the one that %s was reached from, whatever another tab looks at',
  async (page) => {
    await pageWorldAt('/shore')
    const { textPageLink } = await import('./page-world.ts')
    expect(textPageLink(page)).toBe(`/${page}?world=shore`)
    vi.resetModules()
    window.localStorage.setItem('last-world', 'shore')
    await pageWorldAt('/')
    expect((await import('./page-world.ts')).textPageLink(page)).toBe(`/${page}`)
  },
)

it('is given where there is no address', async () => {
  vi.stubGlobal('window', undefined)
  const { pageWorld, providePageWorld } = await import('./page-world.ts')
  expect(pageWorld()).toEqual(island)
  providePageWorld('shore')
  expect(pageWorld()).toEqual(shore)
})
