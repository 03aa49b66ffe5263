// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

const worlds = vi.hoisted(() => ({ home: 'island', others: ['shore'] }))
vi.mock('virtual:worlds', () => worlds)

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  worlds.others = ['shore']
})

async function saveAt(path: string) {
  window.history.replaceState(null, '', path)
  const { saveLastWorldOnView } = await import('./last-world.ts')
  return saveLastWorldOnView()
}

it('notes the world of the page, and again when the page comes back', async () => {
  const stop = await saveAt('/shore')
  expect(localStorage.getItem('last-world')).toBe('shore')
  localStorage.setItem('last-world', 'island')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(localStorage.getItem('last-world')).toBe('shore')
  stop()
})

it('stores nothing where there is but one world', async () => {
  worlds.others = []
  const stop = await saveAt('/')
  expect(localStorage.length).toBe(0)
  stop()
})

it('keeps nothing for the home world, and forgets another that was looked at before', async () => {
  sessionStorage.clear()
  const stop = await saveAt('/')
  expect(localStorage.length + sessionStorage.length).toBe(0)
  localStorage.setItem('last-world', 'shore')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(localStorage.getItem('last-world')).toBeNull()
  stop()
})
