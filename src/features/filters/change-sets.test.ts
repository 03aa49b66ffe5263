// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { noMoreFilters } from '../../world/filtering.ts'

const key = 'filter-sets-store'

/** Imports the modules afresh, as a page load does. A second call is a reload. */
async function openPage() {
  vi.resetModules()
  const [sets, filters, shown, isolated, steps, stack] = await Promise.all([
    import('./change-sets.ts'),
    import('./filters.ts'),
    import('./shown-filters.ts'),
    import('./isolate.ts'),
    import('../progress/undo/undo-step.ts'),
    import('../progress/undo/undo-stack.ts'),
  ])
  shown.showStartSet()
  return { ...sets, ...filters, ...shown, ...isolated, ...steps, ...stack }
}

type Page = Awaited<ReturnType<typeof openPage>>

const names = ({ useFilterSets }: Page) => useFilterSets.getState().sets.map(({ name }) => name)
const setOf = (page: Page, name: string) => {
  const set = page.setNamed(name)
  if (!set) throw new Error(`There is no set called ${name}.`)
  return set
}
const idOf = (page: Page, name: string) => setOf(page, name).id
function undo(page: Page): void {
  const step = page.useUndoStack.getState().steps.at(-1)
  if (step && step.kind !== 'list') page.takeBack(step)
}

beforeEach(() => localStorage.clear())

it('saves all filters as a set and shows the set later', async () => {
  const page = await openPage()
  page.changeFilters({ visibleTypes: { nest: false, gone: false }, found: 'missing' })
  page.changeFilters({ chests: { spade: true }, yields: 'mint', showPins: false })
  page.keepSet('Evening')
  const kept = page.filtersOf(page.shownFilters())
  page.changeFilters({ visibleTypes: { '*': false }, showPins: true, ...noMoreFilters })
  const reloaded = await openPage()
  const [set] = reloaded.useFilterSets.getState().sets
  expect(set).toEqual({
    id: expect.stringMatching(/^[\da-f]{24}$/),
    name: 'Evening',
    filters: kept,
  })
  if (set) reloaded.showSet(set)
  expect(reloaded.shownFilters()).toMatchObject(kept)
  reloaded.backToOwn()
  expect(reloaded.shownFilters().visibleTypes).toEqual({ '*': false })
})

it('replaces what a set of the same name held, in its place', async () => {
  const page = await openPage()
  for (const name of ['One', 'Two']) page.keepSet(name)
  const id = idOf(page, 'One')
  page.changeFilters({ found: 'found' })
  page.keepSet('One')
  expect(names(page)).toEqual(['One', 'Two'])
  expect(page.setNamed('One')).toMatchObject({ id, filters: { found: 'found' } })
  undo(page)
  expect(page.setNamed('One')).toMatchObject({ id, filters: { found: 'all' } })
})

it('renames, orders and deletes sets with undo and redo', async () => {
  const page = await openPage()
  for (const name of ['One', 'Two', 'Three']) page.keepSet(name)
  page.renameSet(setOf(page, 'Two'), 'Zwei')
  page.moveSet(idOf(page, 'Three'), -1)
  page.moveSet(idOf(page, 'One'), 1)
  expect(names(page)).toEqual(['Three', 'One', 'Zwei'])
  page.deleteSet(idOf(page, 'One'))
  expect(names(page)).toEqual(['Three', 'Zwei'])
  const step = page.useUndoStack.getState().steps.at(-1)
  undo(page)
  expect(names(page)).toEqual(['Three', 'One', 'Zwei'])
  const redo = page.nextRedo()
  expect(redo?.step).toBe(step)
  redo?.again?.()
  if (redo) page.noteRedone(redo.step)
  expect(names(page)).toEqual(['Three', 'Zwei'])
  for (let times = 0; times < 4; times += 1) undo(page)
  expect(names(page)).toEqual(['One', 'Two', 'Three'])
})

