import { expectAccessible } from '../accessible.ts'
import { inn, viewOf } from '../island.ts'
import { expect, lastPosition, openMap, seed, storedState, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'
import { arrow, arrowAt, at, liveBar, liveDialog, runProgram } from './live.ts'

test.use({ baseURL: islandSite.address })

test('on a phone the map follows by taps, yields to a finger, and says what this browser cannot do', async ({
  page,
}) => {
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
  await expect.poll(async () => Math.round((await arrowAt(page)).x)).toBe(195)
  await expectAccessible(page)
})
