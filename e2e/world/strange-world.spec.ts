import {
  cardOf,
  expect,
  mapOf,
  mapReady,
  openMap,
  panelOf,
  searchBox,
  storedField,
  test,
} from '../fixtures.ts'
import { island } from '../island.ts'
import { islandSite } from '../sites.ts'
import { strangeWorld } from './strange-world.ts'

// The same source code, built with worlds that are not part of this project.
test.use({ baseURL: islandSite.address })

test('a new world in another script can be opened, filtered, searched and marked', async ({
  page,
}) => {
  await test.step('it starts at its own address', async () => {
    await openMap(page, `./${strangeWorld.id}`)
    await expect(page).toHaveTitle(new RegExp(strangeWorld.game))
    await expect(mapOf(page)).toHaveAttribute('data-shown-markers', '3')
  })
  await test.step('its one category is filtered', async () => {
    await expect(panelOf(page).getByRole('heading', { name: 'Чудеса' })).toBeVisible()
    const oak = panelOf(page).getByRole('button', { name: /^Дуб/ })
    await oak.click()
    await expect(mapOf(page)).toHaveAttribute('data-shown-markers', '1')
    await oak.click()
  })
  await test.step('it is searched in its own letters, and a place is found', async () => {
    await searchBox(page).fill('мельниц')
    const results = page.getByRole('region', { name: 'Search results' })
    await results.getByRole('button', { name: /Ветряная мельница/ }).click()
    await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
    const marks = () => storedField(page, `progress-store.${strangeWorld.id}`, 'discoveredMarkers')
    await expect.poll(marks).toEqual([1])
  })
  await test.step('the home world knows nothing of that', async () => {
    await openMap(page)
    await expect(mapOf(page)).toHaveAttribute('data-shown-markers', island.total)
    await expect(panelOf(page).getByText(`0 of ${island.total} found`)).toBeVisible()
  })
  await test.step('and it is still found after a reload', async () => {
    await page.goto(`./${strangeWorld.id}`)
    await mapReady(page)
    await expect(panelOf(page).getByText('1 of 3 found').first()).toBeVisible()
  })
})
