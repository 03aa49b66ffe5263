import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, mapReady, openMap, panelOf, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each page with a map says at once that the map needs JavaScript', async ({ page }) => {
    for (const address of ['./', './embed', './buyan', './buyan/embed', './shell.html'])
      await test.step(address, async () => {
        await page.goto(address)
        // Playwright's text locators ignore the content of `noscript`.
        const notice = page.locator('.needs-script')
        await expect(notice).toContainText('The map needs JavaScript.')
        await expect(notice).toBeInViewport({ ratio: 1 })
        await expect(page.getByText('Unrolling the map…')).toBeHidden({ timeout: 1000 })
        await expect(page.locator('.not-started')).toBeHidden({ timeout: 1000 })
      })
  })

  test('each page of text stays readable', async ({ page }) => {
    for (const name of ['terms', 'privacy-policy', 'credits', '404.html'])
      await test.step(name, async () => {
        await page.goto(`./${name}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('.needs-script')).toHaveCount(0)
      })
  })
})

test('with scripts no page says that it needs them [F107]', async ({ page }) => {
  await openMap(page)
  await expect(page.locator('.needs-script')).toHaveCount(0)
})

test.describe('as a file', () => {
  test.use({ expectedErrors: /./, expectedViolations: /./ })

  const root = path.join(import.meta.dirname, '../..')
  test('each page says that the map needs a web server, with the command', async ({ page }) => {
    for (const file of [
      'index.html',
      'dist-island/index.html',
      'dist-island/embed/index.html',
      'dist-island/buyan/index.html',
      'dist-island/shell.html',
    ])
      await test.step(file, async () => {
        await page.goto(pathToFileURL(path.join(root, file)).href)
        await expect(page.getByText(/needs a web server.*npm start/s)).toBeVisible()
        await expect(page.getByText('It needs JavaScript')).toBeHidden()
        await expect(page.getByText('Unrolling the map…')).toBeHidden()
      })
  })
})

test.describe('an address in capitals', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('is put right on a host that ignores case', async ({ page, request }) => {
    for (const [address, right] of [
      ['BUYAN', 'buyan'],
      ['Buyan/Index.html', 'buyan'],
      ['EMBED', 'embed'],
      ['Buyan/Embed/', 'buyan/embed'],
    ] as const)
      await test.step(address, async () => {
        const body = await (await request.get(`./${right}`)).text()
        await page.route(`**/${address}?at=1,2,3`, (route) =>
          route.fulfill({ contentType: 'text/html', body }),
        )
        await page.goto(`./${address}?at=1,2,3`)
        await mapReady(page)
        expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(`/${right}`)
      })
  })

  test('leads to its page from our page for unknown addresses [F108]', async ({
    page,
    request,
  }) => {
    const body = await (await request.get('./404.html')).text()
    await page.route('**/Buyan', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    )
    await page.goto('./Buyan')
    await expect(page).toHaveURL(/\/buyan(\?|$)/)
    await mapReady(page)
    await expect(panelOf(page)).toBeVisible()
  })

  test('is redirected by our own server [F108]', async ({ request }) => {
    const response = await request.get('./Buyan/EMBED?x=1')
    expect(new URL(response.url()).pathname).toBe('/buyan/embed')
    expect(response.headers()['content-security-policy']).toContain('frame-ancestors *')
  })
})
