import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { root } from '../../tools/commands.mjs'
import { findWorlds } from '../../tools/site/worlds.ts'
import { expect, test } from '../fixtures.ts'

let server: ViteDevServer | undefined
let address = ''

test.beforeAll(async () => {
  server = await createServer({
    configFile: path.join(root, 'playground/vite.config.ts'),
    logLevel: 'error',
    // Any free port, without a file watcher, because no file changes during the test.
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

test('the page of the map engine shows markers and a layer of its own', async ({ page }) => {
  await page.goto(`${address}map.html`)
  await expect(page.locator('[data-map-state="ready"]')).toBeVisible()
  await expect(page.locator('canvas.map-picture').last()).toBeVisible()
  await expect(page.locator('.map-label').first()).toBeAttached()
})
