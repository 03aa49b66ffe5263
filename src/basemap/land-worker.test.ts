import { emptyLand } from '../testing/land-samples.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeGeography, type Land } from './geography.ts'
import type { LandAnswer, LandRequest } from './land-worker.ts'
import type { Tile } from './tiles/tile-grid.ts'

/** Compass letter of each painted land. */
const written = vi.hoisted((): (string | undefined)[] => [])

vi.mock('./land-fonts.ts', () => ({
  loadLandFonts: () => Promise.resolve(),
  loadExtraFonts: () => Promise.resolve(),
}))
vi.mock('./land-painter.ts', async (original) => ({
  ...(await original<typeof import('./land-painter.ts')>()),
  LandPainter: class {
    constructor({ north }: Land) {
      written.push(north)
    }
    paint() {}
  },
}))

const tiles = (...keys: string[]): Tile[] =>
  keys.map((key) => ({
    key,
    width: 8,
    height: 8,
    basemapStyle: 'parchment',
    level: 0,
    extent: [0, 0, 1, 1],
    unitsPerPixel: 1,
  }))

const empty = encodeGeography(emptyLand)

async function startWorker() {
  const answers: LandAnswer[] = []
  let hear: ((event: { data: LandRequest }) => void) | undefined
  vi.stubGlobal('self', {
    addEventListener: (_name: string, listener: typeof hear) => (hear = listener),
    postMessage: (answer: LandAnswer) => answers.push(answer),
  })
  await import('./land-worker.ts')
  const send = (data: LandRequest) => hear?.({ data })
  return {
    answers,
    load: (text = JSON.stringify(empty)) =>
      send({ kind: 'load', geography: new TextEncoder().encode(text).buffer }),
    want: (received: number, ...keys: string[]) =>
      send({ kind: 'want', received, tiles: tiles(...keys) }),
    relabel: (north: string) => send({ kind: 'relabel', words: { north } }),
    drawn: () => answers.flatMap((answer) => (answer.kind === 'drawn' ? [answer.tile.key] : [])),
  }
}

beforeEach(() => {
  written.length = 0
  vi.resetModules()
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return { clearRect: () => undefined }
      }
    },
  )
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({}))
})

describe('the land’s worker', () => {
  it('draws earlier requests once the land has loaded', async () => {
    const worker = await startWorker()
    worker.want(0, 'a', 'b')
    worker.load()
    await vi.waitFor(() => expect(worker.drawn()).toEqual(['a', 'b']))
    expect(worker.answers[0]).toEqual({ kind: 'loaded' })
  })

  it('explains why a file is invalid', async () => {
    const worker = await startWorker()
    worker.load('{}')
    await vi.waitFor(() =>
      expect(worker.answers).toEqual([
        { kind: 'failed', message: 'The file is not a geography file.' },
      ]),
    )
  })

  it('has other words on all that it draws from then on', async () => {
    const worker = await startWorker()
    worker.relabel('S')
    worker.load()
    worker.want(0, 'a')
    await vi.waitFor(() => expect(worker.drawn()).toEqual(['a']))
    worker.relabel('K')
    await vi.waitFor(() => expect(worker.answers.at(-1)).toEqual({ kind: 'relabelled' }))
    worker.want(1, 'a')
    await vi.waitFor(() => expect(worker.drawn()).toEqual(['a', 'a']))
    expect(written).toEqual(['S', 'K'])
  })

  it('draws each requested tile only once', async () => {
    const worker = await startWorker()
    worker.load()
    worker.want(0, 'a', 'b')
    await vi.waitFor(() => expect(worker.drawn()).toEqual(['a', 'b']))
    worker.want(0, 'a', 'b', 'c')
    await vi.waitFor(() => expect(worker.drawn()).toContain('c'))
    worker.want(1, 'b', 'd')
    await vi.waitFor(() => expect(worker.drawn()).toContain('d'))
    expect(worker.drawn()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('draws again what had arrived and was thrown away since', async () => {
    const worker = await startWorker()
    worker.load()
    worker.want(0, 'a', 'b')
    await vi.waitFor(() => expect(worker.drawn()).toEqual(['a', 'b']))
    worker.want(1, 'a', 'b')
    await vi.waitFor(() => expect(worker.drawn()).toEqual(['a', 'b', 'a']))
  })
})
