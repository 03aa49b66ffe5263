import type { Page } from '@playwright/test'
import { generatedWorld } from '../../bench/generated-world.ts'
import { decodeWorld } from '../../src/domain/world/world-file.ts'
import { databaseList } from './database.ts'
import { discovered, expect, openMap, panelOf, test } from '../journey.ts'

const each = 400

// A small map, so that the test's time goes into marking and not into drawing.
test.use({ viewport: { width: 780, height: 500 }, trace: 'off' })

/** Selects one place after the other, as a script may ask, and switches each to discovered. */
async function markAll(page: Page, details: readonly unknown[]): Promise<void> {
  await page.evaluate(async (all) => {
    const nextTask = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        port2.postMessage(null)
      })
    const switchOf = (id: number) => {
      const card = document.querySelector('.card')
      return card?.textContent.includes(`#${id}`)
        ? card.querySelector<HTMLElement>('[role=switch][aria-checked=false]')
        : null
    }
    for (const detail of all as { id: number }[]) {
      window.dispatchEvent(new CustomEvent('control_panel_marker_select', { detail }))
      let found = switchOf(detail.id)
      while (!found) {
        await nextTask()
        found = switchOf(detail.id)
      }
      found.click()
    }
  }, details)
}

test('three tabs that mark 400 places each at full speed keep all 1,200, and show them [F08]', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const world = generatedWorld(3 * each)
  await context.route('**/world.json', (route) => route.fulfill({ json: world }))
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs) await openMap(tab)
  const { markers } = decodeWorld(world)
  const shares = tabs.map((_tab, at) => markers.slice(at * each, (at + 1) * each))
  await Promise.all(tabs.map((tab, at) => markAll(tab, shares[at] ?? [])))
  for (const tab of tabs) {
    await expect(panelOf(tab).getByText('1,200 of 1,200 discovered')).toBeVisible()
  }
  await expect.poll(async () => (await databaseList(page)).length).toBe(3 * each)
  await expect.poll(async () => (await discovered(page)).length).toBe(3 * each)
})
