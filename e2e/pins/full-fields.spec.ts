import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, lastPosition, openMap, panelOf, searchBox, seed, test } from '../fixtures.ts'
import { headOf, pin, pinCard, pinForm, pinsInStorage } from './pins-on-map.ts'
import { storedPins } from './pins.ts'
import { pointAt } from '../view.ts'
import { innView } from '../island.ts'
import { islandSite } from '../sites.ts'

// Compositions come from the browser's own debugging protocol, so that its events are real.

test.use({ baseURL: islandSite.address, permissions: ['clipboard-read', 'clipboard-write'] })

const isFull = 'This field is full (80 characters). Delete some text to add more.'
const letters = (amount: number) => 'abcdefghij'.repeat(8).slice(0, amount)

/** Opens the form of a pin with a title, and puts the caret behind its first three letters. */
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

test('typing into the middle of a full field changes nothing and says why [F113]', async ({
  page,
}) => {
  const field = await editTitle(page, letters(80))
  await page.keyboard.type('XY')
  await expect(pinForm(page).getByText(isFull)).toBeVisible()
  await expect(field).toHaveValue(letters(80))
  await page.keyboard.press('Backspace')
  await expect(pinForm(page).getByText(isFull)).toHaveCount(0)
  await page.keyboard.type('Z')
  await expect(field).toHaveValue(`abZ${letters(80).slice(3)}`)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue(letters(80))
})

test('pasted text is shortened at the caret, and Ctrl+Z takes it out [F113]', async ({ page }) => {
  const field = await editTitle(page, letters(78))
  await page.evaluate(() => navigator.clipboard.writeText('👨‍👩‍👧🇨🇿👍🏽'))
  await page.keyboard.press('Control+v')
  const pasted = `abc👨‍👩‍👧🇨🇿${letters(78).slice(3)}`
  await expect(field).toHaveValue(pasted)
  await expect(pinForm(page).getByText(isFull)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue(letters(78))
  await page.keyboard.press('Control+Shift+z')
  await expect(field).toHaveValue(pasted)
  await pinForm(page).getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => pinsInStorage(page)).toMatchObject([{ title: pasted }])
})

test('a composition is shortened when it ends, and not before [F114]', async ({ page }) => {
  const field = await editTitle(page, letters(79))
  const cdp = await debuggerOf(page)
  await compose(cdp, 'に', 'にほ', 'にほん')
  await expect(field).toHaveValue(`abcにほん${letters(79).slice(3)}`)
  await cdp.send('Input.insertText', { text: '日本' })
  await expect(field).toHaveValue(`abc日${letters(79).slice(3)}`)
  await expect(pinForm(page).getByText(isFull)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue(letters(79))
})

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
