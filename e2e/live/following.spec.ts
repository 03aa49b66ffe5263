import { liveColours } from '../../src/features/follow/map/live-layers.ts'
import { expectAccessible } from '../accessible.ts'
import { inn, viewOf } from '../island.ts'
import {
  chooseInMapMenu,
  expect,
  lastPosition,
  mapOf,
  mapSurface,
  openMap,
  seed,
  test,
} from '../fixtures.ts'
import { pixelsOf } from '../picture.ts'
import { bareLandSite, islandSite, wholeSite } from '../sites.ts'
import { arrow, arrowCentre, at, liveBar, liveDialog, speedUpTimers, runProgram } from './live.ts'

test.use({ baseURL: islandSite.address })

/** Centre of the map's visible part: beside the panel and below the buttons at the upper edge. CSS pixels. */
const middle = { x: (400 + 1440) / 2, y: (64 + 900) / 2 }

test('the map follows the program until it is dragged or panned [F68] [D-live-1]', async ({
  page,
  context,
}) => {
  await seed(page, lastPosition(viewOf(inn, 3)))
  const program = await runProgram(page)
  await openMap(page)
  await chooseInMapMenu(page, 'Follow game…')
  const dialog = liveDialog(page)
  const notice = dialog.getByRole('status')
  await dialog.getByRole('button', { name: 'Connect' }).press('Enter')
  await expect(notice).toHaveText('The program answers, but has no position yet.')
  program.answer = at({ x: inn.x - 40, y: inn.y })
  await expect(dialog).toContainText(`You are at ${inn.x - 40}, ${inn.y}.`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const centre = liveBar(page).getByRole('button', { name: 'Keep me centred' })
  await test.step('it goes along', async () => {
    await expect(centre).toHaveAttribute('aria-pressed', 'true')
    program.answer = at({ x: inn.x + 10, y: inn.y })
    await expect(async () => {
      const { x, y } = await arrowCentre(page)
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(2)
    }).toPass()
  })
  await test.step('a drag and a place that is shown lead elsewhere', async () => {
    await page.mouse.move(900, 700)
    await page.mouse.down()
    // The drag starts at the first move event, and a slow browser sends fewer of them.
    await page.mouse.move(760, 640, { steps: 20 })
    await page.mouse.up()
    await expect(centre).toHaveAttribute('aria-pressed', 'false')
    program.answer = at({ x: inn.x + 30, y: inn.y })
    // While the map follows, the difference is 0. How far a drag glides on depends on when the button is released.
    await expect
      .poll(async () => Math.round((await arrowCentre(page)).x - middle.x))
      .toBeLessThan(-60)
    await centre.click()
    await expect.poll(async () => Math.round((await arrowCentre(page)).x - middle.x)).toBe(0)
    await mapSurface(page).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(centre).toHaveAttribute('aria-pressed', 'false')
    await centre.press('Enter')
    await expect(centre).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('without a connection, and with another program', async () => {
    await context.setOffline(true)
    program.answer = '<!doctype html><h1>It works!</h1>'
    const status = liveBar(page).getByRole('status')
    await expect(status).toHaveText(/^The answer at localhost:8765 has no position/)
    await expect(arrow(page)).toBeVisible()
    await expectAccessible(page)
    program.answer = at({ x: 1e6, y: 0 })
    await expect(status).toHaveText(/^You’re outside this map/)
    program.answer = at(inn)
    await expect(status).toHaveText('')
    await context.setOffline(false)
  })
  await test.step('it ends, and the trail when it is cleared', async () => {
    await liveBar(page).getByRole('button', { name: 'Follow game…' }).click()
    await dialog.getByRole('button', { name: 'Stop following' }).click()
    await expect(arrow(page)).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => pixelsOf(page, liveColours.line)).toBeGreaterThan(30)
    await liveBar(page).getByRole('button', { name: 'Follow game…' }).click()
    const [trail] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export trail (GPX)' }).click(),
    ])
    expect(trail.suggestedFilename()).toMatch(/_trail-\d+\.gpx$/)
    await dialog.getByRole('button', { name: 'Clear trail' }).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(liveBar(page)).toHaveCount(0)
    await expect.poll(() => pixelsOf(page, liveColours.line)).toBe(0)
    await expect(mapSurface(page)).toBeFocused()
  })
})

