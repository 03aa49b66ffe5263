// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mapElementScript } from './map-element.ts'

const site = 'https://maps.example/mine/'
const wiki = document.createElement('div')
const sent = vi.fn<(message: unknown, origin: string) => void>()
const framed = { postMessage: sent }
const events: [type: string, detail: unknown][] = []

// The built script, as another site's page runs it.
let script = ''
function runScript(url: string): void {
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
  new Function(script.replaceAll('import.meta', JSON.stringify({ url })))()
}

beforeAll(async () => {
  script = await mapElementScript({ home: 'kcd1' })
  runScript(`${site}itinerarium-map.js`)
  for (const type of ['ready', 'selected', 'marked', 'error'])
    wiki.addEventListener(`itinerarium-${type}`, (event) =>
      events.push([type, (event as CustomEvent<unknown>).detail]),
    )
})

beforeEach(() => {
  // Prevents the frame from loading a page.
  const frames = HTMLIFrameElement.prototype
  vi.spyOn(frames, 'contentWindow', 'get').mockReturnValue(framed as never)
  vi.spyOn(frames, 'src', 'set').mockImplementation(function keep(this: HTMLElement, address) {
    this.dataset['src'] = address
  })
  document.body.append(wiki)
})

afterEach(() => {
  wiki.replaceChildren()
  sent.mockClear()
  events.length = 0
})

function put(markup: string): Element {
  wiki.innerHTML = markup
  const [element] = wiki.children
  if (!element) throw new Error('There is no element.')
  return element
}

function frameOf(element: Element): HTMLIFrameElement {
  const frame = element.shadowRoot?.querySelector('iframe')
  if (!frame) throw new Error('There is no frame.')
  return frame
}

function receive(data: unknown, from: object = {}): void {
  const event = new MessageEvent('message', { data })
  const origin = 'https://maps.example'
  for (const [name, value] of Object.entries({ source: framed, origin, ...from }))
    Object.defineProperty(event, name, { value })
  window.dispatchEvent(event)
}

describe('the frame', () => {
  it.each([
    ['', 'embed'],
    [' world="kcd1" marker="12"', 'embed?marker=12'],
    [' world="shore" kinds="camp, nest"', 'shore/embed?types=camp%2Cnest'],
    [
      ' at="1,2,3" spot="4,5" lang="de" follow="1"',
      'embed?at=1%2C2%2C3&spot=4%2C5&lang=de&follow=1',
    ],
    [' world="//elsewhere.example"', '%2F%2Felsewhere.example/embed'],
  ])('of <itinerarium-map%s> shows %s', (attributes, address) => {
    const frame = frameOf(put(`<itinerarium-map${attributes}></itinerarium-map>`))
    expect(frame.dataset['src']).toBe(site + address)
  })

  it('has a name, loads lazily and sends no referrer', () => {
    const frame = frameOf(put('<itinerarium-map label="Camps of the king"></itinerarium-map>'))
    expect(frame.title).toBe('Camps of the king')
    expect(frame).toMatchObject({ loading: 'lazy', referrerPolicy: 'no-referrer' })
    expect(frame.allow || '').toBe('')
    expect(frameOf(put('<itinerarium-map></itinerarium-map>')).title).toBe('Itinerarium')
  })

  it('may ask for the program on the player’s machine where it follows the game', () => {
    const frame = frameOf(put('<itinerarium-map follow="1"></itinerarium-map>'))
    expect(frame.allow).toBe('local-network-access; loopback-network')
  })

  it('is another one for another address, and the same for another name', () => {
    const element = put('<itinerarium-map></itinerarium-map>')
    const frame = frameOf(element)
    element.setAttribute('label', 'Nests')
    expect(frameOf(element)).toBe(frame)
    expect(frame.title).toBe('Nests')
    element.setAttribute('marker', '12')
    expect(frameOf(element)).not.toBe(frame)
    expect(frameOf(element).dataset['src']).toBe(`${site}embed?marker=12`)
  })
})

