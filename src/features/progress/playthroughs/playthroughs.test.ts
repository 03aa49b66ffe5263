// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pinOf } from '../../../testing/pin-samples.ts'
import { copyName, playthroughName, readPlaythroughs } from '../model/playthrough.ts'

const name = 'playthroughs-store'
const [one, two] = ['3fa91c02', 'b00cb00c']
let close = () => {}

function newTab(): void {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  newTab()
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => close())

async function load() {
  vi.resetModules()
  close()
  const { usePlaythroughs, presentPlaythroughs } = await import('./playthroughs.ts')
  const { openPlaythrough, progressRepository, startProgress, useProgress } =
    await import('../progress.ts')
  startProgress()
  const { useBackupStatus } = await import('../backup/backup-status.ts')
  const { useStorageStatus } = await import('../../../storage/storage-status.ts')
  const { storePlaythroughList } = await import('./playthrough-list.ts')
  let stopStoring = () => {}
  close = () => {
    progressRepository.stop()
    stopStoring()
  }
  const storeList = () =>
    new Promise<void>((resolve) => {
      stopStoring = storePlaythroughList(() => resolve())
    })
  const { put } = usePlaythroughs.getState()
  const present = () => presentPlaythroughs(usePlaythroughs.getState().playthroughs)
  const open = () => useProgress.getState().playthrough
  return {
    usePlaythroughs,
    put,
    present,
    open,
    openPlaythrough,
    useBackupStatus,
    useStorageStatus,
    useProgress,
    storeList,
  }
}

function store(playthroughs: unknown, last = '') {
  localStorage.setItem(name, JSON.stringify({ state: { playthroughs, last }, version: 0 }))
}
const entry = (id: string, change: object = {}) => ({
  id,
  revision: 1,
  name: `Of ${id}`,
  deleted: false,
  ...change,
})

describe('the list of playthroughs', () => {
  it('is not stored as long as there is but one', async () => {
    const { present, open } = await load()
    expect([present().map(({ id }) => id), open()]).toEqual([[''], ''])
    expect(localStorage.getItem(name)).toBeNull()
  })

  it('is there again on the next visit, with the one that was chosen last', async () => {
    const page = await load()
    page.put('', { name: 'First' })
    page.put(one, { name: 'Second' })
    await page.openPlaythrough(one)
    newTab()
    const next = await load()
    expect(next.present().map((each) => each.name)).toEqual(['First', 'Second'])
    expect(next.open()).toBe(one)
  })

  it.each([
    ['the tab’s own choice', [entry(''), entry(one), entry(two)], two, one, two],
    ['the last choice of any tab', [entry(''), entry(one), entry(two)], null, one, one],
    [
      'the last choice, as the tab’s was deleted',
      [entry(one), entry(two, { deleted: true })],
      two,
      one,
      one,
    ],
    ['the first that is there', [entry('', { deleted: true }), entry(one)], null, 'nonsense', one],
    ['the unnamed one, which nothing is said of', [entry(one)], null, '', ''],
  ])('begins with %s', async (_name, list, chosen, last, expected) => {
    store(list, last)
    if (chosen !== null) sessionStorage.setItem('playthrough', JSON.stringify({ kcd1: chosen }))
    expect((await load()).open()).toBe(expected)
  })

  it('has what two tabs made at the same moment', async () => {
    const page = await load()
    page.put('', { name: 'First' })
    store([entry('', { revision: 2, name: 'Renamed' }), entry(two)])
    page.put(one, { name: 'Second' })
    const next = await load()
    expect(new Set(next.present().map((each) => each.name))).toEqual(
      new Set(['Renamed', 'Second', `Of ${two}`]),
    )
  })

  it('is quarantined if unreadable, and rebuilt from the stored lists [F63]', async () => {
    localStorage.setItem(name, 'no list')
    const list = JSON.stringify({ state: { discoveredMarkers: [7] }, version: 1 })
    localStorage.setItem(`progress-store.kcd1.${one}`, list)
    localStorage.setItem(`progress-store.kcd1.${two}.unreadable-1`, 'junk')
    const { open, present, openPlaythrough, useProgress, useStorageStatus, storeList } =
      await load()
    expect(open()).toBe('')
    await storeList()
    expect(localStorage.getItem(`${name}.unreadable-1`)).toBe('no list')
    expect(useStorageStatus.getState().problems[name]).toBe('quarantined')
    expect(present().map(({ id }) => id)).toEqual(['', one])
    await openPlaythrough(one)
    expect(useProgress.getState().discoveredMarkers).toEqual([7])
  })

  it('is rebuilt from databases as well if unreadable [F63]', async () => {
    localStorage.setItem(name, 'no list')
    for (const database of [
      `itinerarium-kcd1.${two}`,
      'itinerarium-kcd1',
      'itinerarium-other.b00cb00c',
    ])
      indexedDB.open(database)
    await vi.waitFor(async () => expect(await indexedDB.databases()).toHaveLength(3))
    const { present, storeList } = await load()
    await storeList()
    expect(present().map(({ id }) => id)).toEqual(['', two])
  })

  it('takes right entries from among wrong ones', () => {
    const wrong = [null, 7, entry('..'), entry(one, { revision: -1 }), entry('3FA91C02')]
    expect(readPlaythroughs([...wrong, entry(one, { name: 'a\u0000\n b' }), entry(two)])).toEqual([
      entry(one, { name: 'a b' }),
      entry(two),
    ])
    expect(playthroughName(` ${'ž'.repeat(50)} `)).toBe('ž'.repeat(40))
  })

  it('a copy of a long name is still called a copy', () => {
    const copyOf = (name: string) => `${name} (copy)`
    expect(copyName('Evening', copyOf)).toBe('Evening (copy)')
    expect(copyName('x'.repeat(40), copyOf)).toBe(`${'x'.repeat(33)} (copy)`)
  })

  it.each(['👨‍👩‍👧', '🇨🇿', '👍🏽', '1️⃣', 'e\u0301'])('a name is never cut within %s', (one) => {
    expect(playthroughName(`${'x'.repeat(39)}${one}`)).toBe(`${'x'.repeat(39)}${one}`)
    expect(playthroughName(`${'x'.repeat(40)}${one}`)).toBe('x'.repeat(40))
  })
})

