import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, lastPosition, openMap, panelOf, searchBox, seed, test } from '../fixtures.ts'
import { headOf, pin, pinCard, pinForm } from './pins-on-map.ts'
import { storedPins } from './pins.ts'
import { pointAt } from '../view.ts'
import { innView } from '../island.ts'
import { islandSite } from '../sites.ts'

// The tests send compositions through the browser's debugging protocol, so that the events are real.

test.use({ baseURL: islandSite.address })

async function editTitle(page: Page, title: string): Promise<Locator> {
  const at = { x: 700, y: 450 }
  const stored = pin(1, pointAt(page, innView, at), { title })
  await seed(page, { ...lastPosition(innView), ...storedPins(stored) })
  await openMap(page)
  await page.mouse.click(headOf(at).x, headOf(at).y)
  await pinCard(page).getByRole('button', { name: 'Edit' }).click()
  const field = pinForm(page).getByLabel('Title')
  await field.evaluate((element: HTMLInputElement) => element.setSelectionRange(3, 3))
  return field
}

const debuggerOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page)

async function compose(cdp: CDPSession, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const [selectionStart, selectionEnd] = [text.length, text.length]
    await cdp.send('Input.imeSetComposition', { text, selectionStart, selectionEnd })
  }
}

test('Escape and Enter belong to a composition while there is one [F116]', async ({ page }) => {
  const field = await editTitle(page, 'Fort')
  const cdp = await debuggerOf(page)
  await compose(cdp, 'にほん')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Discard changes?')).toHaveCount(0)
  await expect(field).toBeVisible()
  await cdp.send('Input.insertText', { text: '日本' })
  await page.keyboard.press('Enter')
  await expect(pinCard(page, 'For日本t')).toBeVisible()
  await searchBox(page).fill('Fo')
  await compose(cdp, 'にほん')
  await page.keyboard.press('Escape')
  await expect(searchBox(page)).toHaveValue(/^Fo/)
  await expect(panelOf(page)).toBeVisible()
})
