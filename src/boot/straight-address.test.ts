// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { straightenAddress, straightPath } from './straight-address.ts'

it.each([
  ['/', '/'],
  ['/terms', '/terms'],
  ['/terms/', '/terms/'],
  ['/index.html', '/'],
  ['/index.html/', '/'],
  ['//index.html', '/'],
  ['/terms/index.html', '/terms'],
  ['/terms//index.html', '/terms'],
  ['//terms', '/terms'],
  ['//elsewhere.invalid//terms', '/elsewhere.invalid/terms'],
  ['/maps/mine/index.html', '/maps/mine'],
  ['/no/index.htm', '/no/index.htm'],
  ['/myindex.html', '/myindex.html'],
])('%s is the page of %s [F52]', (given, path) => {
  expect(straightPath(given)).toBe(path)
})

beforeEach(() => window.history.replaceState(null, '', '/'))

it('keeps what else the address says', () => {
  window.history.replaceState(null, '', '/terms/index.html?at=1,2#t=1.x')
  straightenAddress()
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/terms?at=1,2#t=1.x',
  )
})

it('leaves an address alone that is right', () => {
  window.history.replaceState('own', '', '/terms/?q=a//b/index.html')
  straightenAddress()
  expect(window.history.state).toBe('own')
  expect(window.location.search).toBe('?q=a//b/index.html')
})
