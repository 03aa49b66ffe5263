import type { Page } from '@playwright/test'
import { expect, mapSurface, openMap, panelOf, searchBox, test } from '../fixtures.ts'
import { countOfType, largestType, longestTitle } from '../world.ts'

const maxStopsToSettings = 17

interface Stop {
  readonly role: string
  readonly name: string
  /** Whether the element has a size, is inside the window, and nothing covers its centre. */
  readonly seen: boolean
}

/** Presses Tab until the focus leaves the page or returns to its first stop. */
async function walk(page: Page, most = 60): Promise<readonly Stop[]> {
  const session = await page.context().newCDPSession(page)
  const stops: Stop[] = []
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab')
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    })
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    })
    if (result.description?.startsWith('body')) break
    const [role, name] = [String(nodes[0]?.role?.value), String(nodes[0]?.name?.value ?? '')]
    if (role === 'RootWebArea') break
    const seen = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body
      // The label around a radio button shows the focus, so its size counts.
      const { left, top, width, height } = focused.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return (
        width >= 12 && height >= 12 && (focused.contains(hit) || hit?.contains(focused) === true)
      )
    })
    const first = stops[0]
    if (first?.role === role && first.name === name) break
    stops.push({ role, name, seen })
  }
  return stops
}

const unseenOrNameless = (stops: readonly Stop[]) =>
  stops.filter(({ seen, name }) => !seen || name === '')

const settingsAt = (stops: readonly Stop[]) =>
  stops.findIndex(({ name }) => name === 'Settings') + 1

test('every Tab stop is visible and has a name [F60]', async ({ page, isMobile }) => {
  await openMap(page)
  await test.step('every stop', async () => {
    const stops = await walk(page)
    expect(unseenOrNameless(stops)).toEqual([])
    expect(settingsAt(stops)).toBeGreaterThan(0)
    expect(settingsAt(stops)).toBeLessThanOrEqual(maxStopsToSettings)
    expect(stops.length).toBeLessThan(30)
  })
  await test.step('Load more', async () => {
    await searchBox(page).fill(longestTitle)
    await searchBox(page).fill(largestType.title)
    const rows = page.getByRole('region', { name: 'Search results' }).getByRole('listitem')
    const more = page.getByRole('button', { name: 'Load more...', exact: true })
    await expect(rows).toHaveCount(20)
    for (let shown = 20; await more.isVisible(); shown += 20) {
      await more.press('Enter')
      await expect(rows.nth(shown).getByRole('button')).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused()
  })
  await test.step('skip links', async () => {
    await page.getByRole('button', { name: 'Close panel' }).click()
    await expect(panelOf(page)).toBeHidden()
    await mapSurface(page).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'Skip to settings' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused()
    if (isMobile) return
    await mapSurface(page).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(searchBox(page)).toBeFocused()
  })
})

test('a checklist of 257 places is one Tab stop [F60]', async ({ page }) => {
  await openMap(page)
  await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
  await panelOf(page)
    .getByRole('button', { name: new RegExp(`^${largestType.title} \\d+ of`) })
    .click()
  const list = page.getByRole('list', { name: `Checklist: ${largestType.title}` })
  await expect(list.getByRole('checkbox')).toHaveCount(countOfType(largestType.id))
  const stops = await walk(page)
  expect(unseenOrNameless(stops)).toEqual([])
  // The number of stops to Settings does not grow with the length of the list.
  expect(settingsAt(stops)).toBeGreaterThan(0)
  expect(settingsAt(stops)).toBeLessThanOrEqual(maxStopsToSettings)

  const [first, second] = [list.getByRole('listitem').nth(0), list.getByRole('listitem').nth(1)]
  await first.getByRole('checkbox').focus()
  await page.keyboard.press('ArrowRight')
  await expect(first.getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(second.getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(second.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(second.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('End')
  await expect(list.getByRole('listitem').last().getByRole('button')).toBeFocused()
  await expect(list.getByRole('listitem').last()).toBeInViewport()
})