it('the backup status belongs to its playthrough', async () => {
  const { openPlaythrough, useBackupStatus } = await load()
  useBackupStatus.setState({ backedUpMarks: 3, backupMade: true })
  await openPlaythrough(one)
  expect(useBackupStatus.getState()).toMatchObject({ backedUpMarks: 0, backupMade: false })
  useBackupStatus.getState().noteReminder()
  await openPlaythrough('')
  expect(useBackupStatus.getState()).toMatchObject({ backedUpMarks: 3, reminded: false })
  const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}') as object
  expect(stored(`keeping-store.kcd1.${one}`)).toMatchObject({ state: { reminded: true } })
  expect(stored('keeping-store')).toMatchObject({ state: { backedUpMarks: 3, reminded: false } })
})

it('a begun edit is kept in its own list, and the list’s selection is cleared [F67]', async () => {
  const page = await load()
  const { switchTo } = await import('../ui/playthrough-actions.ts')
  const { addPin, editPin } = await import('../../pins/pins.ts')
  const { registerUnsaved } = await import('../../pins/unsaved.ts')
  const { stepPin } = await import('../../pins/stepped-move.ts')
  const { openPin, openedId } = await import('../../../testing/open-cards.ts')
  const { openDialog, useOpenDialogs } = await import('../open-dialogs.ts')
  const { usePinEditing } = await import('../../pins/pin-editing.ts')
  const pins = () => [...page.useProgress.getState().pins.values()]
  const { id } = addPin(pinOf())
  const forget = registerUnsaved(() => void editPin(id, { title: 'Half a t' }))
  stepPin({ id, x: 10, y: 10 }, 5, 0, [0, 0, 100, 100])
  openPin(id, 'pointer')
  usePinEditing.setState({ id })
  const [entry] = page.useProgress.getState().journal
  if (entry) openDialog({ kind: 'undo-elsewhere', entry })
  switchTo(one)
  forget()
  expect(pins()).toEqual([])
  expect([openedId('pin'), useOpenDialogs.getState().dialogs]).toEqual([null, []])
  expect(usePinEditing.getState()).toMatchObject({ id: null, moved: null })
  switchTo('')
  expect(pins()).toMatchObject([{ id, title: 'Half a t', x: 15, y: 10 }])
})

