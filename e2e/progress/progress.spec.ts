import type { Locator, Page } from '@playwright/test'
import {
  cardOf,
  discovered,
  expect,
  lastPosition,
  mapOf,
  openMap,
  panelOf,
  restingView,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { innView, island } from '../island.ts'
import { bareLandSite, islandSite } from '../sites.ts'
import { pointAt } from '../view.ts'
import { countOfType, largestType } from '../world.ts'

test.use({ baseURL: islandSite.address })

const { markers, total } = island

const number = new Intl.NumberFormat('en')
const caves = markers.filter(({ type }) => type === 'cave')

function progressOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Progress' })
}

async function openProgress(page: Page): Promise<Locator> {
  await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
  await expect(progressOf(page)).toBeVisible()
  return progressOf(page)
}

async function openChecklist(page: Page, title: string): Promise<Locator> {
  await (
    await openProgress(page)
  )
    .getByRole('button', { name: new RegExp(`^${title} \\d+ of`) })
    .click()
  const list = page.getByRole('list', { name: `Checklist: ${title}` })
  await expect(list).toBeVisible()
  return list
}

async function idsOf(list: Locator): Promise<number[]> {
  const texts = await list.getByRole('button').allTextContents()
  return texts.map((text) => Number(/#(\d+)/.exec(text)?.[1]))
}

test('found and total counts are shown for types, categories and the whole map', async ({
  page,
}) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: [caves[0]?.id, 3] }) })
  await openMap(page)
  await test.step('still to find, and found', async () => {
    const missing = panelOf(page).getByRole('button', { name: 'Unfound', exact: true })
    const found = panelOf(page).getByRole('checkbox', { name: 'Found only' })
    await missing.click()
    const left = markers.length - 2
    await expect(mapOf(page)).toHaveAttribute('data-shown-markers', String(left))
    await expect(panelOf(page).getByRole('status')).toHaveText(
      `Showing ${number.format(left)} of ${total} places`,
    )
    await panelOf(page)
      .getByRole('button', { name: /found places/i })
      .click()
    await found.check()
    await expect(missing).toHaveAttribute('aria-pressed', 'false')
    await expect(mapOf(page)).toHaveAttribute('data-shown-markers', '2')
    await page.reload()
    await expect(mapOf(page)).toHaveAttribute('data-shown-markers', '2')
    await expect(found).toBeChecked()
    await found.focus()
    await page.keyboard.press('Space')
    await expect(mapOf(page)).toHaveAttribute('data-shown-markers', String(markers.length))
  })
  await test.step('in figures', async () => {
    const filters = page.getByRole('region', { name: 'Filters' })
    const cave = filters.getByRole('button', { name: `Cave ${caves.length}`, exact: true })
    await expect(cave).toHaveAccessibleDescription(`1 of ${caves.length} found`)
    await expect(cave.locator('[data-found]')).toHaveAttribute('data-found', '1/')
    const resources = filters.getByRole('button', { name: 'In the wild', exact: true })
    await expect(resources).toHaveAccessibleDescription(/^1 of \d+ found$/)
    const page_ = await openProgress(page)
    await expect(page_.getByText(`2 of ${total} found`)).toBeVisible()
    await expect(page_.getByText(`${number.format(markers.length - 2)} left`)).toBeVisible()
    const whole = page_.getByRole('progressbar', { name: 'Whole map: found' })
    await expect(whole).toHaveJSProperty('value', 2)
    await expect(whole).toHaveJSProperty('max', markers.length)
    const row = page_.getByRole('button', { name: /^Cave \d+ of/ })
    await expect(row).toContainText(`1 of ${caves.length} found`)
    await expect(page_.getByRole('button', { name: /^Smithy \d+ of/ })).toContainText(
      `0 of ${island.countOfType('smithy')} found`,
    )
  })
})

test('a link’s filters replace the player’s own until the way back', async ({ page }) => {
  await seed(page, {
    'filters-store': storedState({ found: 'found' }),
    'progress-store': storedState({ discoveredMarkers: [3] }),
  })
  await openMap(page, './?types=shrine')
  await expect(mapOf(page)).toHaveAttribute(
    'data-shown-markers',
    String(island.countOfType('shrine')),
  )
  await panelOf(page)
    .getByRole('group', { name: 'Shared filters' })
    .getByRole('button')
    .last()
    .click()
  await expect(mapOf(page)).toHaveAttribute('data-shown-markers', '1')
})

