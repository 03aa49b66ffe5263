import { describe, expect, it, vi, afterEach, beforeEach } from 'vitest'
import { fileEndings } from '../../model/accepted-files.ts'
import { maxBackupBytes, maxUploadBytes } from '../../../pins/model/limits.ts'
import { readUploadFile, readInWorker } from './upload-file.ts'

const file = (text: string, name = 'backup.json') => new File([text], name)

describe('readUploadFile', () => {
  it('reads a file of any name that ends in .json', async () => {
    for (const name of ['backup.json', 'BACKUP.JSON', 'a.b (1).json']) {
      expect(await readUploadFile(file('[1,2]', name), 'kcd1', null)).toEqual({
        ok: true,
        source: 'list',
        ids: [1, 2],
        skipped: [],
        pins: [],
        skippedPins: 0,
        questions: [],
      })
    }
  })

  it.each(['backup', 'json', 'backup.bin', 'backup.json '])(
    'refuses a file called "%s" without reading it [F15]',
    async (name) => {
      const chosen = file('[1,2]', name)
      const read = vi.spyOn(chosen, 'arrayBuffer')
      expect(await readUploadFile(chosen, 'kcd1', null)).toEqual({
        ok: false,
        problem: { kind: 'extension', endings: fileEndings },
      })
      expect(read).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['places.KMZ', 'kmz'],
    ['backup.json.png', 'picture'],
    ['drawing.svg', 'picture'],
    ['sheet.xlsx', 'archive'],
  ])('calls a file called "%s" what it is, without reading it', async (name, looksLike) => {
    const chosen = file('<kml>', name)
    const read = vi.spyOn(chosen, 'arrayBuffer')
    expect(await readUploadFile(chosen, 'kcd1', null)).toEqual({
      ok: false,
      problem: { kind: 'not-json', looksLike },
    })
    expect(read).not.toHaveBeenCalled()
  })

  it.each([
    ['list.csv', maxUploadBytes],
    // Backups may be larger because of their pictures.
    ['backup.json', maxBackupBytes],
  ])('refuses a file that is too large without reading it: %s [F19]', async (name, most) => {
    const chosen = file('[1,2]', name)
    Object.defineProperty(chosen, 'size', { value: most + 1 })
    const read = vi.spyOn(chosen, 'arrayBuffer')
    expect(await readUploadFile(chosen, 'kcd1', null)).toEqual({
      ok: false,
      problem: { kind: 'too-large', bytes: most + 1, most },
    })
    expect(read).not.toHaveBeenCalled()
  })

  it('says so when the browser cannot read the file [F31]', async () => {
    const chosen = file('[1,2]')
    vi.spyOn(chosen, 'arrayBuffer').mockRejectedValue(new DOMException('Gone', 'NotFoundError'))
    expect(await readUploadFile(chosen, 'kcd1', null)).toEqual({
      ok: false,
      problem: { kind: 'unreadable' },
    })
  })
})

class FakeWorker extends EventTarget {
  static last: FakeWorker
  readonly terminate = vi.fn<() => void>()
  constructor() {
    super()
    FakeWorker.last = this
  }
  postMessage(): void {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const request = { bytes: new ArrayBuffer(8), ending: '.json', map: 'shore', world: null } as const

it('[F79] gives up a worker that says nothing, so that the page reads the file itself', async () => {
  const read = readInWorker(request, {})
  await vi.advanceTimersByTimeAsync(29_999)
  FakeWorker.last.dispatchEvent(
    new MessageEvent('message', { data: { kind: 'pins', pins: [], share: 0.5 } }),
  )
  await vi.advanceTimersByTimeAsync(29_999)
  expect(FakeWorker.last.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await read).toBeUndefined()
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce()
})