it('a switch is not counted as marks that were added or taken away', async () => {
  const { openPlaythrough, useBackupStatus, useProgress } = await load()
  const { watchBackupStatus } = await import('../backup/backup-status.ts')
  const stop = watchBackupStatus()
  useProgress.getState().markMany([1, 2, 3], true)
  useBackupStatus.getState().noteBackup()
  await openPlaythrough(one)
  await openPlaythrough('')
  expect(useBackupStatus.getState().backedUpMarks).toBe(3)
  stop()
})

it('a playthrough that another tab deletes leaves the screen and can be restored [F66]', async () => {
  const page = await load()
  const { leaveDeleted, bringBackPlaythrough, deletePlaythrough } =
    await import('../ui/playthrough-actions.ts')
  page.put('', { name: 'First' })
  page.put(one, { name: 'Second' })
  await page.openPlaythrough(one)
  page.useProgress.getState().addDiscovered(7)
  expect(leaveDeleted()).toBeNull()
  const [first, second] = page.usePlaythroughs.getState().playthroughs
  store([first, { ...second, revision: 2, deleted: true }])
  window.dispatchEvent(
    new StorageEvent('storage', { key: name, newValue: localStorage.getItem(name) }),
  )
  expect(leaveDeleted()).toMatchObject({ id: one, name: 'Second' })
  expect([page.open(), page.useProgress.getState().discoveredMarkers]).toEqual(['', []])
  // The last playthrough can't be deleted.
  deletePlaythrough('')
  expect(page.present().map(({ id }) => id)).toEqual([''])
  bringBackPlaythrough(one)
  await page.openPlaythrough(one)
  expect(page.useProgress.getState().discoveredMarkers).toEqual([7])
})

describe('deleting for good', () => {
  const keys = ['11111111', '22222222', '33333333', '44444444', '55555555', '66666666']

  async function withActions() {
    const page = await load()
    const actions = await import('../ui/playthrough-actions.ts')
    const { removeGone } = await import('../ui/leave-deleted.ts')
    const deleted = () => actions.deletedPlaythroughs(page.usePlaythroughs.getState().playthroughs)
    return { ...page, ...actions, removeGone, deleted: () => deleted().map(({ id }) => id) }
  }

  it('happens only on request, not because other playthroughs were deleted since [F82]', async () => {
    const page = await withActions()
    page.put('', { name: 'First' })
    for (const key of keys) page.put(key, { name: `Of ${key}` })
    for (const key of keys.toReversed()) page.deletePlaythrough(key)
    expect(page.deleted()).toEqual(keys.toReversed())
    page.bringBackPlaythrough('66666666')
    page.deletePlaythrough('66666666')
    expect(page.deleted().at(-1)).toBe('66666666')
    expect((await load()).usePlaythroughs.getState().playthroughs.some(({ gone }) => gone)).toBe(
      false,
    )
    page.deleteForGood('55555555')
    // An older copy from another tab must not restore it.
    page.put('55555555', { deleted: false })
    expect(page.present().map(({ id }) => id)).toEqual([''])
  })

  it('removes its entries and its database, and nothing else, once tabs have left it', async () => {
    const page = await withActions()
    page.put('', { name: 'First' })
    page.put(one, { name: 'Second' })
    page.useProgress.getState().addDiscovered(3)
    await page.openPlaythrough(one)
    page.useProgress.getState().addDiscovered(7)
    page.useBackupStatus.getState().noteBackup()
    localStorage.setItem(`pins-store.kcd1.${one}.unreadable-1`, 'junk')
    localStorage.setItem(`progress-store.kcd1.${two}`, 'another')
    await page.openPlaythrough('')
    page.deletePlaythrough(one)
    page.deleteForGood(one)
    vi.stubGlobal('requestIdleCallback', undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    page.removeGone()
    vi.advanceTimersByTime(4000)
    const ofOne = () => Object.keys(localStorage).filter((key) => key.includes(one))
    expect(ofOne().length).toBeGreaterThan(2)
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    expect(ofOne()).toEqual([])
    await vi.waitFor(async () =>
      expect((await indexedDB.databases()).map((each) => each.name)).toEqual(['itinerarium-kcd1']),
    )
    expect(localStorage.getItem(`progress-store.kcd1.${two}`)).toBe('another')
    expect(page.useProgress.getState().discoveredMarkers).toEqual([3])
    expect((await load()).present().map(({ id }) => id)).toEqual([''])
  })
})
