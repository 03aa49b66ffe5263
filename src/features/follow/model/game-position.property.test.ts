import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyLine,
  readLogText,
  readLogLine,
  initialTailBytes,
  maxUnreadBytes,
  nextSlice,
  readSlice,
  sliceBytes,
  type GamePosition,
  type PartialLine,
  type LogReadState,
} from './game-position.ts'

const figure = fc
  .oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }),
    fc.integer({ min: -5000, max: 5000 }),
  )
  // Text doesn't distinguish -0 from 0.
  .map((value) => value + 0)
const position = fc.record({ x: figure, y: figure, z: figure, dx: figure, dy: figure })
const written = ({ x, y, z, dx, dy }: GamePosition) => `[LIVEMAP] ${x} ${y} ${z} ${dx} ${dy}`

/** Lines of a log: positions with any prefix, lines that begin a level, and unrelated lines. */
const line = fc.oneof(
  fc.constantFrom('trosecko', 'kutnohorsko').map((level) => ({
    text: `===== Loading level ${level} =====`,
    level,
    at: null,
  })),
  fc.tuple(fc.constantFrom('', '<12:00:01> ', '[Lua] '), position).map(([before, at]) => ({
    text: before + written(at),
    level: undefined,
    at,
  })),
  fc
    .string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCodePoint(code)) })
    .filter((text) => !/\[LIVEMAP\]|Loading level/.test(text))
    .map((text) => ({ text, level: undefined, at: null })),
)
const log = fc.tuple(fc.array(line, { maxLength: 40 }), fc.constantFrom('\n', '\r\n'))
const textOf = (lines: readonly { readonly text: string }[], end: string) =>
  lines.map(({ text }) => text + end).join('')
function positionsOf(
  lines: readonly { readonly at: GamePosition | null; readonly level: string | undefined }[],
) {
  let now: string | undefined
  return lines.flatMap(({ at, level }) => {
    now = level ?? now
    return at ? { ...at, ...(now !== undefined && { level: now }) } : []
  })
}

describe('reading a log', () => {
  it('finds the same positions wherever the text is cut', () => {
    fc.assert(
      fc.property(log, fc.array(fc.nat(2000)), ([lines, end], cuts) => {
        const text = textOf(lines, end)
        const places = [...new Set([0, ...cuts.map((cut) => cut % (text.length + 1)), text.length])]
        places.sort((one, other) => one - other)
        let rest: PartialLine = emptyLine
        const found: GamePosition[] = []
        for (const [index, place] of places.entries()) {
          const news = readLogText(rest, text.slice(place, places[index + 1] ?? place))
          rest = news.rest
          found.push(...news.positions)
        }
        expect(found).toEqual(positionsOf(lines))
      }),
    )
  })

  it('gathers no more than a line, however long a line is', () => {
    let rest: PartialLine = emptyLine
    for (let round = 0; round < 100; round += 1) rest = readLogText(rest, 'x'.repeat(1000)).rest
    expect(rest.text.length).toBeLessThanOrEqual(2000)
    expect(readLogText(rest, '[LIVEMAP] 1 2 3 0 1\n[LIVEMAP] 4 5 6 0 1\n').positions).toEqual([
      { x: 4, y: 5, z: 6, dx: 0, dy: 1 },
    ])
  })

  it('skips anything else in a file', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(
          readLogText(emptyLine, `${text}\n`).positions.every(({ x }) => Number.isFinite(x)),
        ).toBe(true)
      }),
    )
  })
})