describe('an element that is moved', () => {
  const selected = { itinerarium: 1, type: 'selected', marker: 7 }
  const move = (element: Element) => wiki.append(element)
  const addressOf = (element: Element) => frameOf(element).dataset['src']

  it('reloads at the view and the place that it showed', () => {
    const element = put('<itinerarium-map marker="12" kinds="camp"></itinerarium-map>')
    receive(selected)
    receive({ itinerarium: 1, type: 'viewed', at: [1, 2.5, 3] })
    move(element)
    expect(addressOf(element)).toBe(`${site}embed?marker=7&types=camp&at=1%2C2.5%2C3`)
    move(element)
    expect(addressOf(element)).toBe(`${site}embed?marker=7&types=camp&at=1%2C2.5%2C3`)
  })

  it('reloads without a place that the reader has closed', () => {
    const element = put('<itinerarium-map marker="12"></itinerarium-map>')
    receive({ ...selected, marker: null })
    move(element)
    expect(addressOf(element)).toBe(`${site}embed`)
  })

  it('shows what an attribute says that changes later', () => {
    const element = put('<itinerarium-map></itinerarium-map>')
    receive({ itinerarium: 1, type: 'viewed', at: [1, 2, 3] })
    element.setAttribute('at', '4,5,6')
    move(element)
    expect(addressOf(element)).toBe(`${site}embed?at=4%2C5%2C6`)
  })

  it('keeps its frame where the browser moves it as it is [F134]', () => {
    const element = put('<itinerarium-map></itinerarium-map>')
    expect(element).toHaveProperty('connectedMoveCallback')
    const frame = frameOf(element)
    ;(element as Element & { connectedMoveCallback(): void }).connectedMoveCallback()
    expect(frameOf(element)).toBe(frame)
  })
})

it('the script may be loaded from a second address [F134]', () => {
  expect(() => runScript('https://maps.example/other/itinerarium-map.js')).not.toThrow()
  const frame = frameOf(put('<itinerarium-map></itinerarium-map>'))
  expect(frame.dataset['src']).toBe(`${site}embed`)
})

describe('the map in the frame', () => {
  const ready = { itinerarium: 1, type: 'ready', world: 'kcd1' }

  it('is greeted once it has loaded, by its own origin alone', () => {
    const element = put('<itinerarium-map></itinerarium-map>')
    expect(sent).not.toHaveBeenCalled()
    frameOf(element).dispatchEvent(new Event('load'))
    expect(sent.mock.calls).toEqual([[{ itinerarium: 1, type: 'hello' }, 'https://maps.example']])
  })

  it('follows attributes without a reload', () => {
    const element = put('<itinerarium-map></itinerarium-map>')
    const frame = frameOf(element)
    receive(ready)
    element.setAttribute('marker', '0')
    element.removeAttribute('marker')
    element.setAttribute('kinds', 'camp nest')
    element.setAttribute('kinds', '')
    expect(sent.mock.calls.map(([message]) => message)).toEqual([
      { itinerarium: 1, type: 'select', marker: 0 },
      { itinerarium: 1, type: 'select', marker: null },
      { itinerarium: 1, type: 'show', kinds: ['camp', 'nest'] },
      { itinerarium: 1, type: 'show', kinds: null },
    ])
    expect(frameOf(element)).toBe(frame)
    element.setAttribute('lang', 'de')
    expect(frameOf(element)).not.toBe(frame)
  })

  it('dispatches its own messages as events and ignores other senders', () => {
    put('<itinerarium-map></itinerarium-map>')
    receive(ready)
    receive({ itinerarium: 1, type: 'marked', markers: [12], found: true })
    receive({ itinerarium: 1, type: 'selected', marker: null }, { source: {} })
    receive({ itinerarium: 1, type: 'selected', marker: null }, { origin: 'https://evil.example' })
    receive('hello')
    receive(null)
    expect(events).toEqual([
      ['ready', { world: 'kcd1' }],
      ['marked', { markers: [12], found: true }],
    ])
    wiki.replaceChildren()
    receive(ready)
    expect(events).toHaveLength(2)
  })
})
