import type { Locator, Page } from '@playwright/test'
import { expect, mapOf, openMap, panelOf, storedField, test } from '../fixtures.ts'
import { countOfType, markers, settings, titlesOf, total, types } from '../world.ts'

const categories = settings.categories.map(({ title }) => title)
const [first, second] = settings.categories.flatMap(({ id }) =>
  types.filter(({ category }) => category === id).slice(0, 2),
)
if (!first || !second) throw new Error('There are not two types of one category.')
const ofCategory = settings.categories.find(({ id }) => id === first.category)

function toggleOf(page: Page, title: string): Locator {
  return panelOf(page).getByRole('button', { name: new RegExp(`^${title} \\d+$`) })
}

function headingOf(page: Page, title: string): Locator {
  return panelOf(page).getByRole('button', { name: title, exact: true })
}

async function expectShown(page: Page, count: number): Promise<void> {
  const written = new Intl.NumberFormat('en').format(count)
  await expect(panelOf(page).getByText(`Showing ${written} of ${total} places`)).toBeVisible()
  await expect(mapOf(page)).toHaveAttribute('data-shown-markers', String(count))
}

test('the filters list all categories and types with counts, all turned on [S1.05] [S2.23] [S2.24] [S2.27] [S2.29] [S2.30] [S3.17] [S4.03] [D-panel-13] [D-tests-3] [D-tests-4]', async ({
  page,
}) => {
  await openMap(page)
  await test.step('categories', async () => {
    const headings = panelOf(page).getByRole('heading', { level: 2 }).getByRole('button')
    await expect(headings).toHaveCount(categories.length)
    for (const [index, title] of categories.entries()) {
      await expect(headings.nth(index)).toHaveAccessibleName(title)
    }
  })
  await test.step('their types', async () => {
    const lists = page.getByRole('region', { name: 'Filters' }).getByRole('list')
    await expect(lists).toHaveCount(categories.length)
    for (const [index, { id }] of settings.categories.entries()) {
      const titles = titlesOf(id).toSorted((a, b) => a.localeCompare(b, 'en'))
      // Count the toggles only. A menu button is beside each of them.
      const buttons = lists.nth(index).locator('[aria-pressed]')
      await expect(buttons).toHaveCount(titles.length)
      for (const [place, title] of titles.entries()) {
        const type = types.find((candidate) => candidate.title === title)
        await expect(buttons.nth(place)).toHaveAccessibleName(
          `${title} ${countOfType(type?.id ?? '')}`,
        )
      }
      const boxes = await buttons.evaluateAll((all) =>
        all.map((button) => button.getBoundingClientRect().x),
      )
      expect(new Set(boxes).size).toBe(Math.min(titles.length, 2))
      expect(boxes[0]).toBeLessThan(boxes[1] ?? Infinity)
    }
    const glyphs = lists.locator('.type-icon')
    await expect(glyphs.locator('path').first()).toBeAttached()
    const paths = await glyphs.evaluateAll((all) => all.map((glyph) => glyph.innerHTML))
    expect(new Set(paths).size).toBe(types.length)
  })
  await test.step('everything is shown', async () => {
    const toggles = panelOf(page).getByRole('toolbar', { name: 'Place types' })
    await expect(toggles.locator('[aria-pressed]')).toHaveCount(types.length + categories.length)
    await expect(toggles.locator('[aria-pressed=false]')).toHaveCount(0)
    await expectShown(page, markers.length)
  })
})

test('filter buttons hide and show markers, and the choice is remembered [S2.12] [S2.25] [S2.26] [S2.28] [S2.29] [S2.30] [S3.17] [S4.02] [S4.03] [D-panel-12] [D-panel-13] [D-state-1] [D-state-2]', async ({
  page,
}) => {
  await openMap(page)
  await test.step('a type is dimmed meanwhile and keeps its count', async () => {
    const toggle = toggleOf(page, first.title)
    const markerIcon = toggle.locator('svg').first()
    const look = () => markerIcon.evaluate((element) => getComputedStyle(element).opacity)
    expect(await look()).toBe('1')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'false')
    await expect(toggle).toHaveAccessibleName(`${first.title} ${countOfType(first.id)}`)
    expect(Number(await look())).toBeLessThan(0.6)
    await expectShown(page, markers.length - countOfType(first.id))
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expectShown(page, markers.length)
  })
  await test.step('a heading', async () => {
    const heading = headingOf(page, ofCategory?.title ?? '')
    const typesOfCategory = types.filter(({ category }) => category === first.category)
    const amount = typesOfCategory.reduce((sum, { id }) => sum + countOfType(id), 0)
    await heading.click()
    await expectShown(page, markers.length - amount)
    for (const { title } of typesOfCategory) {
      await expect(toggleOf(page, title)).toHaveAttribute('aria-pressed', 'false')
    }
    await toggleOf(page, second.title).click()
    await expectShown(page, markers.length - amount + countOfType(second.id))
    await heading.click()
    await expectShown(page, markers.length - amount)
    await heading.click()
    await expectShown(page, markers.length)
    await expect(toggleOf(page, first.title)).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('Hide all and Show all', async () => {
    const panel = panelOf(page)
    await panel.getByRole('button', { name: 'Hide all', exact: true }).click()
    await expectShown(page, 0)
    await expect(panel.getByRole('status')).toHaveText(`Showing 0 of ${total} places`)
    await expect(
      page.getByRole('region', { name: 'Filters' }).getByRole('button', { pressed: true }),
    ).toHaveCount(0)
    const hidden = await storedField(page, 'filters-store', 'visibleTypes')
    expect(hidden).toEqual(Object.fromEntries(types.map(({ id }) => [id, false])))
    await panel.getByRole('button', { name: 'Show all', exact: true }).click()
    await expectShown(page, markers.length)
  })
  await test.step('the next visit', async () => {
    await expect(page).toHaveURL(/types=all/)
    await page.route(page.url(), async (route) => {
      await expect.poll(() => page.url()).not.toContain('types=all')
      await route.continue()
    })
    // Clicks inside the page, because Playwright's click would wait for the page load.
    await toggleOf(page, first.title).evaluate((toggle: HTMLElement) => {
      setTimeout(() => toggle.click(), 200)
    })
    await page.reload()
    await expect(toggleOf(page, first.title)).toHaveAttribute('aria-pressed', 'false')
    await expect(toggleOf(page, second.title)).toHaveAttribute('aria-pressed', 'true')
    expect(await storedField(page, 'filters-store', 'visibleTypes')).toMatchObject({
      [first.id]: false,
    })
  })
})
