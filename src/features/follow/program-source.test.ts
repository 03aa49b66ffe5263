// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PositionEvent } from './position-source.ts'
import { useSettings } from '../settings/settings.ts'
import { pollProgram, programAddresses } from './program-source.ts'

const usual = 'http://localhost:8765/position'

let answer: (address: string) => Promise<Response>
let addresses: string[]
let asked: number[]
let heard: PositionEvent[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  asked = []
  addresses = []
  heard = []
  vi.stubGlobal('fetch', (address: string, { signal }: { readonly signal: AbortSignal }) => {
    addresses.push(address)
    asked.push(Math.round(performance.now()))
    return Promise.race([
      answer(address),
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Too late', 'AbortError')))
      }),
    ])
  })
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function listen(at: readonly string[] = [usual]) {
  const listening = pollProgram((news) => heard.push(news), at)
  stop = listening.stop
  return listening
}

const answers = (text: string) => {
  answer = () => Promise.resolve(new Response(text))
}
const isSilent = () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
}
const wait = (seconds = 1) => vi.advanceTimersByTimeAsync(seconds * 1000)
const last = () => heard.at(-1)

describe('listening to the program', () => {
  it('asks once a second', async () => {
    answers('{"x":1,"y":2,"z":3,"dx":0,"dy":1}')
    listen()
    await wait(5.5)
    expect(asked).toHaveLength(6)
    expect(last()).toMatchObject({ kind: 'positions', positions: [{ x: 1, y: 2, dx: 0, dy: 1 }] })
  })

  it('reports the level with or without a position', async () => {
    answers('{"x":1,"y":2,"level":"trosecko"}')
    listen()
    await wait(0.1)
    answers('{"level":"klaster"}')
    await wait()
    expect(heard).toMatchObject([
      { kind: 'positions', positions: [{ x: 1, level: 'trosecko' }] },
      { kind: 'level', level: 'klaster' },
      { kind: 'waiting' },
    ])
  })

  it('asks less often while nothing answers, and at once on request', async () => {
    isSilent()
    const { readNow } = listen()
    await wait(100)
    const [first = 0, ...others] = asked
    expect(others.map((time) => Math.round((time - first) / 1000))).toEqual([2, 6, 14, 30, 60, 90])
    expect(last()).toMatchObject({ kind: 'problem', problem: 'noAnswer' })
    answers('{}')
    readNow()
    await wait(0.1)
    expect(last()).toEqual({ kind: 'waiting' })
    const amount = asked.length
    await wait(3)
    expect(asked.length).toBe(amount + 3)
  })

  it('says nothing of a single answer that is missing', async () => {
    answers('{"x":1,"y":2}')
    listen()
    await wait()
    isSilent()
    await wait()
    answers('{"x":1,"y":2}')
    await wait(4)
    expect(heard.every(({ kind }) => kind === 'positions')).toBe(true)
  })

  it('a program that flaps for a minute marks the position as old, without an alarm [F90]', async () => {
    const good = () => Promise.resolve(new Response('\uFEFF{"x":1,"y":2,"dx":null,"dy":"north"}'))
    const refused = () => Promise.reject(new TypeError('Failed to fetch'))
    const page = () => Promise.resolve(new Response('<!doctype html>'))
    const turns = [good, refused, page, good]
    answer = () => turns[(asked.length - 1) % turns.length]?.() ?? good()
    listen()
    await wait(60)
    const kinds = new Set(heard.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['positions', 'missed']))
    expect(asked.length).toBeGreaterThan(50)
    answer = refused
    await wait(20)
    expect(last()).toMatchObject({ kind: 'problem', problem: 'noAnswer' })
  })

  it.each([
    ['a page', () => new Response('<!doctype html><h1>It works!</h1>')],
    ['an error', () => new Response('{"x":1,"y":2}', { status: 500 })],
    ['endless text', () => new Response('1'.repeat(5000))],
    ['something else', () => new Response('{"temperature":20}')],
  ])('says that %s is no position [F68]', async (_, response) => {
    answer = () => Promise.resolve(response())
    listen()
    await wait(0.1)
    expect(heard).toMatchObject([{ kind: 'problem', problem: 'badAnswer' }])
  })

  it('is silent if the game’s time stands still, but not if only the player does', async () => {
    answers('{"x":1,"y":2,"t":100}')
    listen()
    await wait(12)
    expect(last()).toEqual({ kind: 'silent' })
    answers('{"x":1,"y":2,"t":101}')
    await wait()
    expect(last()?.kind).toBe('positions')
    answers('{"x":1,"y":2}')
    await wait(20)
    expect(last()?.kind).toBe('positions')
  })

  it('waits no longer than three seconds for an answer', async () => {
    answer = () => new Promise(() => undefined)
    listen()
    await wait(2.9)
    expect(heard).toEqual([])
    await wait(0.2)
    expect(heard).toMatchObject([{ kind: 'problem', problem: 'noAnswer' }])
  })

  it('hears no more once it is stopped', async () => {
    answers('{"x":1,"y":2}')
    listen().stop()
    await wait(5)
    expect(asked).toHaveLength(1)
    expect(heard).toEqual([])
  })
})