it('begins with the set for the start: over the player’s own filters, which stay', async () => {
  localStorage.setItem('filters-store', '{"state":{"visibleTypes":{"bed":false}},"version":0}')
  const page = await openPage()
  page.changeFilters({ visibleTypes: { nest: false } })
  for (const name of ['One', 'Two']) page.keepSet(name)
  page.changeFilters({ visibleTypes: {} })
  page.toggleStart(idOf(page, 'One'))
  page.toggleStart(idOf(page, 'Two'))
  expect(page.useFilterSets.getState().sets.map(({ start }) => start)).toEqual([undefined, true])
  const reloaded = await openPage()
  expect(reloaded.shownTypes()).toEqual({ nest: false })
  expect(reloaded.useFilterOverride.getInitialState().override).toBeNull()
  expect(reloaded.useFilters.getState().visibleTypes).toEqual({})
  // A link's filters take precedence over the set for the start, and the way back leads to the player's own filters.
  reloaded.showLinkedTypes({ nest: true, bed: false }, ['nest', 'bed'])
  expect(reloaded.isLinkShown()).toBe(true)
  reloaded.backToOwn()
  expect(reloaded.shownTypes()).toEqual({})
  reloaded.toggleStart(idOf(reloaded, 'Two'))
  expect((await openPage()).useFilterOverride.getState().override).toBeNull()
})

it('takes an address that says what the set for the start shows for the set', async () => {
  const page = await openPage()
  page.changeFilters({ visibleTypes: { nest: false } })
  page.keepSet('One')
  page.toggleStart(idOf(page, 'One'))
  page.changeFilters({ visibleTypes: {} })
  const reloaded = await openPage()
  reloaded.showLinkedTypes({ nest: false, bed: true }, ['nest', 'bed'])
  expect(reloaded.isLinkShown()).toBe(false)
})

it('keeps another tab’s added sets and does not restore its deleted ones', async () => {
  const page = await openPage()
  for (const name of ['One', 'Two']) page.keepSet(name)
  const other = await openPage()
  other.keepSet('Three')
  other.deleteSet(idOf(other, 'One'))
  // This page hasn't received a storage event yet.
  expect(names(page)).toEqual(['One', 'Two'])
  page.renameSet(setOf(page, 'Two'), 'Zwei')
  expect(names(page)).toEqual(['Zwei', 'Three'])
  undo(page)
  expect(names(page)).toEqual(['Two', 'Three'])
  const text = localStorage.getItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
  expect(names(other)).toEqual(['Two', 'Three'])
})

it('undo restores a deleted set although another tab has added one since', async () => {
  const page = await openPage()
  for (const name of ['One', 'Two']) page.keepSet(name)
  page.deleteSet(idOf(page, 'One'))
  ;(await openPage()).keepSet('Three')
  undo(page)
  expect(names(page)).toEqual(['One', 'Two', 'Three'])
})

it('a shown set stays when an isolated view over it ends', async () => {
  const page = await openPage()
  page.keepSet('One')
  const [set] = page.useFilterSets.getState().sets
  if (set) page.showSet(set)
  expect(page.isAnythingAlone()).toBe(false)
  // A filter that is changed while the set is shown doesn't change the player's own filters.
  page.changeFilters({ found: 'missing' })
  expect(page.useFilters.getState().found).toBe('all')
  page.isolate({ isolated: { kind: 'type', id: 'nest' }, typeIds: ['nest'] })
  expect(page.isAnythingAlone()).toBe(true)
  page.isolate({ isolated: { kind: 'type', id: 'bed' }, typeIds: ['bed'] })
  page.backToOwn()
  expect(page.useFilterOverride.getState().override).toMatchObject({
    reason: 'set',
    found: 'missing',
  })
  page.backToOwn()
  expect(page.useFilterOverride.getState().override).toBeNull()
})

it('the way back leads from an isolated view to the set and then to the link', async () => {
  const page = await openPage()
  page.keepSet('One')
  page.showLinkedTypes({ nest: true, bed: false }, ['nest', 'bed'])
  const [set] = page.useFilterSets.getState().sets
  if (set) page.showSet(set)
  page.isolate({ isolated: { kind: 'type', id: 'nest' }, typeIds: ['nest'] })
  expect(page.isLinkShown()).toBe(true)
  for (const reason of ['set', 'link']) {
    page.backToOwn()
    expect(page.useFilterOverride.getState().override?.reason).toBe(reason)
  }
})

it('a shown set is identified by its id and can be renamed', async () => {
  const page = await openPage()
  const { titleOf } = await import('./title-of.ts')
  page.keepSet('One')
  const [set] = page.useFilterSets.getState().sets
  if (set) page.showSet(set)
  if (set) page.renameSet(set, 'Uno')
  const isolated = page.useFilterOverride.getState().override?.isolated
  expect(isolated && titleOf(isolated, {} as Parameters<typeof titleOf>[1])).toBe('Uno')
})
