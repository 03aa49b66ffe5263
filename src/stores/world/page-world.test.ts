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
  ['/nowhere', island],
  ['/shore/terms', island],
])('is at %s', async (path, world) => {
  expect(await pageWorldAt(path)).toEqual(world)
})

it('stays what it was when the address changes', async () => {
  const world = await pageWorldAt('/shore')
  window.history.replaceState(null, '', '/terms')
  const { pageWorld } = await import('./page-world.ts')
  expect(pageWorld()).toBe(world)
})

it('is the one last looked at on pages that show none: in the tab, else in the browser', async () => {
  await pageWorldAt('/shore')
  const stop = (await import('./last-world.ts')).keepLastWorld()
  vi.resetModules()
  expect(await pageWorldAt('/terms')).toEqual(shore)
  window.sessionStorage.clear()
  vi.resetModules()
  expect(await pageWorldAt('/terms')).toEqual(shore)
  window.sessionStorage.setItem('tab-world', 'island')
  vi.resetModules()
  expect(await pageWorldAt('/credits')).toEqual(island)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(window.sessionStorage.getItem('tab-world')).toBe('shore')
  stop()
  expect(await pageWorldAt('/')).toEqual(island)
})

it('is home where what was last looked at is gone', async () => {
  window.localStorage.setItem('last-world', 'atlantis')
  expect(await pageWorldAt('/terms')).toEqual(island)
})

it('is given where there is no address', async () => {
  vi.stubGlobal('window', undefined)
  const { pageWorld, providePageWorld } = await import('./page-world.ts')
  expect(pageWorld()).toEqual(island)
  providePageWorld('shore')
  expect(pageWorld()).toEqual(shore)
})
