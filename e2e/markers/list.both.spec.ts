import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { widerInnView } from '../island.ts'
import {
  cardOf,
  expect,
  isPanelOpen,
  lastPosition,
  openMap,
  panelOf,
  restingView,
  seed,
  test,
} from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

async function openList(page: Page): Promise<void> {
  if (!(await isPanelOpen(page))) await page.getByRole('button', { name: 'Open panel' }).click()
  await panelOf(page).getByRole('radio', { name: 'List', exact: true }).check()
}

const amountOf = (page: Page) => panelOf(page).getByRole('status').filter({ hasText: 'in view' })

test('the list of places in view follows the map and sorts by distance [S4.01]', async ({
  page,
}) => {
  await seed(page, lastPosition(widerInnView))
  await openMap(page)
  await openList(page)
  const panel = panelOf(page)
  await expect(panel.getByText(/^Map centre: /)).toBeVisible()
  const before = (await amountOf(page).textContent()) ?? ''
  await test.step('buttons lead elsewhere, and the list follows', async () => {
    const { coordinates, zoom } = await restingView(page)
    const move = panel.getByRole('group', { name: 'Move the map' })
    // The buttons are invisible until they have the focus or are turned on. Screen readers always see them.
    await expect(move).toHaveCSS('width', '1px')
    await move.getByRole('button', { name: 'North', exact: true }).focus()
    await expect(move).not.toHaveCSS('width', '1px')
    await amountOf(page).click()
    await expect(move).toHaveCSS('width', '1px')
    await panel.getByRole('button', { name: 'Move the map' }).click()
    await expect(move).not.toHaveCSS('width', '1px')
    await panel.getByRole('button', { name: 'Zoom in', exact: true }).click()
    await expect.poll(async () => (await restingView(page)).zoom).toBe(zoom + 1)
    await expect(amountOf(page)).not.toHaveText(before)
    await panel.getByRole('button', { name: 'East', exact: true }).click()
    await expect
      .poll(async () => (await restingView(page)).coordinates[0])
      .toBeGreaterThan(coordinates[0] + 50)
    await panel.getByRole('button', { name: 'West', exact: true }).click()
    await panel.getByRole('button', { name: 'Zoom out', exact: true }).click()
    await expect(amountOf(page)).toHaveText(before)
  })
  await test.step('the nearest first', async () => {
    const order = panel.getByRole('combobox', { name: 'Sort by' })
    await expect(order.locator('option:checked')).toHaveText('Nearest first')
    const list = panel.getByRole('list', { name: 'Places in view, nearest first' })
    await expectAccessible(page)
    const metres = (text: string) => {
      const [, figure = '', unit] = /([\d.,]+) (k?m)\b/.exec(text) ?? []
      return Number(figure.replaceAll(',', '')) * (unit === 'km' ? 1000 : 1)
    }
    const far = (await list.getByRole('listitem').allTextContents()).map(metres)
    expect(far.length).toBeGreaterThan(5)
    expect(far).toEqual(far.toSorted((one, other) => one - other))
    const row = list.getByRole('listitem').first().getByRole('button')
    const id = /#\d+/.exec((await row.textContent()) ?? '')?.[0] ?? 'none'
    const entry = list.getByRole('listitem').filter({ hasText: id })
    const fromHere = await entry.textContent()
    await panel.getByRole('button', { name: 'East', exact: true }).click()
    await expect(entry).not.toHaveText(fromHere ?? '')
    await order.selectOption('By type')
    await expect(list).toHaveCount(0)
    await order.selectOption('Nearest first')
    await entry.getByRole('button').click()
    await expect(cardOf(page)).toContainText(id)
  })
})
