import { expect, mapReady, openMap, test } from '../fixtures.ts'
import { wholeSite } from '../sites.ts'

// tools/served-headers.test.ts tests the headers of each address.
test.use({ baseURL: wholeSite.address })

test.describe('in a frame of another site', () => {
  test.use({ expectedErrors: /frame/i })

  test('the page is not shown', async ({ page, baseURL }) => {
    const other = new URL(baseURL ?? '')
    other.hostname = '127.0.0.1'
    await page.route(other.href, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe title="framed" src="${baseURL}"></iframe>`,
      }),
    )
    await page.goto(other.href)
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/')
  })
})

test.describe('Trusted Types at work', () => {
  test.use({
    expectedErrors: /requires 'Trusted|TrustedScriptURL|Content Security Policy|trusted type/i,
    expectedViolations: /^require-trusted-types-for /,
  })

  test('the land’s worker starts, and no other script does [F33]', async ({ page }) => {
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname))
    await openMap(page)
    const isLands = (path: string) => /\/assets\/land-worker-[\w-]+\.js$/.test(path)
    await expect.poll(() => workers.some(isLands)).toBe(true)
    const outcomes = await page.evaluate(() => {
      const tryOut = (act: () => unknown) => {
        try {
          act()
          return 'done'
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error)
        }
      }
      const script = document.createElement('script')
      return {
        markup: tryOut(() => (document.createElement('div').innerHTML = '<img>')),
        address: tryOut(() => (script.src = 'https://elsewhere.invalid/script.js')),
        text: tryOut(() => (script.text = 'window.planted = 1')),
        blob: tryOut(() => new Worker(URL.createObjectURL(new Blob(['1'])))),
        foreign: tryOut(() => new Worker('https://elsewhere.invalid/worker.js')),
        own: tryOut(() => (script.src = '/assets/none.js')),
      }
    })
    expect(outcomes).toEqual({
      markup: 'refused',
      address: 'refused',
      text: 'refused',
      blob: 'refused',
      foreign: 'refused',
      own: 'done',
    })
    await mapReady(page)
  })
})
