import { expectAccessible } from '../accessible.ts'
import { inn, island, viewOf } from '../island.ts'
import { cardOf, chooseInMapMenu, expect, lastPosition, openMap, seed, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'
import { at, liveBar, liveDialog, runProgram } from './live.ts'

test.use({ baseURL: islandSite.address })

const other = island.markerById(2)
const turnInstruction = /^(From .+, head|In \d+ m, |Arrive in \d+ m: )/

test('the next turn of a route is shown and spoken while the map follows', async ({ page }) => {
  await seed(page, lastPosition(viewOf(inn, 3)))
  // Some browsers load their voices late.
  await page.addInitScript(() => {
    const spoken: string[] = []
    const voices: object[] = []
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: ({ text }: { readonly text: string }) => void spoken.push(text),
      cancel: () => undefined,
    })
    const bring = () => {
      voices.push({ lang: 'en-GB', localService: true, default: true })
      synthesis.dispatchEvent(new Event('voiceschanged'))
    }
    class Utterance {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken, bring })
  })
  const spoken = () =>
    page.evaluate(() => (window as unknown as { readonly spoken: readonly string[] }).spoken)
  const program = await runProgram(page)
  program.answer = at(inn)
  await openMap(page)
  await chooseInMapMenu(page, 'Follow game…')
  const dialog = liveDialog(page)
  await dialog.getByRole('button', { name: 'Connect' }).click()
  await expect(dialog).toContainText(`You are at ${inn.x}, ${inn.y}.`)
  const speak = dialog.getByRole('switch', { name: 'Speak the next turn' })
  await test.step('a voice is needed', async () => {
    await expect(speak).toBeDisabled()
    await expect(dialog).toContainText('This browser has no voice for English.')
    await expectAccessible(page)
    await page.evaluate(() => (window as unknown as { readonly bring: () => void }).bring())
    await expect(speak).toBeEnabled()
    await expect(dialog).not.toContainText('This browser has no voice')
    await speak.click()
    await expect(speak).toBeChecked()
  })
  await page.keyboard.press('Escape')

  const bar = liveBar(page)
  await test.step('the next turn', async () => {
    await page.evaluate(
      (detail) => {
        window.dispatchEvent(new CustomEvent('control_panel_marker_select', { detail }))
      },
      { id: other.id, locationType: other.type, coordinate: [other.x, other.y] },
    )
    await cardOf(page).getByRole('button', { name: 'Route to here' }).click()
    await expect(bar.locator('.live-turn')).toHaveText(turnInstruction)
    await expect.poll(async () => (await spoken()).length).toBe(1)
    expect((await spoken())[0]).toMatch(turnInstruction)
    await expectAccessible(page)
  })
  await test.step('off the route', async () => {
    program.answer = at({ x: inn.x, y: inn.y - 400 })
    await expect(bar.locator('.live-turn')).toContainText('Off the route')
    await expect.poll(async () => (await spoken()).at(-1)).toBe('Off the route')
    await expectAccessible(page)
    const centre = bar.getByRole('button', { name: 'Keep me centred' })
    // The first route moved the map to show it entirely. A new route while following must leave the map centred.
    await centre.click()
    await bar.getByRole('button', { name: 'Directions from here' }).click()
    await expect(bar.locator('.live-turn')).toHaveText(turnInstruction)
    await expect(centre).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('arrived, and no more after the end', async () => {
    program.answer = at(other)
    await expect(bar.locator('.live-turn')).toHaveText(/^You’ve arrived: /)
    await bar.getByRole('button', { name: 'Follow game…' }).click()
    await dialog.getByRole('button', { name: 'Stop following' }).click()
    await page.keyboard.press('Escape')
    await expect(bar.locator('.live-turn')).toHaveCount(0)
  })
})
