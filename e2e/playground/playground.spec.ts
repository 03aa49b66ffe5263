import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { root } from '../../tools/commands.mjs'
import { findWorlds } from '../../tools/site/worlds.ts'
import { expect, test } from '../fixtures.ts'

// One server serves both, one after the other.
test.describe.configure({ mode: 'default' })

let server: ViteDevServer | undefined
let address = ''

test.beforeAll(async () => {
  server = await createServer({
    configFile: path.join(root, 'playground/vite.config.ts'),
    logLevel: 'error',
    // Any port that is free. Nothing is edited meanwhile.
    server: { port: 0, open: false, watch: null },
  })
  await server.listen()
  address = server.resolvedUrls?.local[0] ?? ''
})

test.afterAll(() => server?.close())

test('the basemap page paints the view of its address, and times each layer', async ({ page }) => {
  await page.goto(
    `${address}basemap.html?world=${findWorlds().home}&zoom=3&style=night&without=trees`,
  )
  await expect(page.getByTestId('painted')).toHaveText(/^(\d+) of \1 tiles/)
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked()
  const colours = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer())).size
  })
  expect(colours).toBeGreaterThan(100)
  const timeOf = (layer: string) => page.getByRole('row', { name: layer }).getByRole('cell').first()
  await expect(timeOf('paper')).toHaveText(/^\d+\.\d$/)
  await expect(timeOf('trees')).toHaveText('–')
  await page.getByRole('checkbox', { name: 'trees' }).check()
  await expect(timeOf('trees')).toHaveText(/^\d+\.\d$/)
  await expect(page).toHaveURL(/zoom=3&style=night$/)
})

test('the design page shows every part', async ({ page }) => {
  await page.goto(`${address}ui.html`)
  for (const name of ['Primary', 'Secondary', 'Quiet', 'Destructive']) {
    await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible()
  }
  await expect(page.getByRole('slider').first()).toBeVisible()
  await test.step('what is disabled looks it, whatever it is and however it is said', async () => {
    for (const disabled of await page.locator('button:disabled, button[aria-disabled=true]').all())
      await expect(disabled).toHaveCSS('opacity', '0.5')
    expect(await page.locator('.icon-button:disabled').count()).toBeGreaterThan(0)
  })
  await test.step('a bar of which nobody knows how far it is moves, and no other does', async () => {
    const moving = await page
      .locator('progress')
      .evaluateAll((all: HTMLProgressElement[]) =>
        all.map((bar) => [bar.position === -1, bar.getAnimations().length > 0]),
      )
    expect(moving.some(([unknown]) => unknown)).toBe(true)
    for (const [unknown, moves] of moving) expect(moves).toBe(unknown)
    // Nothing lies over the light.
    const bar = page.locator('progress:indeterminate').first()
    const before = await bar.screenshot()
    await expect.poll(async () => before.equals(await bar.screenshot())).toBe(false)
  })
  await page.getByRole('button', { name: 'A dialog', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Where the map ends' })).toBeVisible()
})