test('the map follows a log file that the game writes [F68] [D-live-1]', async ({ page }) => {
  await seed(page, lastPosition(viewOf(inn, 3)))
  await speedUpTimers(page)
  await page.addInitScript(() => {
    const log = { text: 'Another game begins\n' }
    const file = () => Promise.resolve(new File([log.text], 'kcd.log'))
    Object.assign(window, {
      log,
      showOpenFilePicker: () => Promise.resolve([{ name: 'kcd.log', getFile: file }]),
    })
  })
  const write = (text: string, replacesLog = false) =>
    page.evaluate(
      ([added, fresh]) => {
        const { log } = window as unknown as { readonly log: { text: string } }
        log.text = fresh ? added : log.text + added
      },
      [text, replacesLog] as const,
    )
  const line = (x: number, y: number) => `<12:00:01> [LIVEMAP] ${x} ${y} 0 0 1\n`
  await openMap(page)
  await chooseInMapMenu(page, 'Follow game…')
  const dialog = liveDialog(page)
  await dialog.getByRole('button', { name: 'Choose log…' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^No \[LIVEMAP\] line at the end of/)
  await write(`garbage\0\n${line(inn.x, inn.y)}[LIVEMAP] 1`)
  await expect(dialog).toContainText(`You are at ${inn.x}, ${inn.y}.`)
  await write(line(inn.x + 5, inn.y + 5), true)
  await expect(dialog).toContainText(`You are at ${inn.x + 5}, ${inn.y + 5}.`)
})

test('the map for a stream shows only the land and the player', async ({ page }) => {
  const program = await runProgram(page)
  program.answer = at(inn)
  await page.setViewportSize({ width: 400, height: 300 })
  await openMap(page, './embed?follow=1&types=none')
  await expect(arrow(page)).toBeVisible()
  for (const role of ['button', 'link'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  for (const element of [page.locator('body'), mapOf(page)]) {
    await expect(element).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(element).toHaveCSS('background-image', 'none')
  }
  await expect.poll(async () => Math.round((await arrowCentre(page)).x)).toBe(200)
  program.answer = at({ x: inn.x + 20, y: inn.y })
  await page.mouse.move(200, 150)
  await page.mouse.down()
  await page.mouse.move(120, 150, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await arrowCentre(page)).x)).toBe(200)
})

test.describe('in a game of several regions', () => {
  test.use({ baseURL: bareLandSite.address })

  test('following continues on the map of the region that the game has loaded', async ({
    page,
  }) => {
    const program = await runProgram(page)
    const spot = { x: 2000, y: 2000 }
    program.answer = at(spot)
    await openMap(page, './kcd2-trosky')
    await chooseInMapMenu(page, 'Follow game…')
    await liveDialog(page).getByRole('button', { name: 'Connect' }).click()
    await expect(liveDialog(page)).toContainText('You are at')
    await page.keyboard.press('Escape')
    await expect(arrow(page)).toBeVisible()
    const status = liveBar(page).getByRole('status')
    const goThere = liveBar(page).getByRole('link', { name: 'Go there', exact: true })

    await test.step('a region without a map', async () => {
      program.answer = at(spot, 'klaster')
      await expect(status).toHaveText('You’re in a part of the game that has no map here.')
      await expect(arrow(page)).toHaveCount(0)
      await expect(goThere).toHaveCount(0)
    })
    await test.step('another region, by the keyboard', async () => {
      program.answer = at(spot, 'kutnohorsko')
      await expect(status).toHaveText('You’re on another map: Kuttenberg, 1403.')
      await expect(arrow(page)).toHaveCount(0)
      await expectAccessible(page)
      await goThere.press('Enter')
      await expect(page).toHaveURL(/\/kcd2-kuttenberg\b/)
      await expect(arrow(page)).toBeVisible()
      await expect(status).toHaveText('')
    })
    await test.step('the first game, by the log', async () => {
      await page.evaluate(async () => {
        const folder = await navigator.storage.getDirectory()
        const handle = await folder.getFileHandle('kcd.log', { create: true })
        const file = await handle.createWritable()
        await file.write(
          '==== Loading level rataje ====\n' +
            'other\n'.repeat(20_000) +
            '[LIVEMAP] 2000 2000 0 0 1\n',
        )
        await file.close()
        Object.assign(window, { showOpenFilePicker: () => Promise.resolve([handle]) })
      })
      await liveBar(page).getByRole('button', { name: 'Follow game…' }).click()
      await liveDialog(page).getByRole('button', { name: 'Choose log…' }).click()
      const dialog = liveDialog(page)
      await expect(dialog.getByRole('status').first()).toHaveText(/^You’re on another map: Bohemia/)
      await dialog.getByRole('link', { name: 'Go there', exact: true }).click()
      await expect(page).not.toHaveURL(/kcd2/)
      await expect(arrow(page)).toBeVisible()
      await liveBar(page).getByRole('button', { name: 'Follow game…' }).click()
      await expect(dialog).toContainText('You are at 4000, 4000.')
    })
    await test.step('nothing of it is left behind', async () => {
      const left = await page.evaluate(async () => [
        ...Object.keys(sessionStorage).filter((key) => key === 'following'),
        ...(await indexedDB.databases())
          .map(({ name }) => name)
          .filter((name) => name?.includes('followed')),
      ])
      expect(left).toEqual([])
    })
  })
})

test.describe('in a world whose grid begins elsewhere', () => {
  test.use({ baseURL: wholeSite.address })

  test('the player is over a stream where the game has them', async ({ page }) => {
    const program = await runProgram(page)
    // Near the world’s upper right corner. If the world's origin were ignored, the point would be outside.
    program.answer = at({ x: 490 + 2600, y: 735 + 2600 })
    await openMap(page, './kcd2-trosky/embed?follow=1&types=none')
    await expect(arrow(page)).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect.poll(async () => Math.round((await arrowCentre(page)).x)).toBe(720)
  })
})
