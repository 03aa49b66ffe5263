import { findWorlds, readManifest } from '../../tools/site/worlds.ts'
import { expect, mapOf, mapReady, openMap, openMoreFacts, panelOf, test } from '../fixtures.ts'
import { worldRows } from '../world.ts'

const { home, others } = findWorlds()

for (const id of others) {
  const { game } = readManifest(id)
  const marker = worldRows(id).markers[0]?.id ?? NaN

  test.describe(`the world ${id}`, () => {
    test('lives at an address of its own, with its own game, places and links', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const paths: string[] = []
      page.on('request', (request) => paths.push(new URL(request.url()).pathname))
      await openMap(page, `./${id}`)
      await expect(page).toHaveTitle(`Itinerarium: an interactive map for ${game}`)
      await expect(panelOf(page)).toContainText(game)
      await test.step('nothing of the home world is asked for', () => {
        expect(paths.filter((path) => path.includes(`/data/${home}/`))).toEqual([])
      })
      await test.step('a marker of it has its own icon and its own link', async () => {
        await page.goto(`./${id}?marker=${marker}`)
        await mapReady(page)
        const card = page.getByRole('dialog', { name: /^Details: / })
        // The icon is decoration without a name, so it is found by its address.
        await expect(card.locator(`img[src*="/icons/${id}/"]`)).toHaveCount(1)
        await openMoreFacts(page)
        await card.getByRole('button', { name: 'Share' }).click()
        await expect(card.getByText('Link copied')).toHaveCount(1)
        const link = await page.evaluate(() => navigator.clipboard.readText())
        expect(link).toBe(new URL(`/${id}?marker=${marker}`, page.url()).href)
      })
    })
  })
}

// A single world is enough for tests that do not depend on its places.
for (const id of others.slice(0, 1)) {
  const { game } = readManifest(id)

  test.describe(`another world, ${id}`, () => {
    test('the small map and pages of text lead to its map', async ({ page }) => {
      await test.step('the small map', async () => {
        const marker = worldRows(id).markers[0]?.id
        await openMap(page, `./${id}/embed?marker=${marker}`)
        const full = page.getByRole('link', { name: 'Open the full map' })
        await expect(full).toHaveAttribute('href', new RegExp(`/${id}\\?marker=${marker}&at=`))
      })
      await openMap(page, `./${id}`)
      await panelOf(page).getByRole('link', { name: 'Credits' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('main')).toContainText(`who made or sells ${game}.`)
      const back = page.getByRole('link', { name: 'Back', exact: true })
      await expect(back).toHaveAttribute('href', `/${id}`)
      await back.click()
      await mapReady(page)
      expect(new URL(page.url()).pathname).toBe(`/${id}`)
      // The document belongs to the text page, so its title has the home world's game.
      await expect(page).toHaveTitle(`Itinerarium: an interactive map for ${game}`)
    })

    test('text pages lead back to the world that opened them', async ({ page, context }) => {
      await openMap(page)
      const other = await context.newPage()
      await openMap(other, `./${id}`)
      await panelOf(page).getByRole('link', { name: 'Credits' }).click()
      await page.reload()
      const back = { name: 'Back', exact: true }
      await expect(page.getByRole('link', back)).toHaveAttribute('href', '/')
      const link = panelOf(other).getByRole('link', { name: 'Credits' })
      const fresh = await context.newPage()
      await fresh.goto(new URL((await link.getAttribute('href')) ?? '', other.url()).href)
      await expect(fresh.getByRole('link', back)).toHaveAttribute('href', `/${id}`)
    })

    test('has no pages of text of its own', async ({ request }) => {
      expect((await request.get(`./${id}/terms`)).status()).toBe(404)
      expect((await request.get(`./${id}s`)).status()).toBe(404)
    })
  })
}

test('the home world asks for nothing of the others', async ({ page }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await openMap(page)
  await expect(mapOf(page)).toBeVisible()
  expect(paths.filter((path) => others.some((id) => path.includes(id)))).toEqual([])
})
