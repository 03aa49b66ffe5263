import { expectAccessible } from '../accessible.ts'
import { inn, viewOf } from '../island.ts'
import { expect, lastPosition, openMap, seed, storedState, test } from '../fixtures.ts'
import { bareLandSite, islandSite } from '../sites.ts'
import { arrow, arrowCentre, at, liveBar, liveDialog, runProgram } from './live.ts'

test.use({ baseURL: islandSite.address })

test('following works by touch and names what the browser cannot do', async ({ page }) => {
  await seed(page, {
    'settings-store': storedState({ panelOpen: false }),
    ...lastPosition(viewOf(inn, 3)),
  })
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showOpenFilePicker')
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
  })
  const program = await runProgram(page)
  program.answer = at(inn)
  await openMap(page)
  await page.getByRole('button', { name: 'Map menu' }).tap()
  await page.getByRole('menuitem', { name: 'Follow game…' }).tap()
  const dialog = liveDialog(page)
  await expect(dialog).toContainText('This browser reads a file only once.')
  await expect(dialog).toContainText('This browser can’t keep the screen on.')
  await dialog.getByTestId('log-input').setInputFiles({
    name: 'kcd.log',
    mimeType: 'text/plain',
    buffer: Buffer.from(`[LIVEMAP] ${inn.x} ${inn.y} 0 0 1\n`),
  })
  await expect(dialog.getByRole('status').first()).toHaveText(
    'This is the last position in the log you chose.',
  )
  await dialog.getByRole('button', { name: 'Connect' }).tap()
  await expect(dialog).toContainText(`You are at ${inn.x}, ${inn.y}.`)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(arrow(page)).toBeVisible()
  const centre = liveBar(page).getByRole('button', { name: 'Keep me centred' })
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((y) => ({ x: 195, y, id: 1 })),
    })
  await touch('touchStart', [350])
  for (const y of [370, 400, 450]) await touch('touchMove', [y])
  await touch('touchEnd', [])
  await expect(centre).toHaveAttribute('aria-pressed', 'false')
  await centre.tap()
  await expect(centre).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => Math.round((await arrowCentre(page)).x)).toBe(195)
  await expectAccessible(page)
})

test.describe('where the other region is another page', () => {
  test.use({ baseURL: bareLandSite.address })

  test('in 320 pixels the way to the region that is played can be read and pressed', async ({
    page,
  }) => {
    await seed(page, { 'settings-store': storedState({ panelOpen: false }) })
    await page.setViewportSize({ width: 320, height: 640 })
    const program = await runProgram(page)
    program.answer = at({ x: 2000, y: 2000 }, 'kutnohorsko')
    await openMap(page, './kcd2-trosky')
    await page.getByRole('button', { name: 'Map menu' }).tap()
    await page.getByRole('menuitem', { name: 'Follow game…' }).tap()
    await liveDialog(page).getByRole('button', { name: 'Connect' }).tap()
    await liveDialog(page).getByRole('button', { name: 'Close' }).tap()
    await expect(liveBar(page)).toContainText('You’re on another map: Kuttenberg, 1403.')
    const goThere = liveBar(page).getByRole('link', { name: 'Go there', exact: true })
    const { x = -1, width = 0, height = 0 } = (await goThere.boundingBox()) ?? {}
    expect(x >= 0 && x + width <= 320 && height >= 44).toBe(true)
    await expectAccessible(page)
    await goThere.tap()
    await expect(arrow(page)).toBeVisible()
    await expect(page).toHaveURL(/\/kcd2-kuttenberg\b/)
  })
})
