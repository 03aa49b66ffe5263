import { createHash } from 'node:crypto'
import {
  cardOf,
  expect,
  holdRequests,
  lastPosition,
  mapReady,
  openMap,
  openSettings,
  panelOf,
  searchBox,
  seed,
  test,
} from '../fixtures.ts'
import { wholeSite } from '../sites.ts'
import { camp, campView as view } from '../camp.ts'
import { pixelOf } from '../view.ts'
import { largestType } from '../world.ts'

test.use({ baseURL: wholeSite.address })

test('a whole visit talks to nobody but its own server and stores no cookie [S1.01] [S6.01] [S7.01] [S7.07] [D-texts-1]', async ({
  page,
  context,
  baseURL,
}) => {
  const addresses: string[] = []
  context.on('request', (request) => addresses.push(request.url()))
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await seed(page, lastPosition(view))
  await openMap(page)
  const at = pixelOf(page, view, camp)
  await page.mouse.click(at.x, at.y)
  await cardOf(page).getByRole('switch', { name: 'Discovered' }).click()
  await searchBox(page).fill(largestType.title)
  const results = page.getByRole('region', { name: 'Search results' })
  await results.getByRole('listitem').filter({ hasText: /#\d/ }).first().getByRole('button').click()
  await searchBox(page).fill('')
  await panelOf(page).getByRole('button', { name: 'Hide all' }).click()
  await openSettings(page)
  await page.getByRole('slider').press('PageUp')
  await page.getByRole('button', { name: 'Backup', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(panelOf(page)).toBeVisible()
  const { origin } = new URL(baseURL ?? page.url())
  const foreign = addresses.filter((address) => {
    const url = new URL(address)
    return url.origin !== origin && url.protocol !== 'blob:'
  })
  expect(foreign).toEqual([])
  expect(addresses.filter((address) => new URL(address).search !== '')).toEqual([])
  expect(sockets).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test('a strict content security policy allows only the build’s own scripts', async ({ page }) => {
  const response = await page.goto('./')
  const html = (await response?.text()) ?? ''
  const policy = page.locator('meta[http-equiv=Content-Security-Policy]')
  const content = (await policy.getAttribute('content')) ?? ''
  expect(content).toContain("default-src 'none'")
  expect(content).toContain("script-src 'self' 'sha256-")
  expect(content).toContain("require-trusted-types-for 'script'")
  expect(content.replace(' http://localhost:8765;', ';')).not.toMatch(
    /unsafe|https?:|\*|data:|frame-ancestors/,
  )
  expect(html).toMatch(/<meta http-equiv="Content-Security-Policy"[^>]*>\s*<\/head>/)
  const inline = [...html.matchAll(/<script(?: type="speculationrules")?>([^<]*)<\/script>/g)]
  const hashes = inline.map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
  expect(hashes).toHaveLength(3)
  for (const hash of hashes) expect(content).toContain(`'sha256-${hash}'`)
  expect(html.replaceAll(/<script(?: type="speculationrules")?>/g, '')).not.toMatch(
    /<script(?![^>]*\bsrc=)|<style|\son\w+=/,
  )
})

test('the head requests files in the order in which they are needed', async ({ page }) => {
  const html = await (await page.request.get('./')).text()
  const links = [...html.matchAll(/<link rel="(stylesheet|preload|modulepreload)"[^>]*>/g)]
  const requestedUrls = links.map(([link]) => {
    const [, file = ''] = /href="[^"]*\/([\w.-]+)"/.exec(link) ?? []
    const priority = /fetchpriority="(\w+)"/.exec(link)?.[1] ?? ''
    return `${file.replace(/-[\w-]{8}(?=\.)|\.[0-9a-f]{8}(?=\.)/, '')} ${priority}`.trim()
  })
  expect(requestedUrls).toEqual([
    'start.css',
    'start-land-narrow.avif high',
    'start-land-wide.avif high',
    'alegreya-sans-400-latin.woff2',
    'alegreya-sans-500-latin.woff2',
    'alegreya-sc-700-latin.woff2',
    'world.json',
    'page.js low',
    'rolldown-runtime.js low',
    'map-view.js low',
    'shared.js low',
  ])
})

test('browsers may compile the page’s scripts while they arrive', async ({ page }) => {
  const html = await (await page.request.get('./')).text()
  for (const name of ['page', 'map-view']) {
    const [address = ''] = new RegExp(`[^"]*/${name}-[\\w-]{8}\\.js`).exec(html) ?? []
    const script = await (await page.request.get(address)).text()
    expect(script.split('\n')[0], name).toBe('//# allFunctionsCalledOnLoad')
  }
})

test('the other copy of the list of playthroughs waits until the map is drawn', async ({
  page,
}) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  const isRequested = () => requestedUrls.some((url) => url.includes('/changes-'))
  const release = await holdRequests(page, '**/map-view-*.js')
  await page.goto('./')
  // The panel works, and tasks that wait for idle time have had their chance.
  await panelOf(page).getByRole('button', { name: 'Hide all' }).click()
  await expect(panelOf(page).getByText('Showing 0 of')).toBeVisible()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(isRequested()).toBe(false)
  release()
  await mapReady(page)
  await expect.poll(isRequested).toBe(true)
})

for (const [description, strip] of [
  ['by its header and by itself', []],
  ['by itself alone, as where the host sends no headers', ['content-security-policy']],
] as const)
  test.describe(`a page with a policy ${description}`, () => {
    test.use({
      expectedErrors: /Content Security Policy|TrustedScript/,
      expectedViolations:
        /^(script-src-elem (inline|https:\/\/elsewhere\.invalid\/)|require-trusted-types-for)/,
    })

    test('runs no script that is not the site’s', async ({ page }) => {
      const ours = /^\.\/?$|\/$/
      await page.route(ours, async (route) => {
        const answer = await route.fetch()
        const headers = Object.fromEntries(
          Object.entries(answer.headers()).filter(([name]) => !strip.some((one) => one === name)),
        )
        const alien =
          '<script>alien()</script><script src="https://elsewhere.invalid/a.js"></script>'
        const body = (await answer.text()).replace('<div id="root"', `${alien}<div id="root"`)
        await route.fulfill({ status: 200, headers, body })
      })
      await page.route('https://elsewhere.invalid/*', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'alien()' }),
      )
      await page.addInitScript(() => {
        const seen: string[] = []
        Object.assign(window, { seen, alien: () => seen.push('alien') })
      })
      await openMap(page)
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.append('alien()')
        document.body.append(script)
      })
      expect(await page.evaluate(() => (window as { seen?: unknown }).seen)).toEqual([])
      await expect(page.locator('html')).toHaveAttribute('data-started', 'yes')
    })
  })

test.describe('the policy at work', () => {
  test.use({
    expectedErrors: /Content Security Policy/,
    expectedViolations: /^img-src https:\/\/elsewhere\.invalid\//,
  })

  test('a picture from elsewhere is refused', async ({ page }) => {
    await page.goto('./')
    await expect(panelOf(page)).toBeVisible()
    const directive = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) =>
            resolve(event.effectiveDirective),
          )
          const picture = document.createElement('img')
          picture.src = 'https://elsewhere.invalid/pixel.gif'
          document.body.append(picture)
        }),
    )
    expect(directive).toBe('img-src')
  })
})

test('a page names no address without a host [D-texts-6]', async ({ request }) => {
  for (const route of ['', 'embed/', 'terms/', 'privacy-policy/', 'credits/']) {
    const html = await (await request.get(`./${route}`)).text()
    expect(html, route).toContain('<title>')
    expect(html, route).not.toMatch(/rel="canonical"|hreflang|property="og:(url|image)"/)
  }
})
