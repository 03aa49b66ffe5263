import type { Page } from '@playwright/test'
import {
  expect,
  isPanelOpen,
  lastPosition,
  mapReady,
  openMap,
  panelOf,
  restingView,
  seed,
  storedField,
  test,
} from '../fixtures.ts'
import { difference, hexColour, pictureAround } from '../picture.ts'
import { viewOf } from '../island.ts'
import { islandSite } from '../sites.ts'
import { pixelOf } from '../view.ts'

test.use({ baseURL: islandSite.address })

/** A hamlet. */
const hollowby = { x: 2471, y: 2506 }

const labelSwitch = (page: Page) => panelOf(page).getByRole('switch', { name: 'Name plates' })

async function countPixels(
  page: Page,
  colour: string,
  point: { x: number; y: number },
): Promise<number> {
  await page.mouse.move(5, 5)
  const at = pixelOf(page, await restingView(page), point)
  const picture = await pictureAround(page, at, 40)
  let amount = 0
  for (let dy = -8; dy <= 8; dy += 1) {
    for (let dx = -40; dx <= 40; dx += 1) {
      if (difference(picture.at(dx, dy), hexColour(colour)) < 16) amount += 1
    }
  }
  return amount
}

const settlementGround = '#f6ecd2'

test('a switch shows and hides the names, which are shown at first [S2.11] [S4.07] [S9.06] [D-map-6] [D-map-8]', async ({
  page,
}) => {
  await seed(page, lastPosition(viewOf(hollowby, 3)))
  await openMap(page)
  const name = () => countPixels(page, settlementGround, hollowby)
  await expect(labelSwitch(page)).toBeChecked()
  // Hide the markers, because names keep clear of marker icons.
  await panelOf(page).getByRole('button', { name: 'Hide all', exact: true }).click()
  await expect.poll(name).toBeGreaterThan(300)
  await labelSwitch(page).click()
  await expect(labelSwitch(page)).not.toBeChecked()
  await expect.poll(name).toBeLessThan(60)
  expect(await storedField(page, 'settings-store', 'showNamePlates')).toBe(false)
  await page.reload()
  await mapReady(page)
  await expect(labelSwitch(page)).not.toBeChecked()
  expect(await name()).toBeLessThan(60)
  await labelSwitch(page).click()
  await expect.poll(name).toBeGreaterThan(300)
  expect(await isPanelOpen(page)).toBe(true)
})
