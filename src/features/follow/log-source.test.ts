// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PositionEvent } from './position-source.ts'
import { followLogFile, type ChosenLog } from './log-source.ts'

let text: string
let broken: boolean
/** Whether the file is truncated while it is being read. */
let cut: boolean
let opened: number
let read: number
let heard: PositionEvent[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  text = ''
  broken = cut = false
  opened = read = 0
  heard = []
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

function open(): Promise<Blob> {
  opened += 1
  if (broken) return Promise.reject(new DOMException('Gone', 'NotFoundError'))
  const bytes = new TextEncoder().encode(text)
  const slice = (from: number, to: number) => {
    read += to - from
    const given = bytes.slice(from, cut ? from : to)
    return { arrayBuffer: () => Promise.resolve(given.buffer) }
  }
  return Promise.resolve({ size: bytes.length, slice } as unknown as Blob)
}

function listen(log: Partial<ChosenLog> = {}) {
  const listening = followLogFile({ name: 'kcd.log', canGrow: true, open, ...log }, (news) =>
    heard.push(news),
  )
  stop = listening.stop
  return listening
}

const wait = (seconds = 1) => vi.advanceTimersByTimeAsync(seconds * 1000)
const line = (x: number) => `[LIVEMAP] ${x} 2 3 0 1\n`
const xs = () =>
  heard.map((news) => (news.kind === 'positions' ? news.positions.map(({ x }) => x) : news))

describe('listening to a log', () => {
  it('reports the player’s position and then each step once', async () => {
    text = line(1) + line(2)
    listen()
    await wait(0)
    text += line(3) + line(4) + '[LIVEMAP] 5 2'
    await wait()
    text += ' 3 0 1\n'
    await wait(2)
    expect(xs()).toEqual([[2], [3, 4], [5]])
  })

  it('reads little of a log that it knows', async () => {
    text = 'other\n'.repeat(50_000)
    listen()
    await wait(0)
    read = 0
    text += line(1)
    await wait(5)
    expect(read).toBeLessThan(500)
    expect(xs().at(-1)).toEqual([1])
  })

  it('starts again when the log is emptied or replaced [F68]', async () => {
    text = line(1) + line(2)
    listen()
    await wait()
    text = line(7)
    await wait()
    text = 'a log that is another\n' + line(8)
    await wait()
    expect(xs()).toEqual([[2], [7], [8]])
  })

  it('does not replay a log that replaces another, and detects another game’s log [F68] [D-live-1]', async () => {
    text = line(1)
    listen()
    await wait()
    text = 'begun anew\n' + line(4) + line(5) + line(6)
    await wait()
    text += line(7) + line(8)
    await wait()
    expect(xs()).toEqual([[1], [6], [7, 8]])
    text = 'Some other game\n'
    await wait()
    expect(xs().at(-1)).toEqual({ kind: 'problem', problem: 'noLines' })
  })

  it.each([
    ['emptied and begun anew', ['', line(7), line(7) + line(8)], [[7], [8]]],
    ['replaced by a longer one', [`another ${line(6).repeat(9)}${line(7)}`], [[7]]],
    ['shorter, gone and there again', [line(6), null, null, line(6) + line(7)], [[6], [7]]],
    ['gone for long and there again, longer', [null, null, line(1) + line(2) + line(7)], [[7]]],
    [
      'broken within a line',
      [`${line(1)}${line(2)}[LIVEMAP] 9 9`, `${line(1)}${line(2)}[LIVEMAP] 9 9 9 nan -nan(ind)\n`],
      [[9]],
    ],
  ] as const)('follows a log that is %s [F90]', async (_, states, told) => {
    text = line(1) + line(2)
    listen()
    await wait(0)
    for (const state of states) {
      broken = state === null
      text = state ?? text
      await wait()
    }
    expect(xs()).toEqual([[2], ...told])
  })

  it('looks again at a log that is cut while it is read [F90]', async () => {
    text = line(1)
    cut = true
    listen()
    await wait()
    expect(xs()).toEqual([])
    cut = false
    await wait()
    expect(xs()).toEqual([[1]])
  })

  const levels = () =>
    heard.map((news) =>
      news.kind === 'positions' ? news.positions.map(({ x, level }) => [x, level]) : news,
    )
  const begins = (level: string) => `===== Loading level ${level} =====\n`

  it('reports the level of a position and a level that is loading', async () => {
    text = line(1) + begins('trosecko') + line(2)
    listen()
    await wait(0)
    text += line(3) + begins('Kutnohorsko')
    await wait(3)
    text += 'loaded\n' + line(4)
    await wait()
    expect(levels()).toEqual([
      [[2, 'trosecko']],
      [[3, 'trosecko']],
      { kind: 'level', level: 'kutnohorsko' },
      [[4, 'kutnohorsko']],
    ])
  })

  it('finds the level far before the end, also between two read blocks', async () => {
    const lineOfGame = 'a line of the game\n'
    for (const before of [10_000, 70_000, 4_000_000]) {
      heard = []
      for (const seam of [-8, 0, 8]) {
        text = begins('trosecko') + lineOfGame + begins('klaster')
        text +=
          lineOfGame
            .repeat(before / lineOfGame.length)
            .padEnd(before + seam - line(1).length, '.') + '\n'
        text += line(1)
        listen()
        await wait(0)
        stop()
      }
      const told = [[1, 'klaster']]
      await vi.waitFor(() => expect(levels()).toEqual([told, told, told]))
    }
  })

  it('knows no level where a log takes the place of another', async () => {
    text = begins('trosecko') + line(1)
    listen()
    await wait()
    text = 'begun anew\n'.repeat(5) + line(4)
    await wait()
    expect(levels()).toEqual([[[1, 'trosecko']], [[4, undefined]]])
  })

  it('reports a problem of the log [F68]', async () => {
    text = 'Some other game\n'
    listen()
    await wait(0)
    expect(xs()).toEqual([{ kind: 'problem', problem: 'noLines' }])
    text += '[LIVEMAP] here and there\n'
    await wait()
    expect(xs().at(-1)).toEqual({ kind: 'problem', problem: 'badLines' })
    text += line(1)
    await wait()
    expect(xs().at(-1)).toEqual([1])
  })

  it('waits for the first line of an empty one', async () => {
    listen()
    await wait(3)
    expect(heard).toEqual([])
  })

  it('says that the game is silent, until it is not', async () => {
    text = line(1)
    listen()
    await wait(9)
    expect(xs()).toEqual([[1]])
    await wait(2)
    expect(xs().at(-1)).toEqual({ kind: 'silent' })
    text += line(2)
    await wait()
    expect(xs().at(-1)).toEqual([2])
  })

  it('bears with a file that is refused once, and says when it is gone', async () => {
    text = line(1)
    listen()
    await wait(0)
    broken = true
    await wait()
    broken = false
    await wait()
    expect(xs()).toEqual([[1]])
    broken = true
    await wait(3)
    expect(xs().at(-1)).toEqual({ kind: 'problem', problem: 'unreadable' })
    broken = false
    text += line(2)
    await wait()
    expect(xs().at(-1)).toEqual([2])
  })

  it('reads one that cannot be read on once', async () => {
    text = line(1)
    listen({ canGrow: false })
    await wait(5)
    expect(xs()).toEqual([[1], { kind: 'once' }])
    expect(opened).toBe(1)
  })

  it('reports nothing after it was stopped', async () => {
    text = line(1)
    listen().stop()
    await wait(5)
    expect(heard).toEqual([])
    expect(opened).toBe(1)
  })
})
