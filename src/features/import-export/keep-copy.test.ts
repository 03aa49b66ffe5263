// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeFile } from '../../testing/fake-file.ts'
import type { CopyRecord } from './model/copy-format.ts'
import type { FileHandle } from './storage/handle-file.ts'

const handles = new Map<string, FileHandle>()
let picked: FileHandle | null = null
const showNote = vi.fn<(id: string, text: { readonly title: () => string }) => void>()
const showFailure = vi.fn()

vi.mock('./storage/handle-file.ts', async (original) => ({
  ...(await original<typeof import('./storage/handle-file.ts')>()),
  pickFile: () => Promise.resolve(picked),
  readHandle: (name: string) => Promise.resolve(handles.get(name)),
  storeHandle: (name: string, handle: FileHandle) => Promise.resolve(handles.set(name, handle)),
  forgetHandle: (name: string) => Promise.resolve(handles.delete(name)),
}))

vi.mock('../../ui/toasts/toasts.tsx', async (original) => ({
  ...(await original<typeof import('../../ui/toasts/toasts.tsx')>()),
  showNote,
  showFailure,
}))

let close = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  handles.clear()
  showNote.mockReset()
  vi.stubGlobal('indexedDB', undefined)
})
afterEach(() => {
  close()
  vi.useRealTimers()
})

async function load() {
  close()
  vi.resetModules()
  const { openPlaythrough, progressRepository, useProgress } =
    await import('../progress/progress.ts')
  const copy = await import('./keep-copy.ts')
  const { usePlaythroughs } = await import('../progress/playthroughs/playthroughs.ts')
  const { useBackupStatus, sinceBackup } = await import('../progress/backup/backup-status.ts')
  const format = await import('./model/copy-format.ts')
  const { watchCopyFile } = await import('./watch-copy-file.ts')
  const stop = watchCopyFile()
  close = () => {
    stop()
    copy.pauseCopy()
    progressRepository.stop()
  }
  await vi.advanceTimersByTimeAsync(1)
  const textOf = (...ids: readonly number[]) => {
    const marks = new Map(ids.map((id) => [id, { id, revision: 1, discovered: true }]))
    const record: CopyRecord = { marks, pins: new Map() }
    return format.copyText(record, { map: 'kcd1', name: '', filterSets: [] }, {}, new Date())
  }
  const idsIn = (file: FakeFile) => {
    const reading = format.readCopy(file.text, 'kcd1')
    return reading.ok
      ? [...reading.record.marks.values()].flatMap((mark) => (mark.discovered ? mark.id : []))
      : []
  }
  return {
    ...copy,
    state: () => copy.useCopyFile.getState(),
    list: () => useProgress.getState().discoveredMarkers,
    progress: () => useProgress.getState(),
    openPlaythrough,
    usePlaythroughs,
    since: () => sinceBackup(useProgress.getState(), useBackupStatus.getState()),
    textOf,
    idsIn,
    choose: async (file: FakeFile, which: 'new' | 'existing' = 'existing') => {
      picked = file.handle()
      await copy.chooseCopy(which)
      await vi.advanceTimersByTimeAsync(1)
    },
    focus: async () => {
      window.dispatchEvent(new Event('focus'))
      await vi.advanceTimersByTimeAsync(1)
    },
  }
}

const aWhile = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const notes = () => showNote.mock.calls.map(([, text]) => text.title())

