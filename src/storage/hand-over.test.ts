// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isRecord, parseJson, readWholeNumber } from '../platform/read-field.ts'
import { anyText, handOver } from './hand-over.ts'

const readPlace = (text: string) => {
  const input = parseJson(text)
  const id = readWholeNumber(0)(isRecord(input) ? input['id'] : undefined)
  return id === undefined ? undefined : { id }
}

const place = handOver('place', readPlace)
const word = handOver('word', anyText)

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('a note is taken once', () => {
  expect(place.store({ id: 7 })).toBe(true)
  expect(place.consume()).toEqual({ id: 7 })
  expect(place.consume()).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
})

it('a note replaces the previous one under its key', () => {
  place.store({ id: 7 })
  place.store({ id: 8 })
  word.store('own')
  expect([place.consume(), word.consume()]).toEqual([{ id: 8 }, 'own'])
})

it('peek keeps the note', () => {
  place.store({ id: 7 })
  expect([place.peek(), place.consume()]).toEqual([{ id: 7 }, { id: 7 }])
})

it.each(['123', '', 'null', '"quoted"', '\u0000\u00ff'])(
  'the text %j is stored as it is',
  (text) => {
    word.store(text)
    expect(sessionStorage.getItem('word')).toBe(text)
    expect(word.consume()).toBe(text)
  },
)

it('an earlier version’s note with further fields is read', () => {
  sessionStorage.setItem('place', '{"id":7,"world":"kcd1"}')
  expect(place.consume()).toEqual({ id: 7 })
})

it.each(['{', 'null', '[]', '{"id":-1}', '{"id":"7"}'])(
  'the invalid note %s is removed',
  (text) => {
    sessionStorage.setItem('place', text)
    expect([place.peek(), place.consume()]).toEqual([undefined, undefined])
    expect(sessionStorage.length).toBe(0)
  },
)

it('a note that makes its reader throw counts as invalid', () => {
  const broken = handOver('broken', refuse)
  sessionStorage.setItem('broken', 'text')
  expect(broken.consume()).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
})

describe.each([
  ['throws at the call', new Proxy({}, { get: () => refuse })],
  ['is missing', undefined],
])('a session storage that %s', (_how, storage) => {
  it('gives no note and says that none was left', () => {
    vi.stubGlobal('sessionStorage', storage)
    expect(place.store({ id: 7 })).toBe(false)
    expect([place.peek(), place.consume()]).toEqual([undefined, undefined])
  })
})

it('a session storage that throws at its getter gives no note', () => {
  const getter = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
  expect([place.store({ id: 7 }), place.peek(), place.consume()]).toEqual([
    false,
    undefined,
    undefined,
  ])
  getter.mockRestore()
})

it('a full session storage says that the note was not left', () => {
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: () => null })
  expect(place.store({ id: 7 })).toBe(false)
})