it.each([
  ['[LIVEMAP] 1 2 3 4', 'unreadable'],
  ['[LIVEMAP] 1 2 3 4 5 6', 'unreadable'],
  ['[LIVEMAP] nan 2 3 4 5', 'unreadable'],
  ['[LIVEMAP] 1e999 2 3 4 5', 'unreadable'],
  ['[LIVEMAP] 0x10 2 3 4 5', 'unreadable'],
  ['[LIVEMAP] 1,5 2 3 4 5', 'unreadable'],
  ['[LIVEMAP]', 'unreadable'],
  ['LIVEMAP 1 2 3 4 5', 'other'],
  ['', 'other'],
  ['[LIVEMAP]\t1.5 -2e-3\t3 .5 5  ', { x: 1.5, y: -0.002, z: 3, dx: 0.5, dy: 5 }],
  // An interrupted line is followed by a complete one.
  ['[LIVEMAP] 1 2 [LIVEMAP] 1 2 3 4 5', { x: 1, y: 2, z: 3, dx: 4, dy: 5 }],
])('%s', (text, reading) => expect(readLogLine(text)).toEqual(reading))

/** Reads a log in the way of the page while the game writes it. */
function readAll(tail: LogReadState | null, file: string) {
  let now = tail
  let bytes = 0
  const found: GamePosition[] = []
  do {
    const slice = nextSlice(now, file.length)
    bytes += slice.to - slice.from
    const news = readSlice(slice, file.slice(slice.from, slice.to))
    found.push(...news.positions)
    now = news.tail
  } while (now === null || now.offset < file.length)
  return { tail: now, found, bytes }
}

describe('following a log', () => {
  it('finds every position once, however it is written', () => {
    fc.assert(
      fc.property(log, fc.array(fc.nat(300), { maxLength: 30 }), ([lines, end], steps) => {
        const whole = textOf(lines, end)
        let { tail } = readAll(null, '')
        const found: GamePosition[] = []
        let size = 0
        for (const step of [...steps, whole.length]) {
          size = Math.min(whole.length, size + step)
          const news = readAll(tail, whole.slice(0, size))
          ;({ tail } = news)
          found.push(...news.found)
        }
        expect(found).toEqual(positionsOf(lines))
      }),
    )
  })

  it('reads little more than the new part of a grown log', () => {
    const { tail } = readAll(null, 'other\n'.repeat(100_000))
    const { bytes, found } = readAll(tail, `${'other\n'.repeat(100_000)}[LIVEMAP] 1 2 3 0 1\n`)
    expect(bytes).toBeLessThan(100)
    expect(found).toHaveLength(1)
  })

  it('begins with the end of a long one, and not within a line', () => {
    const many = '[LIVEMAP] 11 2 3 0 1\n'.repeat(10_000)
    const { bytes, found } = readAll(null, many)
    expect(bytes).toBe(initialTailBytes)
    expect(found.every(({ x }) => x === 11)).toBe(true)
    expect(found).toHaveLength(Math.floor(initialTailBytes / '[LIVEMAP] 11 2 3 0 1\n'.length))
  })

  it('goes to the end when it is far behind, and piece by piece when it is not', () => {
    const { tail } = readAll(null, '')
    expect(readAll(tail, 'x'.repeat(maxUnreadBytes + 1)).bytes).toBe(initialTailBytes)
    const some = 'x'.repeat(sliceBytes + 5)
    expect(nextSlice(tail, some.length).to).toBe(sliceBytes)
    expect(readAll(tail, some).tail.offset).toBe(some.length)
  })

  it.each([
    ['was emptied', '[LIVEMAP] 7 7 7 0 1\n'],
    ['was replaced by a longer one', `another log\n${'x\n'.repeat(50)}[LIVEMAP] 7 7 7 0 1\n`],
    ['was replaced by one just as long', 'another log12345678\n[LIVEMAP] 7 7 7 0 1\n'],
  ])('begins anew with a log that %s', (_, after) => {
    const { tail } = readAll(null, '[LIVEMAP] 1 2 3 0 1\n[LIVEMAP] 1 2 3 0 1\n')
    expect(readAll(tail, after).found).toEqual([{ x: 7, y: 7, z: 7, dx: 0, dy: 1 }])
  })

  it('puts together a line that was cut in half', () => {
    const { tail } = readAll(null, '[LIVEMAP] 1 2 ')
    expect(readAll(tail, '[LIVEMAP] 1 2 3 0 1\n').found).toHaveLength(1)
  })
})