describe('the address of the program', () => {
  const own = 'http://192.168.1.20:5173/position'
  const at = (href: string) => vi.stubGlobal('location', new URL(href))

  afterEach(() => useSettings.setState({ programAddress: '' }))

  it('is this computer, the page’s own host, or the address that the player enters', () => {
    at('https://example.org/')
    expect(programAddresses()).toEqual([usual])
    at('http://192.168.1.20:5173/kcd2-trosky')
    expect(programAddresses()).toEqual([own, usual])
    useSettings.setState({ programAddress: 'http://10.0.0.7:8765' })
    expect(programAddresses()).toEqual(['http://10.0.0.7:8765/position'])
    // A stored address is checked like one that the player types.
    useSettings.setState({ programAddress: 'https://example.org' })
    expect(programAddresses()).toEqual([own, usual])
  })

  it('beside the page for as long as it answers there', async () => {
    answers('{"x":1,"y":2}')
    listen([own, usual])
    await wait(2.5)
    expect(addresses).toEqual([own, own, own])
    isSilent()
    await wait(20)
    expect(new Set(addresses)).toEqual(new Set([own]))
    expect(last()).toMatchObject({ problem: 'noAnswer', host: '192.168.1.20:5173' })
  })

  it('once beside a page that something else serves, and then where it is usually', async () => {
    answer = (address) =>
      Promise.resolve(
        address === own ? new Response('', { status: 404 }) : new Response('{"x":1,"y":2}'),
      )
    listen([own, usual])
    await wait(2.5)
    expect(addresses).toEqual([own, usual, usual, usual])
    expect(heard.every(({ kind }) => kind === 'positions')).toBe(true)
    stop()
    addresses = []
    isSilent()
    listen([own, usual])
    await wait(7)
    expect(addresses).toEqual([own, usual, usual, usual])
    expect(last()).toMatchObject({ problem: 'noAnswer', host: 'localhost:8765' })
  })

  it('is reported if the page’s own policy forbids it, even after the request', async () => {
    const address = 'http://10.0.0.7:8765/position'
    isSilent()
    listen([address])
    await wait(0.1)
    expect(last()).toMatchObject({ problem: 'noAnswer', host: '10.0.0.7:8765' })
    const violation = (blockedURI: string, effectiveDirective = 'connect-src') =>
      document.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }),
      )
    violation('https://example.org/a.png', 'img-src')
    expect(last()).toMatchObject({ problem: 'noAnswer' })
    violation(address)
    expect(last()).toMatchObject({ problem: 'forbidden', host: '10.0.0.7:8765' })
    await wait(3)
    expect(last()).toMatchObject({ problem: 'forbidden' })
    stop()
    const { length } = heard
    violation('http://10.0.0.8:8765/position')
    expect(heard).toHaveLength(length)
  })

  it('and says that a page which came by https asks no other machine by http', async () => {
    at('https://example.org/')
    isSilent()
    listen(['http://10.0.0.7:8765/position'])
    await wait(0.1)
    expect(last()).toMatchObject({ problem: 'mixed' })
    stop()
    listen([usual])
    await wait(0.1)
    expect(last()).toMatchObject({ problem: 'noAnswer' })
  })
})
