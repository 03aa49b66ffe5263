import { afterEach, describe, expect, it, vi } from 'vitest'
import { FailedRequestError, fetchFile, isFailedRequest } from './failed-request.ts'

afterEach(() => vi.unstubAllGlobals())

describe('isFailedRequest', () => {
  it.each([
    new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/b.js'),
    new TypeError('error loading dynamically imported module: https://a.example/assets/b.js'),
    new TypeError('Importing a module script failed.'),
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new Error('Unable to preload CSS for /assets/map-view.css'),
    new DOMException('The operation timed out.', 'TimeoutError'),
    new FailedRequestError('answered 404'),
  ])('takes %s for a failed request', (error) => {
    expect(isFailedRequest(error)).toBe(true)
  })

  it.each([
    new TypeError('a.b is not a function'),
    new TypeError("Cannot read properties of undefined (reading 'fetched')"),
    new ReferenceError('indexedDB is not defined'),
    new SyntaxError('Unexpected token'),
    new RangeError('Maximum call stack size exceeded'),
    new DOMException('The operation is insecure.', 'SecurityError'),
    new DOMException('full', 'QuotaExceededError'),
    new Error('Failed to fetch'),
    'Failed to fetch',
    undefined,
    null,
  ])('takes %s for a fault of the page', (error) => {
    expect(isFailedRequest(error)).toBe(false)
  })
})

describe('fetchFile', () => {
  const answer = (body: string, init?: ResponseInit) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)))
  const read = (input: unknown) => {
    if (!Array.isArray(input)) throw new TypeError('not a list')
    return input.length
  }

  it('returns the parsed file', async () => {
    answer('[1, 2]')
    await expect(fetchFile('/a.json', 1000, read)).resolves.toBe(2)
  })

  it.each([
    ['an error', () => answer('', { status: 404 })],
    ['a web page', () => answer('<!doctype html>')],
    ['another file', () => answer('{}')],
    [
      'a broken connection',
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed'))),
    ],
  ])('fails as a request for %s', async (_name, arrange) => {
    arrange()
    const error: unknown = await fetchFile('/a.json', 1000, read).catch((reason: unknown) => reason)
    expect(isFailedRequest(error)).toBe(true)
  })
})
