import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openMapPage } from '../../../testing/map-harness.tsx'
import { emptyWorld, markerType } from '../../../testing/world-samples.ts'
import { useSettings } from '../../settings/settings.ts'
import { searchDebounceMs } from './use-search.ts'

const nests = Array.from({ length: 45 }, (_, at) => ({
  id: at + 1,
  locationType: 'nest',
  coordinate: [at, at] as const,
}))
const raven = {
  id: 77,
  locationType: 'inn',
  coordinate: [1234, 567] as const,
  name: 'The Old Raven',
  description: 'Bring a light',
}
const world = {
  ...emptyWorld,
  categories: [{ id: 'other', title: 'Locations', colour: '#94BFFF', shape: 'circle' }] as const,
  types: [markerType('inn', { title: 'Inn' }), markerType('nest', { title: 'Nest' })],
  markers: [...nests, raven],
}

const panel = page.getByRole('dialog', { name: 'Itinerarium', exact: true })
const box = page.getByPlaceholder('Search for locations...')
const filters = page.getByRole('region', { name: 'Filters' })
const results = page.getByRole('region', { name: 'Search results' })
const rows = results.getByRole('listitem')
const status = panel.getByRole('status')

async function open(): Promise<void> {
  openMapPage(world)
  await expect.element(filters).toBeVisible()
}

async function search(text: string): Promise<void> {
  await box.fill(text)
  await userEvent.keyboard('{Enter}')
}

const expectRows = (amount: number) => expect.poll(() => rows.elements().length).toBe(amount)

afterEach(() => {
  vi.useRealTimers()
})

describe('the search box', () => {
  it('leaves the filters below three characters [S2.15] [S5.01] [S9.08] [D-panel-6]', async () => {
    await open()
    await search('ne')
    await expect.element(filters).toBeVisible()
    expect(results.query()).toBeNull()
    await search('nes')
    await expect.element(results).toBeVisible()
    await box.fill('  ne ')
    await expect.element(filters).toBeVisible()
    expect(results.query()).toBeNull()
  })

  it('has the results below it in place of the filters [S2.14] [S2.16] [D-panel-7]', async () => {
    await open()
    await search('nest')
    await expect.element(results).toBeVisible()
    expect(filters.query()).toBeNull()
    const { bottom } = box.element().getBoundingClientRect()
    expect(results.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  })

  it('is emptied and focused by its button [S2.13] [D-tests-2]', async () => {
    await open()
    const clear = page.getByRole('button', { name: 'Clear search' })
    expect(clear.query()).toBeNull()
    await box.fill('nest')
    await clear.click()
    await expect.element(box).toHaveValue('')
    await expect.element(box).toHaveFocus()
  })

  it('is emptied by Escape, and a second Escape closes the panel [D-panel-9]', async () => {
    await open()
    await box.fill('abc')
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveValue('')
    expect(useSettings.getState().panelOpen).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
  })

  it('searches 500 ms after the last key [S2.17] [S4.09] [S9.09] [D-panel-7]', async () => {
    await open()
    // Loads the search script, so that only the delay is measured below.
    await search('inn')
    await expectRows(1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await box.fill('nes')
    await expect.element(status.filter({ hasText: 'Searching' })).toBeVisible()
    vi.advanceTimersByTime(400)
    await box.fill('nest')
    vi.advanceTimersByTime(499)
    await expect.element(status.filter({ hasText: 'Searching' })).toBeVisible()
    expect(results.query()).toBeNull()
    vi.advanceTimersByTime(1)
    await expect.element(results).toBeVisible()
    expect(searchDebounceMs).toBe(500)
  })

  it('searches at once by Enter [D-panel-8]', async () => {
    await open()
    await search('inn')
    await expectRows(1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await search('nest')
    await expect.element(results).toBeVisible()
  })
})

describe('the results', () => {
  it('are twenty at first and twenty more with each press [S2.20] [S4.10] [S9.10] [S9.11]', async () => {
    await open()
    await search('nest')
    await expect.element(status.filter({ hasText: '45 results' })).toBeVisible()
    const more = page.getByRole('button', { name: 'Load more...', exact: true })
    await expectRows(20)
    await more.click()
    await expectRows(40)
    await more.click()
    await expectRows(45)
    expect(more.query()).toBeNull()
  })

  it('show name, number, coordinate and description of a place [S2.18]', async () => {
    await open()
    await search('raven')
    await expectRows(1)
    for (const text of ['The Old Raven', '#77', '1234, 567', 'Bring a light'])
      await expect.element(rows).toHaveTextContent(text)
  })

  it('show the type of a place without a name [S2.18]', async () => {
    await open()
    await search('#45')
    await expect.element(rows.first()).toHaveTextContent('Nest')
  })

  it('are a sentence with a way back if nothing is found [D-panel-7]', async () => {
    await open()
    await search('<b>dragon</b>')
    await expect.element(page.getByText('No places match “<b>dragon</b>”.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.element(box).toHaveValue('')
    await expect.element(filters).toBeVisible()
  })
})

it.each(['x'.repeat(5000), '\\(*[', '\u202Eabc', '🍺🍺🍺', '__proto__'])(
  'a search survives the text %j',
  async (text) => {
    await open()
    await search(text)
    await expect.element(status.filter({ hasText: /No places match/ })).toBeVisible()
    await search('raven')
    await expectRows(1)
  },
)
