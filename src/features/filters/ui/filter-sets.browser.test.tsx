import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openMapPage } from '../../../testing/map-harness.tsx'
import { emptyWorld, markerType } from '../../../testing/world-samples.ts'
import { useFilters, useFilterSets } from '../filters.ts'

const world = {
  ...emptyWorld,
  categories: [{ id: 'other', title: 'Locations', colour: '#94BFFF', shape: 'circle' }] as const,
  types: [markerType('cave', { title: 'Cave' }), markerType('inn', { title: 'Inn' })],
  markers: ['inn', 'cave', 'cave'].map((locationType, at) => ({
    id: at + 1,
    locationType,
    coordinate: [at, at] as const,
  })),
}

const filtersOfType = (type: string) => ({
  ...useFilters.getInitialState(),
  visibleTypes: { '*': false, [type]: true },
})
const inns = { id: 'a'.repeat(24), name: 'Inns', filters: filtersOfType('inn') }
const caves = { id: 'b'.repeat(24), name: 'Caves <i>', filters: filtersOfType('cave') }

const chips = page.getByRole('group', { name: 'Quick filters' })
const chip = (name: string) => chips.getByRole('button', { name, exact: true })
const namesOfSets = () =>
  chips
    .getByRole('button')
    .elements()
    .slice(-2)
    .map(({ textContent }) => textContent)
const expectShown = (amount: number) =>
  expect.element(page.getByText(`Showing ${amount} of 3 places`)).toBeInTheDocument()

async function openWithSets(...sets: readonly (typeof inns)[]): Promise<void> {
  useFilterSets.setState({ sets })
  openMapPage(world)
  await expect.element(chips).toBeInTheDocument()
}

async function openMenu(name: string): Promise<void> {
  await expect.element(chip(name)).toBeInTheDocument()
  chip(name).element().focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.element(page.getByRole('menu', { name })).toHaveFocus()
}

async function chooseInMenu(set: string, item: string): Promise<void> {
  await openMenu(set)
  page.getByRole('menuitem', { name: item }).element().focus()
  await userEvent.keyboard('{Enter}')
}

describe('a filter set', () => {
  it('keeps the filters under a name, without the spaces around it', async () => {
    await openWithSets()
    useFilters.setState({ visibleTypes: { inn: false } })
    await page.getByRole('button', { name: /found places/i }).click()
    await page.getByRole('button', { name: 'Keep as set…' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('  No inns ')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Kept: “No inns”')).toBeVisible()
    useFilters.setState({ visibleTypes: { '*': false } })
    await chip('No inns').click()
    await expectShown(2)
  })

  it('is shown by its chip, and hidden by a second press or Ctrl+Z', async () => {
    await openWithSets(inns, caves)
    await chip('Inns').click()
    await expect.element(chip('Inns')).toHaveAttribute('aria-pressed', 'true')
    await expectShown(1)
    await chip('Inns').click()
    await expectShown(3)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expectShown(1)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expectShown(3)
  })

  it('is renamed by keyboard and focused afterwards', async () => {
    await openWithSets(inns, caves)
    await openMenu('Caves <i>')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: 'Rename…' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('Holes{Enter}')
    await expect.element(chip('Holes')).toHaveFocus()
  })

  it('moves before the other one by keyboard and is focused afterwards', async () => {
    await openWithSets(inns, caves)
    await chooseInMenu('Caves <i>', 'Move earlier')
    await expect.poll(namesOfSets).toEqual(['Caves <i>', 'Inns'])
    await expect.element(chip('Caves <i>')).toHaveFocus()
  })

  it('leaves the focus among the chips when it is deleted', async () => {
    await openWithSets(inns, caves)
    await chooseInMenu('Caves <i>', 'Delete')
    await expect.element(chip('Caves <i>')).not.toBeInTheDocument()
    await expect.poll(() => chips.element().contains(document.activeElement)).toBe(true)
  })

  it('comes back by Undo in the notification', async () => {
    await openWithSets(inns, caves)
    await chooseInMenu('Caves <i>', 'Delete')
    await expect.element(page.getByText('Deleted: “Caves <i>”')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect.poll(namesOfSets).toEqual(['Inns', 'Caves <i>'])
  })
})
