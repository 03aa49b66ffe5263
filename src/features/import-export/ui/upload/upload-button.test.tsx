// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackup } from '../../../progress/model/backup-format.ts'
import { readFile } from '../../model/import/read-import.ts'
import { manyPins, pinOf } from '../../../../testing/pin-samples.ts'
import { forwardFile } from '../../storage/forwarded-file-storage.ts'
import { useProgress } from '../../../progress/progress.ts'
import { indexWorld, WorldProvider } from '../../../worlds/world-context.tsx'
import type { ReadAnswer, ReadRequest } from './upload-file.ts'
import { UploadButton } from './upload-button.tsx'

vi.mock('../../storage/forwarded-file-storage.ts', { spy: true })

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = []
  request: ReadRequest | undefined
  ended = false
  constructor() {
    super()
    FakeWorker.made.push(this)
  }
  postMessage(request: ReadRequest): void {
    this.request = request
  }
  terminate(): void {
    this.ended = true
  }
  answer(data: ReadAnswer): void {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

const world = indexWorld({
  id: 'kcd1',
  name: 'World',
  game: 'Game',
  extent: [0, 0, 8192, 8192],
  metresPerUnit: 0.5,
  startView: { coordinates: [0, 0], zoom: 2 },
  categories: [],
  types: [],
  markers: [],
  places: [],
} as unknown as Parameters<typeof indexWorld>[0])

beforeEach(() => {
  FakeWorker.made = []
  vi.stubGlobal('Worker', FakeWorker)
  render(
    <WorldProvider world={world}>
      <UploadButton />
    </WorldProvider>,
  )
})
afterEach(() => {
  cleanup()
  useProgress.setState({ pins: new Map(), marks: new Map(), discoveredMarkers: [], journal: [] })
})

const large = 'x'.repeat(100_001)

async function choose(text: string, name = 'a.json') {
  await userEvent.upload(screen.getByTestId('upload-input'), new File([text], name))
  await waitFor(() => expect(FakeWorker.made.at(-1)?.request).toBeDefined())
  return FakeWorker.made.at(-1) as FakeWorker
}

describe('a large file [F54]', () => {
  it('is read by a worker, with a bar that says how far it is', async () => {
    const scrolledTo = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
    const worker = await choose(large)
    const bar = screen.getByRole('progressbar', { name: 'Reading file' })
    // On a small screen the progress bar is below the visible part of the dialog.
    expect(scrolledTo.mock.contexts).toEqual([bar.parentElement?.parentElement])
    expect(bar.getAttribute('value')).toBeNull()
    const [one, two] = manyPins(2, '')
    worker.answer({ kind: 'pins', pins: one ? [one] : [], share: 0.5 })
    expect(bar.getAttribute('value')).toBe('0.5')
    worker.answer({ kind: 'pins', pins: two ? [two] : [], share: 1 })
    const result = readFile(
      new TextEncoder().encode(JSON.stringify(createBackup('kcd1', [7], new Date(0)))),
      '.json',
      'kcd1',
      world,
    )
    worker.answer({ kind: 'done', result })
    await waitFor(() => expect(useProgress.getState().pins.size).toBe(2))
    expect(useProgress.getState().discoveredMarkers).toEqual([7])
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(worker.ended).toBe(true)
  })

  it('brings the days on which its places were found, where nobody had noted them', async () => {
    const mark = (id: number) => ({ id, revision: 1, discovered: true })
    const own = [mark(7), { ...mark(8), day: 20_785 }]
    useProgress.setState({
      marks: new Map(own.map((each) => [each.id, each])),
      discoveredMarkers: [7, 8],
    })
    const theirs = [7, 8, 9].map((id) => ({ ...mark(id), day: 20_000 }))
    const backup = createBackup('kcd1', [7, 8, 9], new Date(0), [], '', new Map(), [], theirs)
    const worker = await choose(large)
    const bytes = new TextEncoder().encode(JSON.stringify(backup))
    worker.answer({ kind: 'done', result: readFile(bytes, '.json', 'kcd1', world) })
    await waitFor(() => expect(useProgress.getState().discoveredMarkers).toEqual([7, 8, 9]))
    const daysNow = () =>
      [...useProgress.getState().marks.values()].map(({ day, revision }) => [day, revision])
    await waitFor(() =>
      expect(daysNow()).toEqual([
        [20_000, 1],
        [20_785, 1],
        [20_000, 1],
      ]),
    )
    // Undo removes only the file's marks.
    act(() => void useProgress.getState().undo())
    expect(useProgress.getState().discoveredMarkers).toEqual([7, 8])
  })

  it('is let go by Cancel, and nothing is changed', async () => {
    const worker = await choose(large)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(worker.ended).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upload' }))
    expect(useProgress.getState().pins.size).toBe(0)
  })

  it('is read on the page where the worker is lost', async () => {
    const pins = manyPins(400, 'x'.repeat(300))
    const worker = await choose(JSON.stringify(createBackup('kcd1', [], new Date(0), pins)))
    act(() => void worker.dispatchEvent(new Event('error')))
    await waitFor(() => expect(useProgress.getState().pins.size).toBe(400))
  })
})

it('pins of a backup that lie outside of the map are left out', async () => {
  const [inside, outside] = [pinOf(), pinOf({ id: 'a'.repeat(24), x: 9000 })]
  const text = JSON.stringify(createBackup('kcd1', [], new Date(0), [inside, outside]))
  await userEvent.upload(screen.getByTestId('upload-input'), new File([text], 'a.json'))
  await waitFor(() => expect(useProgress.getState().pins.size).toBe(1))
  expect([...useProgress.getState().pins.keys()]).toEqual([inside.id])
  expect(FakeWorker.made).toEqual([])
})

describe('a backup of another world of the site is not merged', () => {
  beforeEach(async () => {
    const shore = { id: 'shore', game: 'A Game', title: 'The Shore', total: 1, ids: '7', bytes: 9 }
    const file = { format: 'itinerarium-worlds', worlds: [shore] }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
    const text = JSON.stringify(createBackup('shore', [7], new Date(0)))
    await userEvent.upload(screen.getByTestId('upload-input'), new File([text], 'a.json'))
    await screen.findByRole('dialog', { name: 'This is a backup of The Shore' })
    expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull()
  })
  afterEach(() => {
    expect(useProgress.getState().discoveredMarkers).toEqual([])
  })

  it('and may be left', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sessionStorage.length).toBe(0)
  })

  it('and where nothing can carry it, the way there is shown', async () => {
    vi.mocked(forwardFile).mockResolvedValue(false)
    await userEvent.click(screen.getByRole('button', { name: 'Open The Shore and merge' }))
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain('upload it there')
    const link = screen.getByRole('link', { name: 'Open The Shore' })
    expect(link.getAttribute('href')).toBe('/shore')
  })
})

describe('several files that are chosen at once', () => {
  const gpx = (name: string, lon: number) =>
    new File([`<gpx><wpt lat="2310" lon="${lon}"><name>${name}</name></wpt></gpx>`], `${name}.gpx`)
  const question = () => screen.findByRole('alertdialog', { name: 'Merge this file?' })

  it('are asked about one after the other', async () => {
    const files = [gpx('Camp', 1210), new File(['<kml>'], 'broken.kml'), gpx('Well', 1220)]
    await userEvent.upload(screen.getByTestId('upload-input'), files)
    expect((await question()).textContent).toContain('Camp.gpx')
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('Well.gpx'))
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(useProgress.getState().pins.size).toBe(2))
  })

  it('are asked about also after one that the player doesn’t want', async () => {
    await userEvent.upload(screen.getByTestId('upload-input'), [
      gpx('Camp', 1210),
      gpx('Well', 1220),
    ])
    expect((await question()).textContent).toContain('Camp.gpx')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain('Well.gpx'))
  })
})
