// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bed, boundWorld, clearStores, nest } from '../../testing/bound-map.ts'
import { shownTypes } from '../filters/shown-filters.ts'
import { useProgress } from '../progress/progress.ts'
import { queueMessages } from './held-messages.ts'
import { talkToParentPage } from './parent-page.ts'
import { openMarker, openedId } from '../../testing/open-cards.ts'
import { closeAll, openedNow } from '../card/opened.ts'
import { useViewport } from '../viewport/viewport-store.ts'

const wiki = 'https://wiki.example'
const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() }
let stop = (): void => undefined
const origin: { current: string | null } = { current: null }
const onHello = vi.fn<() => void>()

/** Returns and clears the messages that the frame has sent, each with its target origin. */
function messages(): unknown[] {
  const { calls } = parent.postMessage.mock
  const taken = calls.map(([message, origin]) => [message, origin])
  parent.postMessage.mockClear()
  return taken
}

const toWiki = (message: object) => [{ itinerarium: 1, ...message }, wiki]

function send(message: object, from: object = {}): void {
  const event = new MessageEvent('message', { data: { itinerarium: 1, ...message } })
  for (const [name, value] of Object.entries({ source: parent, origin: wiki, ...from }))
    Object.defineProperty(event, name, { value })
  window.dispatchEvent(event)
}

const begin = () => {
  stop = talkToParentPage(boundWorld, origin, onHello)
}

const selected = () => openedId('marker')
const greet = () => {
  begin()
  send({ type: 'hello' })
  messages()
}

beforeEach(() => {
  clearStores()
  origin.current = null
  onHello.mockReset()
  Object.defineProperty(window, 'parent', { value: parent, configurable: true })
})

afterEach(() => {
  stop()
  Object.defineProperty(window, 'parent', { value: window, configurable: true })
})

describe('before hello', () => {
  it('sends nothing and does nothing', () => {
    begin()
    openMarker(bed.id, 'pointer')
    useProgress.getState().addDiscovered(bed.id)
    expect(messages()).toEqual([])
    send({ type: 'select', marker: nest.id })
    expect(selected()).toBe(bed.id)
    expect(messages()).toEqual([
      toWiki({ type: 'error', reason: 'Send "hello" before anything else.' }),
    ])
  })

  it('answers earlier messages once the map is ready', () => {
    queueMessages()
    send({ type: 'hello' })
    send({ type: 'select', marker: bed.id }, { source: {} })
    send({ type: 'select', marker: nest.id })
    expect(messages()).toEqual([])
    begin()
    expect(selected()).toBe(nest.id)
    expect(messages()).toEqual([
      toWiki({ type: 'ready', world: 'kcd1' }),
      toWiki({ type: 'selected', marker: nest.id, name: 'nest', kind: 'nest' }),
    ])
  })

  it('ignores a page without an origin', () => {
    begin()
    send({ type: 'hello' }, { origin: 'null' })
    expect(onHello).not.toHaveBeenCalled()
    expect(messages()).toEqual([])
  })
})

