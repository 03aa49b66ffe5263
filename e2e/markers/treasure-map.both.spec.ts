import {
  expect,
  openMap,
  panelOf,
  raiseCard,
  searchBox,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { soldMap, titleOf } from '../world.ts'

const { number, chest, seller } = soldMap
const title = `Treasure map ${number}`

test('a treasure is found by its map’s number', async ({ page }) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: true }) })
  await openMap(page)
  const card = page.getByRole('dialog', { name: `Details: ${chest.name}`, exact: true })
  const spot = page.getByRole('dialog', { name: `Details: ${title}`, exact: true })
  const soldBy = `Sold by: ${titleOf(seller.type)}`

  await test.step('search', async () => {
    await searchBox(page).fill(`treasure map ${number.toLowerCase()}`)
    const row = panelOf(page).getByRole('button', { name: `${title} · ${soldBy}` })
    await expect(row).toContainText(chest.name, { ignoreCase: true })
    await row.click()
    await expect(card).toBeVisible()
  })
  await test.step('the spot, and back', async () => {
    await raiseCard(page)
    const section = card.getByRole('region', { name: title })
    await expect(section).toContainText(soldBy)
    await section.getByRole('button', { name: 'Show where it is' }).click()
    await expect(spot).toContainText(soldBy)
    await expect(card).toBeHidden()
    const pin = page.getByRole('img', { name: `Pin at ${soldMap.x}, ${soldMap.y}` })
    await expect(pin).toBeInViewport()
    await expect(async () => {
      const [foot, covered] = [await pin.boundingBox(), await spot.boundingBox()]
      if (!foot || !covered) throw new Error('Nothing is drawn.')
      const [x, y] = [foot.x + foot.width / 2, foot.y + foot.height]
      expect(x < covered.x || x > covered.x + covered.width || y < covered.y).toBe(true)
    }).toPass()
    await spot.getByRole('button', { name: 'Back to the treasure' }).click()
    await expect(card).toBeVisible()
    await expect(pin).toBeHidden()
  })
  await test.step('the seller, and back', async () => {
    await raiseCard(page)
    await card.getByRole('button', { name: soldBy }).click()
    const sellersCard = page.getByRole('dialog', { name: `Details: ${titleOf(seller.type)}` })
    await sellersCard.getByRole('button', { name: title }).click()
    await expect(card).toBeVisible()
  })
  await test.step('the route from the map to the treasure', async () => {
    await card.getByRole('button', { name: 'Route from there' }).click()
    const route = page.getByRole('dialog', { name: `Route to ${chest.name}` })
    await expect(route).toContainText(/min/)
  })
})