describe('a copy in a file', () => {
  it('is written at once and two seconds after each change', async () => {
    const page = await load()
    page.progress().addDiscovered(1)
    const file = new FakeFile('')
    await page.choose(file, 'new')
    expect([page.idsIn(file), page.state()]).toMatchObject([
      [1],
      { name: 'kcd1.json', problem: null, writtenAt: file.version },
    ])
    page.progress().addDiscovered(2)
    page.progress().addDiscovered(3)
    await aWhile(page.copyDelay - 1)
    expect(file.writes).toBe(1)
    await aWhile(2)
    expect([file.writes, page.idsIn(file)]).toEqual([2, [1, 2, 3]])
    await aWhile(5 * page.copyInterval)
    expect(file.writes).toBe(2)
    expect(page.since()).toMatchObject({ marks: 0, backedUp: true })
  })

  it('merges another device’s changes on focus and once a minute, without an echo', async () => {
    const page = await load()
    const file = new FakeFile('')
    await page.choose(file, 'new')
    file.overwrite(page.textOf(5))
    const { writes } = file
    await page.focus()
    expect(page.list()).toEqual([5])
    file.overwrite(page.textOf(5, 6))
    await aWhile(page.copyInterval)
    expect(page.list()).toEqual([5, 6])
    await aWhile(page.copyInterval)
    expect(file.writes).toBe(writes)
    // Like a change from another tab, the file's marks can't be undone here.
    expect([page.progress().journal, page.progress().snapshots]).toEqual([[], []])
  })

  it('merges an existing file and keeps the previous list as a snapshot', async () => {
    const page = await load()
    page.progress().addDiscovered(1)
    const file = new FakeFile(page.textOf(2))
    await page.choose(file)
    expect([new Set(page.list()), new Set(page.idsIn(file))]).toEqual([
      new Set([1, 2]),
      new Set([1, 2]),
    ])
    expect(page.progress().snapshots).toMatchObject([{ reason: 'import', discoveredMarkers: [1] }])
  })

  it('goes on at the next visit, and ends when the player says so', async () => {
    const first = await load()
    const file = new FakeFile('')
    await first.choose(file, 'new')
    first.progress().addDiscovered(1)
    const page = await load()
    expect(page.idsIn(file)).toEqual([1])
    page.stopCopy()
    page.progress().addDiscovered(2)
    await aWhile(page.copyInterval)
    expect([
      page.idsIn(file),
      page.state().name,
      handles.size,
      localStorage.getItem('copy-file'),
    ]).toEqual([[1], '', 0, null])
  })

  it('has a change also where the page goes before two seconds are over', async () => {
    const page = await load()
    const file = new FakeFile('')
    await page.choose(file, 'new')
    page.progress().addDiscovered(1)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await aWhile(1)
    expect(page.idsIn(file)).toEqual([1])
    vi.restoreAllMocks()
  })

  it('waits while another tab has a step under way', async () => {
    const page = await load()
    const file = new FakeFile('')
    let goOn = () => {}
    const turn = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const request = vi.fn((_name: string, work: () => Promise<void>) => turn.then(work))
    vi.stubGlobal('navigator', { locks: { request } })
    await page.choose(file, 'new')
    page.progress().addDiscovered(1)
    await aWhile(page.copyInterval)
    expect([file.writes, request.mock.calls[0]?.[0]]).toEqual([0, 'itinerarium-kcd1.copy-file'])
    goOn()
    await aWhile(1)
    expect(page.idsIn(file)).toEqual([1])
    vi.unstubAllGlobals()
  })

  it('is each playthrough’s own', async () => {
    const page = await load()
    page.progress().addDiscovered(1)
    const [one, other] = [new FakeFile('', 'one.json'), new FakeFile('', 'other.json')]
    await page.choose(one, 'new')
    page.usePlaythroughs.getState().put('3fa91c02', { name: 'Second' })
    void page.openPlaythrough('3fa91c02')
    await aWhile(10)
    expect(page.state().name).toBe('')
    page.progress().addDiscovered(2)
    await page.choose(one)
    expect(page.state()).toMatchObject({ name: '', refused: { problem: 'taken' } })
    await page.choose(other, 'new')
    void page.openPlaythrough('')
    await aWhile(10)
    page.progress().addDiscovered(3)
    await aWhile(page.copyDelay + 1)
    expect([page.idsIn(one), page.idsIn(other)]).toEqual([[1, 3], [2]])
  })
})