test('a checklist marks places, shows them on the map and can be sorted', async ({ page }) => {
  const view = innView
  await seed(page, lastPosition(view))
  await openMap(page)
  const list = await openChecklist(page, 'Cave')
  await expect(page.getByRole('heading', { name: 'Cave' })).toBeFocused()
  await expect(list.getByRole('checkbox')).toHaveCount(caves.length)
  // The centre of the area that the panel does not cover.
  const panel = await panelOf(page).boundingBox()
  const middle = pointAt(page, view, { x: (1440 + (panel?.width ?? 0)) / 2, y: 450 })
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle.x, y - middle.y)
  const byDistance = caves.toSorted((a, b) => far(a) - far(b) || a.id - b.id).map(({ id }) => id)
  expect(await idsOf(list)).toEqual(byDistance)

  const box = list.getByRole('checkbox', { name: `Found: Cave #${byDistance[3]}` })
  await box.check()
  await expect.poll(() => discovered(page)).toEqual([byDistance[3]])
  await expect(progressOf(page).getByText(`1 of ${caves.length} found`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(box).not.toBeChecked()
  await expect(box).toBeFocused()
  await box.check()
  await page.keyboard.press('Control+z')
  await expect(box).not.toBeChecked()
  await box.check()

  await list.getByRole('button', { name: new RegExp(`#${byDistance[1]}\\b`) }).click()
  await expect(cardOf(page)).toContainText(`#${byDistance[1]}`)
  await expect.poll(() => restingView(page)).not.toEqual(view)
  // The list keeps its order when the view moves, until "Sort from here" is pressed.
  expect(await idsOf(list)).toEqual(byDistance)
  await progressOf(page).getByRole('button', { name: 'Sort from here' }).click()
  await expect.poll(async () => (await idsOf(list))[0]).toBe(byDistance[1])

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('ID')
  expect(await idsOf(list)).toEqual(caves.map(({ id }) => id).toSorted((a, b) => a - b))
  await page.getByRole('checkbox', { name: 'Unfound only' }).check()
  await expect(list.getByRole('checkbox')).toHaveCount(caves.length - 1)
  // A ticked row stays, so that the rows don't move under the finger.
  await list.getByRole('checkbox').first().check()
  await expect(list.getByRole('checkbox')).toHaveCount(caves.length - 1)

  await progressOf(page).getByRole('button', { name: 'All types' }).click()
  await expect(progressOf(page).getByRole('button', { name: /^Cave \d+ of/ })).toBeFocused()
})

test.describe('the largest type', () => {
  test.use({ baseURL: bareLandSite.address })

  test('the checklist sorts numbers naturally and updates only the marked row', async ({
    page,
  }) => {
    await openMap(page)
    const list = await openChecklist(page, largestType.title)
    await test.step('sorted', async () => {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name')
      const names = (await list.getByRole('button').allTextContents()).map(
        (text) => text.split(' #')[0] ?? '',
      )
      expect(names).toHaveLength(countOfType(largestType.id))
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })))
    })
    await test.step('marked', async () => {
      const touched = await list.evaluate(async (element) => {
        const seen = new Set<Element>()
        const observer = new MutationObserver((records) => {
          for (const { target } of records) {
            const part = target instanceof Element ? target : target.parentElement
            const row = part?.closest('[role="listitem"]')
            // A change outside of all rows counts as a change of the list itself.
            seen.add(row ?? element)
          }
        })
        observer.observe(element, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        })
        element.querySelector('input')?.click()
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        })
        observer.disconnect()
        return seen.size
      })
      expect(touched).toBeLessThanOrEqual(1)
      await expect(list.getByRole('checkbox').first()).toBeChecked()
    })
  })
})

test('all in view are marked at once, after saying how many, and undone at once', async ({
  page,
}) => {
  const view = innView
  await seed(page, {
    ...lastPosition(view),
    'progress-store': storedState({ discoveredMarkers: [3] }),
    'filters-store': storedState({ visibleTypes: { cave: false } }),
  })
  await openMap(page)
  await openProgress(page)
  const panel = (await panelOf(page).boundingBox())?.width ?? 0
  const inView = markers.filter(({ x, y, type, id }) => {
    const upper = pointAt(page, view, { x: panel, y: 0 })
    const lower = pointAt(page, view, { x: 1440, y: 900 })
    const inside = x >= upper.x && x <= lower.x && y <= upper.y && y >= lower.y
    return inside && type !== 'cave' && id !== 3
  })
  expect(inView.length).toBeGreaterThan(1)
  const button = progressOf(page).getByRole('button', {
    name: `Mark ${inView.length} in view as found`,
  })
  await button.click()
  const expected = [3, ...inView.map(({ id }) => id)].toSorted((a, b) => a - b)
  const list = async () => (await discovered(page)).map(Number).toSorted((a, b) => a - b)
  await expect.poll(list).toEqual(expected)
  await expect(
    page.getByText(`Marked ${inView.length} places as found`, { exact: true }),
  ).toBeVisible()
  await expect(
    progressOf(page).getByRole('button', { name: 'Nothing in view to mark' }),
  ).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(list).toEqual([3])
  await expect(button).toBeVisible()
})
