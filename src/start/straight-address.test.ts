// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { correctAddress, correctPath } from './straight-address.ts'

const worlds = { home: 'shore', others: ['far-shore'] }

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
  expect(correctPath(given, '/', worlds)).toBe(path)
})

it.each([
  ['/Far-Shore', '/far-shore'],
  ['/FAR-SHORE/', '/far-shore/'],
  ['/Far-Shore/Embed', '/far-shore/embed'],
  ['/far-shore/EMBED/index.html', '/far-shore/embed'],
  ['/far-shore/Index.HTML', '/far-shore'],
  ['/far%2Dshore', '/far-shore'],
  ['/EMBED', '/embed'],
  ['/Terms', '/terms'],
  ['/PRIVACY-POLICY/', '/privacy-policy/'],
  ['/INDEX.HTML', '/'],
  ['/Elsewhere', '/Elsewhere'],
  ['/far-shore/Elsewhere', '/far-shore/Elsewhere'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/404', '/404'],
])('%s means %s on a host that ignores case [F52]', (given, path) => {
  expect(correctPath(given, '/', worlds)).toBe(path)
})

it.each([
  ['/Maps/Mine/', '/maps/mine/'],
  ['/MAPS/mine', '/maps/mine/'],
  ['/maps/mine/index.html', '/maps/mine/'],
  ['/Maps/mine/Far-Shore/', '/maps/mine/far-shore/'],
  ['/maps/mine/Terms', '/maps/mine/terms'],
  ['/Terms', '/Terms'],
])('%s means %s below a path [F52]', (given, path) => {
  expect(correctPath(given, '/maps/mine/', worlds)).toBe(path)
})

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset['notFound']
})

it('loads the right page in place of the page for unknown addresses [F52]', () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  window.history.replaceState(null, '', '/Terms?at=1,2#x')
  document.documentElement.dataset['notFound'] = ''
  correctAddress()
  expect(replace).toHaveBeenCalledWith('/terms?at=1,2#x')

  window.history.replaceState(null, '', '/Elsewhere')
  correctAddress()
  expect(replace).toHaveBeenCalledTimes(1)
})

it('keeps what else the address says', () => {
  window.history.replaceState(null, '', '/terms/index.html?at=1,2#t=1.x')
  correctAddress()
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/terms?at=1,2#t=1.x',
  )
})

it('leaves an address alone that is right', () => {
  window.history.replaceState('own', '', '/terms/?q=a//b/index.html')
  correctAddress()
  expect(window.history.state).toBe('own')
  expect(window.location.search).toBe('?q=a//b/index.html')
})