describe('a problem of the copy', () => {
  it('is a foreign file: the previous copy continues, nothing is overwritten', async () => {
    const page = await load()
    const file = new FakeFile('')
    await page.choose(file, 'new')
    const theirs = new FakeFile('Eggs, bread', 'shopping.json')
    await page.choose(theirs)
    expect(page.state()).toMatchObject({
      name: 'kcd1.json',
      refused: { name: 'shopping.json', problem: 'foreign' },
    })
    page.progress().addDiscovered(1)
    await aWhile(page.copyDelay + 1)
    expect([page.idsIn(file), theirs.text, theirs.writes]).toEqual([[1], 'Eggs, bread', 0])
  })

  it('is a missing permission: the player is told once and can allow it', async () => {
    const first = await load()
    const file = new FakeFile('')
    await first.choose(file, 'new')
    file.permission = 'prompt'
    const page = await load()
    page.progress().addDiscovered(1)
    await aWhile(3 * page.copyInterval)
    expect([page.state().problem, file.writes]).toEqual(['ask', 1])
    expect(notes()).toEqual([page.problemWords('ask', 'kcd1.json')])
    await page.allowCopy()
    expect([page.state().problem, page.idsIn(file)]).toEqual([null, [1]])
    file.permission = 'denied'
    await page.focus()
    expect(page.state().problem).toBe('refused')
  })

  it('is a missing file: it is reported if it stays away, and used when it is back', async () => {
    const page = await load()
    const file = new FakeFile('')
    await page.choose(file, 'new')
    file.faults = { read: 'NotFoundError' }
    await page.focus()
    expect([page.state().problem, notes()]).toEqual(['away', []])
    page.progress().addDiscovered(1)
    await aWhile(5 * page.copyInterval)
    expect(notes()).toEqual([page.problemWords('away', 'kcd1.json')])
    file.faults = {}
    await aWhile(page.copyInterval)
    expect([page.state().problem, page.idsIn(file)]).toEqual([null, [1]])
  })

  it('is a truncated file: it is rewritten on request, unless it has changed since', async () => {
    const page = await load()
    page.progress().addDiscovered(1)
    const file = new FakeFile('')
    await page.choose(file, 'new')
    file.cut(30)
    await page.focus()
    expect(page.state()).toMatchObject({ problem: 'damaged', lasting: false })
    await page.focus()
    expect(page.state()).toMatchObject({ problem: 'damaged', lasting: true })
    file.cut(20)
    page.writeAnew()
    await aWhile(1)
    expect([page.state().problem, file.writes]).toEqual(['damaged', 1])
    page.writeAnew()
    await aWhile(1)
    expect([page.state().problem, page.idsIn(file)]).toEqual([null, [1]])
    // A file that held a copy and is then cut to nothing is damaged, not new.
    file.cut(0)
    await page.focus()
    expect([page.state().problem, file.writes]).toEqual(['empty', 2])
  })

  it('is a truncated file whose time keeps changing: it can still be rewritten', async () => {
    const page = await load()
    page.progress().addDiscovered(1)
    const file = new FakeFile('')
    await page.choose(file, 'new')
    file.restless = true
    file.cut(40)
    await page.focus()
    await page.focus()
    expect(page.state()).toMatchObject({ problem: 'damaged', lasting: true })
    expect(notes()).toHaveLength(1)
    page.writeAnew()
    await aWhile(1)
    expect([page.idsIn(file), page.state().problem]).toEqual([[1], null])
  })

  it('is deleted site data: the file’s content does not come back by itself', async () => {
    const page = await load()
    const file = new FakeFile('')
    await page.choose(file, 'new')
    localStorage.clear()
    file.overwrite(page.textOf(8))
    await page.focus()
    expect([page.list(), page.state().name]).toEqual([[], ''])
  })

  it('is a browser that shows no dialog', async () => {
    const page = await load()
    handles.set = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    await page.choose(new FakeFile(''), 'new')
    Reflect.deleteProperty(handles, 'set')
    expect(showFailure).toHaveBeenCalled()
    expect(page.state().name).toBe('')
  })
})
