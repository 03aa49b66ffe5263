import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openMapPage } from '../../../testing/map-harness.tsx'
import { emptyWorld, markerType } from '../../../testing/world-samples.ts'
import { useFilters } from '../filters.ts'
import { useProgress } from '../../progress/progress.ts'
import { useSettings } from '../../settings/settings.ts'
import { openMarker } from '../../../testing/open-cards.ts'
import { closeAll } from '../../card/opened.ts'

const world = {
  ...emptyWorld,
  categories: [{ id: 'other', title: 'Locations', colour: '#94BFFF', shape: 'circle' }] as const,
  types: [markerType('camp', { title: 'Camp' }), markerType('inn', { title: 'Inn' })],
  markers: Array.from({ length: 12 }, (_, at) => ({
    id: at + 1,
    locationType: 'camp',
    coordinate: [at, at] as const,
  })),
}

const camp = page.getByRole('button', { name: /^Camp \d/ })
const fold = page.getByRole('button', { name: 'Types in Locations' })
const menu = page.getByRole('menu', { name: 'Camp' })

describe('a folded category', () => {
  it('takes its types out of the page', async () => {
    openMapPage(world)
    await expect.element(fold).toHaveAttribute('aria-expanded', 'true')
    await expect.element(camp).toBeInTheDocument()
    await fold.click()
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
    expect(camp.query()).toBeNull()
    const text = window.localStorage.getItem('settings-store') ?? ''
    expect(JSON.parse(text)).toMatchObject({ state: { folded: ['other'] } })
  })

  it('shows and hides its types by its heading', async () => {
    useSettings.setState({ folded: ['other'] })
    openMapPage(world)
    const heading = page.getByRole('button', { name: 'Locations', exact: true })
    await heading.click()
    await expect.element(heading).toHaveAttribute('aria-pressed', 'false')
    await fold.click()
    await expect.element(camp).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('the menu of a type', () => {
  it('opens by its button and closes by Escape', async () => {
    openMapPage(world)
    const button = page.getByRole('button', { name: 'Actions for Camp' })
    await expect.element(button).toBeInTheDocument()
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    const items = menu.getByRole('menuitem')
    await expect.element(items.first()).toBeVisible()
    expect(items.elements().map(({ textContent }) => textContent)).toEqual([
      'Show only these',
      'Checklist',
      'Tour nearest 10',
      'Tour all',
    ])
    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
  })

  describe('with named markers', () => {
    const named = {
      ...world,
      markers: world.markers.map((marker) =>
        marker.id === 1 ? { ...marker, name: 'Rattay Camp' } : marker,
      ),
    }
    const item = menu.getByRole('menuitemcheckbox', { name: 'Always show names' })
    const open = () => page.getByRole('button', { name: 'Actions for Camp' }).click()

    it('switches names on and off with the mouse', async () => {
      openMapPage(named)
      await open()
      await expect.element(item).toHaveAttribute('aria-checked', 'false')
      await item.click()
      expect(useFilters.getState().namedTypes).toEqual(['camp'])
      await open()
      await expect.element(item).toHaveAttribute('aria-checked', 'true')
      await item.click()
      expect(useFilters.getState().namedTypes).toBeUndefined()
    })

    it('switches names on with the keyboard, and Ctrl+Z off', async () => {
      openMapPage(named)
      const button = page.getByRole('button', { name: 'Actions for Camp' })
      await expect.element(button).toBeInTheDocument()
      button.element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(item).toBeVisible()
      const showOnly = menu.getByRole('menuitem', { name: 'Show only these' })
      await userEvent.keyboard('{Home}')
      await expect.element(showOnly).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(menu.getByRole('menuitem', { name: 'Checklist' })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(item).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      expect(useFilters.getState().namedTypes).toEqual(['camp'])
      await expect.element(button).toHaveFocus()
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect.poll(() => useFilters.getState().namedTypes).toBeUndefined()
    })
  })

  it('leads to the checklist and focuses its heading', async () => {
    openMapPage(world)
    await page.getByRole('button', { name: 'Actions for Camp' }).click()
    await menu.getByRole('menuitem', { name: 'Checklist' }).click()
    await expect.element(page.getByRole('list', { name: 'Checklist: Camp' })).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'Progress' })).toBeChecked()
    await expect.element(page.getByRole('heading', { name: 'Camp', exact: true })).toHaveFocus()
  })

  it('opens by the secondary button without hiding the type', async () => {
    openMapPage(world)
    await camp.click({ button: 'right' })
    await expect.element(menu).toBeVisible()
    await expect.element(camp).toHaveAttribute('aria-pressed', 'true')
    await menu.getByRole('menuitem', { name: 'Show only these' }).click()
    await expect.element(page.getByRole('group', { name: 'Map filter' })).toHaveTextContent('Camp')
  })
})

it('a found place leaves the unfound ones once it is no longer selected', async () => {
  openMapPage(world)
  await page.getByRole('button', { name: 'Unfound', exact: true }).click()
  openMarker(3, 'event')
  useProgress.getState().addDiscovered(3)
  const shown = (amount: number) => page.getByText(`Showing ${amount} of 12 places`)
  await expect.element(shown(12)).toBeInTheDocument()
  closeAll()
  await expect.element(shown(11)).toBeInTheDocument()
})

it('at 320 by 256 pixels the foot of the panel scrolls with the rest', async () => {
  await page.viewport(320, 256)
  openMapPage(world)
  const settings = page.getByRole('button', { name: 'Settings', exact: true })
  await expect.element(settings).toBeInTheDocument()
  await expect.element(settings).not.toBeInViewport()
  settings.element().scrollIntoView()
  await expect.element(settings).toBeInViewport()
})
