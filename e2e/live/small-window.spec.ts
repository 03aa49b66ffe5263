import type { FrameLocator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { inn, viewOf } from '../island.ts'
import { chooseInMapMenu, expect, lastPosition, mapOf, openMap, seed, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'
import { arrow, at, liveBar, liveDialog, runProgram } from './live.ts'

test.use({ baseURL: islandSite.address })

/** Replaces the browser's picture-in-picture window, which tests can't access, by a frame of the page. */
async function floatInFrame(page: Page): Promise<FrameLocator> {
  await page.addInitScript(() => {
    const requestWindow = ({ width, height }: { width: number; height: number }) => {
      const frame = document.createElement('iframe')
      frame.id = frame.title = 'floating'
      Object.assign(frame.style, {
        position: 'fixed',
        inset: '0 auto auto 0',
        zIndex: '99',
        width: `${width}px`,
        height: `${height}px`,
        pointerEvents: 'none',
      })
      document.body.append(frame)
      const floating = frame.contentWindow
      if (!floating) throw new Error('The frame has no window.')
      floating.close = () => {
        floating.dispatchEvent(new Event('pagehide'))
        frame.remove()
      }
      return Promise.resolve(floating)
    }
    Object.defineProperty(window, 'documentPictureInPicture', { value: { requestWindow } })
  })
  return page.frameLocator('#floating').frameLocator('iframe')
}

async function follow(page: Page): Promise<void> {
  await chooseInMapMenu(page, 'Follow game…')
  await liveDialog(page).getByRole('button', { name: 'Connect' }).click()
  await expect(liveDialog(page)).toContainText(`You are at ${inn.x}, ${inn.y}.`)
}

test('a small window follows the player until following ends', async ({ page }) => {
  await seed(page, lastPosition(viewOf(inn, 3)))
  const small = await floatInFrame(page)
  const program = await runProgram(page)
  program.answer = at(inn)
  await openMap(page, './?types=inn')
  await follow(page)
  const dialog = liveDialog(page)
  await dialog.getByRole('button', { name: 'Open small window' }).click()
  const player = small.getByRole('img', { name: 'You are here' })
  await expect(player).toBeVisible()
  const map = small.getByTestId('map')
  const shown = (await mapOf(page).getAttribute('data-shown-markers')) ?? ''
  expect(Number(shown)).toBeGreaterThan(0)
  await expect(map).toHaveAttribute('data-shown-markers', shown)
  for (const role of ['button', 'link'] as const) await expect(small.getByRole(role)).toHaveCount(0)
  const inFrame = async () => {
    const [box, frame] = [await player.boundingBox(), await map.boundingBox()]
    if (!box || !frame) return 'nothing'
    const x = box.x + box.width / 2 - frame.x
    const y = box.y + box.height / 2 - frame.y
    // The player is centred in the area below the buttons at the upper edge, as on the map page.
    const isMiddle = Math.abs(x - 160) < 2 && Math.abs(y - 160) <= 33
    return `${isMiddle ? 'middle' : `${x} ${y}`} of ${frame.width} ${frame.height}`
  }
  await expect.poll(inFrame).toBe('middle of 320 320')
  program.answer = at({ x: inn.x + 30, y: inn.y })
  await expect(dialog).toContainText(`You are at ${inn.x + 30}, ${inn.y}.`)
  await expect.poll(inFrame).toBe('middle of 320 320')
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Close small window' }).click()
  await expect(page.locator('#floating')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Open small window' }).click()
  await expect(player).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop following' }).click()
  await expect(page.locator('#floating')).toHaveCount(0)
})

test.describe('the program on another computer', () => {
  test.use({
    expectedErrors: /Content Security Policy|192\.168\.1\.20/,
    expectedViolations: /^connect-src http:\/\/192\.168\.1\.20:8765/,
  })

  test('has an address in the own network, which the site’s policy may forbid', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'documentPictureInPicture')
      Reflect.deleteProperty(Window.prototype, 'documentPictureInPicture')
    })
    const program = await runProgram(page)
    program.answer = at(inn)
    await openMap(page)
    await chooseInMapMenu(page, 'Follow game…')
    const dialog = liveDialog(page)
    const address = dialog.getByLabel('Address of the program')
    await address.fill('http://example.org:8765')
    await address.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(/^Enter an address in your own network/)
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await address.fill('192.168.1.20:8765')
    await address.press('Enter')
    await expect(dialog.getByRole('status').first()).toHaveText(
      /^This site’s security policy doesn’t let the map ask 192\.168\.1\.20:8765\./,
    )
    await expect(address).toHaveValue('http://192.168.1.20:8765')
    await expectAccessible(page)
    await address.fill('')
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(dialog).toContainText(`You are at ${inn.x}, ${inn.y}.`)
    await expect(dialog).toContainText('localhost:8765')
    await test.step('the browser keeps no window on top', async () => {
      await expect(dialog).toContainText('This browser can’t keep a window on top')
      await expect(dialog.getByRole('button', { name: 'Open small window' })).toHaveCount(0)
    })
  })
})

test('a page that the program serves asks the same server for the position', async ({ page }) => {
  await runProgram(page)
  const asked: string[] = []
  await page.route(
    ({ port, pathname }) => port !== '8765' && pathname.endsWith('/position'),
    (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ body: at(inn) })
    },
  )
  await openMap(page)
  expect(asked).toEqual([])
  await follow(page)
  await page.keyboard.press('Escape')
  await expect(arrow(page)).toBeVisible()
  await expect(liveBar(page).getByRole('status')).toHaveText('')
  expect(new Set(asked)).toEqual(new Set(['/position']))
})
