// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { hidePage } from '../../../testing/hide-page.ts'
import { findTabOrigin, keepTabOrigin } from './tab-session.ts'

function claimTabOrigin(): string {
  const origin = findTabOrigin()
  keepTabOrigin(origin)
  return origin
}

const leave = () => window.dispatchEvent(new Event('pagehide'))

beforeEach(() => sessionStorage.clear())

it('is kept by a reload, and by one after that', () => {
  const origin = claimTabOrigin()
  leave()
  expect(claimTabOrigin()).toBe(origin)
  leave()
  expect(claimTabOrigin()).toBe(origin)
})

it('is not shared with a tab that is duplicated while the page is there', () => {
  const origin = claimTabOrigin()
  expect(claimTabOrigin()).not.toBe(origin)
  leave()
  const reloaded = claimTabOrigin()
  expect(sessionStorage.getItem('tab-origin')).toBeNull()
  expect(claimTabOrigin()).not.toBe(reloaded)
})

it('is taken again by a page that comes back out of the browser’s memory', () => {
  claimTabOrigin()
  leave()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(sessionStorage.getItem('tab-origin')).toBeNull()
})

it('is kept while the tab is hidden, where a phone may end the page', () => {
  const origin = claimTabOrigin()
  hidePage(() => expect(sessionStorage.getItem('tab-origin')).toBe(origin))
  expect(sessionStorage.getItem('tab-origin')).toBeNull()
})

it('is a new one if the stored one is invalid or storage is missing', () => {
  sessionStorage.setItem('tab-origin', 'x'.repeat(100_000))
  expect(claimTabOrigin()).toMatch(/^[0-9a-f]{24}$/)
  vi.stubGlobal('sessionStorage', undefined)
  expect(claimTabOrigin()).toMatch(/^[0-9a-f]{24}$/)
  expect(leave).not.toThrow()
  vi.unstubAllGlobals()
})
