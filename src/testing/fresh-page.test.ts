// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'

it('a file of tests finds nothing that another has left behind', async () => {
  const used = await import('../ui/paged-list.tsx')
  vi.useFakeTimers()
  window.localStorage.setItem('left', 'behind')
  window.sessionStorage.setItem('left', 'behind')
  window.history.replaceState(null, '', '/left?behind')
  document.head.append(document.createElement('title'))
  document.body.append('left behind')
  document.body.style.pointerEvents = 'none'
  await import('./fake-browser.ts')
  expect(globalThis).toHaveProperty('indexedDB')

  vi.resetModules()
  await import('./fresh-page.ts')

  expect(await import('../ui/paged-list.tsx')).not.toBe(used)
  expect(vi.isFakeTimers()).toBe(false)
  expect(window.localStorage.length + window.sessionStorage.length).toBe(0)
  expect(window.location.pathname + window.location.search).toBe('/')
  expect(document.head.childNodes.length + document.body.childNodes.length).toBe(0)
  expect(document.body.getAttributeNames()).toEqual([])
  expect(globalThis).not.toHaveProperty('indexedDB')

  await import('./fake-browser.ts')
  expect(globalThis).toHaveProperty('indexedDB')
})
