import type { Locator, Page } from '@playwright/test'
import { discovered, expect, openSettings, seed, storedText, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const before = JSON.stringify({
  state: { discoveredMarkers: [1, 2], revisions: {} },
  version: 1,
})
const otherMap = JSON.stringify({
  format: 'itinerarium-backup',
  version: 1,
  map: 'kcd2',
  discoveredMarkers: [2, 5, 4_000_000, -1],
})

async function upload(page: Page, content: string, name = 'backup.json'): Promise<Locator> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) })
  const question = page.getByRole('alertdialog', { name: 'Merge this file?' })
  await expect(question).toBeVisible()
  return question
}

async function open(page: Page): Promise<void> {
  await seed(page, { 'progress-store': before })
  await page.goto('./')
  await openSettings(page)
}

test('another map’s backup is shown with its figures and merged only on Merge [D-files-5] [D-files-7] [F27]', async ({
  page,
}) => {
  await open(page)
  await test.step('Cancel and Escape change nothing and give the focus back', async () => {
    const leave = [
      (question: Locator) => question.getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
    ]
    for (const act of leave) {
      const question = await upload(page, otherMap)
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
      await act(question)
      await expect(question).toBeHidden()
      await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeFocused()
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
      await expect(page.locator('input[type=file]')).toHaveValue('')
      await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('')
      expect(await storedText(page, 'progress-store')).toBe(before)
    }
  })
  await test.step('Merge', async () => {
    const question = await upload(page, otherMap)
    const figures =
      '2 new (1 not on this map, kept for your next backup), 1 already known, 1 skipped (not valid IDs: 1 negative)'
    for (const text of ['backup.json', 'kcd2', 'my-island', figures]) {
      await expect(question.getByText(text, { exact: true })).toBeVisible()
    }
    expect(await storedText(page, 'progress-store')).toBe(before)
    await question.getByRole('button', { name: 'Merge' }).click()
    await expect(question).toBeHidden()
    const toast = page.getByRole('listitem').filter({ hasText: 'Merged uploaded discoveries' })
    await expect(toast.getByText(figures, { exact: true })).toBeVisible()
    expect(await discovered(page)).toEqual([1, 2, 5, 4_000_000])
  })
  await test.step('a file with more than marks lists its ignored parts', async () => {
    const lists = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`list${index}`, [1]]))
    const question = await upload(page, JSON.stringify({ discoveredMarkers: [9], ...lists }))
    await expect(question.getByRole('listitem')).toHaveText([
      'list0',
      'list1',
      'list2',
      'list3',
      'list4',
      'and 2 more',
    ])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    expect(await discovered(page)).toEqual([1, 2, 5, 4_000_000, 9])
  })
  await test.step('hostile names are shortened', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    const content = JSON.stringify({
      map: `<img src=x onerror=alert(1)>\u202Eevil${'M'.repeat(5000)}`,
      discoveredMarkers: [5],
      ['f'.repeat(5000)]: [1],
    })
    const question = await upload(page, content, `${'long'.repeat(40)}\u202E.json`)
    await expect(question.getByText(/^<img src=x onerror=alert\(1\)>\uFFFDevil/)).toBeVisible()
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
    expect((await question.innerText()).length).toBeLessThan(600)
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    )
    expect(wider).toBe(false)
    expect(await question.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false)
    for (const name of ['Merge', 'Cancel']) {
      const button = question.getByRole('button', { name })
      await button.scrollIntoViewIfNeeded()
      await expect(button).toBeInViewport({ ratio: 1 })
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })
})