describe('a page around the frame that has said hello', () => {
  it('receives the ready state and the open place', () => {
    openMarker(bed.id, 'pointer')
    begin()
    send({ type: 'hello' })
    expect(onHello).toHaveBeenCalledOnce()
    expect(messages()).toEqual([
      toWiki({ type: 'ready', world: 'kcd1' }),
      toWiki({ type: 'selected', marker: bed.id, name: 'bed', kind: 'bed' }),
    ])
  })

  it('receives each opened and closed place once', () => {
    greet()
    openMarker(bed.id, 'pointer')
    openMarker(bed.id, 'event')
    closeAll()
    expect(messages()).toEqual([
      toWiki({ type: 'selected', marker: bed.id, name: 'bed', kind: 'bed' }),
      toWiki({ type: 'selected', marker: null }),
    ])
  })

  it('receives no veiled name, found or not', () => {
    useProgress.getState().addDiscovered(bed.id)
    const grave = { ...bed, name: 'Grave of the king', veiled: true } as const
    stop = talkToParentPage(
      { ...boundWorld, markersById: new Map([[bed.id, grave]]) },
      origin,
      onHello,
    )
    send({ type: 'hello' })
    messages()
    openMarker(bed.id, 'pointer')
    expect(messages()).toEqual([
      toWiki({ type: 'selected', marker: bed.id, name: 'bed', kind: 'bed' }),
    ])
  })

  it('stays known after a change of language', () => {
    greet()
    stop()
    begin()
    openMarker(bed.id, 'pointer')
    expect(messages()).toEqual([
      toWiki({ type: 'selected', marker: bed.id, name: 'bed', kind: 'bed' }),
    ])
  })

  it('receives the places found in this frame', () => {
    greet()
    const { addDiscovered, removeDiscovered, markMany } = useProgress.getState()
    addDiscovered(bed.id)
    removeDiscovered(bed.id)
    markMany([nest.id, bed.id], true)
    expect(messages()).toEqual([
      toWiki({ type: 'marked', markers: [bed.id], found: true }),
      toWiki({ type: 'marked', markers: [bed.id], found: false }),
      toWiki({ type: 'marked', markers: [nest.id, bed.id], found: true }),
    ])
    // Like a change from another tab.
    useProgress.setState({ discoveredMarkers: [] })
    expect(messages()).toEqual([])
  })

  it('has a place opened and closed', () => {
    greet()
    send({ type: 'select', marker: bed.id })
    expect(openedNow()).toMatchObject({ kind: 'marker', id: bed.id, by: 'event' })
    send({ type: 'select', marker: null })
    expect(selected()).toBeNull()
  })

  it('has kinds shown alone, seen as a whole, and then what the address shows again', () => {
    window.history.replaceState(null, '', '/embed?types=bed')
    greet()
    send({ type: 'show', kinds: ['nest'] })
    expect(shownTypes()).toMatchObject({ nest: true, bed: false })
    expect(useViewport.getState().asked).toMatchObject({ shown: true })
    send({ type: 'show', kinds: null })
    expect(shownTypes()).toMatchObject({ nest: false, bed: true })
  })

  it('receives an error for an invalid message, which has no effect', () => {
    greet()
    openMarker(bed.id, 'pointer')
    messages()
    send({ type: 'select', marker: 999 })
    send({ itinerarium: '1', type: 'select', marker: nest.id })
    expect(messages()).toEqual([
      toWiki({
        type: 'error',
        reason: '"marker" is 999, which no place of this world has as its id.',
      }),
      toWiki({ type: 'error', reason: '"itinerarium" must be 1, the version of the protocol.' }),
    ])
    expect(selected()).toBe(bed.id)
  })
})

it('messages of other windows are ignored', () => {
  greet()
  for (const source of [{}, window, null]) send({ type: 'select', marker: bed.id }, { source })
  expect(selected()).toBeNull()
  expect(messages()).toEqual([])
})

it('a page that is in no frame hears nobody', () => {
  Object.defineProperty(window, 'parent', { value: window, configurable: true })
  begin()
  send({ type: 'hello' }, { source: window })
  expect(onHello).not.toHaveBeenCalled()
})

it('sends the view at first and whenever the map comes to rest', () => {
  useViewport.setState({ position: { coordinates: [952.04, 7736.05], zoom: 5.123 } })
  begin()
  expect(messages()).toEqual([])
  send({ type: 'hello' })
  expect(messages()).toEqual([
    toWiki({ type: 'ready', world: 'kcd1' }),
    toWiki({ type: 'viewed', at: [952, 7736.1, 5.12] }),
  ])
  useViewport.setState({ asked: { uncovered: true } })
  expect(messages()).toEqual([])
  useViewport.setState({ position: { coordinates: [1, 2], zoom: 3 } })
  expect(messages()).toEqual([toWiki({ type: 'viewed', at: [1, 2, 3] })])
})
