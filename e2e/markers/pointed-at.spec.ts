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

const chest = island.markerById(7)

test('a resting pointer shows what a place is, and a click on a name selects it [D-map-21]', async ({
  page,
}) => {
  const view = viewOf(chest, 5)
  await seed(page, {
    ...lastPosition(view),
    'settings-store': storedState({ panelOpen: false }),
  })
  await openMap(page)
  const at = pixelOf(page, view, chest)
  const tip = mapOf(page).locator('.map-tip')
  await page.mouse.move(at.x + 60, at.y - 60)
  await page.mouse.move(at.x + 5, at.y - 5)
  await expect(tip).toContainText(chest.name)
  await page.mouse.move(at.x + 60, at.y - 60)
  await expect(tip).toBeHidden()
  // The name is below the marker icon.
  await page.mouse.click(at.x, at.y + 37)
  await expect(cardOf(page)).toContainText(`#${chest.id}`)
})
