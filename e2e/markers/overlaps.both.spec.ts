import { island, viewOf } from '../island.ts'
import {
  cardOf,
  expect,
  lastPosition,
  mapOf,
  openMap,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { islandSite } from '../sites.ts'
import { pixelOf } from '../view.ts'

test.use({ baseURL: islandSite.address })

/** Two markers 45 m apart. At zoom 2, two metres per pixel, a click between them may mean either. */
const [chest, herbs] = [island.markerById(7), island.markerById(17)]
const between = { x: 2592, y: 2911 }

const panelClosed = { 'settings-store': storedState({ panelOpen: false }) }

test('clicks on overlapping markers list them and select one after the other [D-map-20]', async ({
  page,
  hasTouch,
}) => {
  const view = viewOf(between, 2)
  await seed(page, { ...lastPosition(view), ...panelClosed })
  await openMap(page)
  const at = pixelOf(page, view, between)
  const list = mapOf(page).getByRole('group', { name: '2 places here' })
  if (hasTouch) await page.touchscreen.tap(at.x, at.y)
  else await page.mouse.click(at.x, at.y)
  await expect(list.getByRole('button')).toHaveText(['Hoard of Alder Rock', 'Herbs'])
  await expect(cardOf(page)).toContainText(`#${chest.id}`)
  await test.step('a row', async () => {
    await list.getByRole('button', { name: 'Herbs' }).click()
    await expect(cardOf(page)).toContainText(`#${herbs.id}`)
    await expect(list).toBeHidden()
  })
  // On a phone the card covers the spot.
  if (hasTouch) return
  await test.step('the same click again', async () => {
    await page.mouse.click(at.x, at.y)
    await expect(cardOf(page)).toContainText(`#${chest.id}`)
    await expect(list).toBeVisible()
    await page.mouse.click(at.x, at.y)
    await expect(cardOf(page)).toContainText(`#${herbs.id}`)
  })
  await test.step('Escape closes the list with the card', async () => {
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
  })
})
