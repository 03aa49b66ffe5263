import { createServer } from 'node:http'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import {
  cardOf,
  expect,
  mapOf,
  mapReady,
  mapSurface,
  openMap,
  openMoreFacts,
  panelOf,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { inn, island } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const { countOfType, markers } = island

const card = (page: Page | FrameLocator) => page.getByRole('region', { name: /^Shown: / })
const fullMap = (page: Page | FrameLocator) => page.getByRole('link', { name: 'Open the full map' })

async function fullMapParameters(link: Locator): Promise<Record<string, string>> {
  const address = (await link.getAttribute('href')) ?? ''
  return Object.fromEntries(new URL(address).searchParams)
}

test('the embed shows its place and all markers, whatever the player has hidden', async ({
  page,
}) => {
  await seed(page, { 'filters-store': storedState({ visibleTypes: { cave: false } }) })
  await openMap(page, './embed?marker=3')
  await expect(mapOf(page)).toHaveAttribute('data-shown-markers', String(markers.length))
  expect(await fullMapParameters(fullMap(page))).not.toHaveProperty('types')
  await expect(card(page)).toContainText(inn.name)
  await expect(card(page)).toContainText('In Barrowwick')
  await expect(panelOf(page)).toHaveCount(0)
  await expect(cardOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Open panel' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveCount(0)
  // Marks are off, because the surrounding page has not asked for them and nothing is stored.
  await expect(card(page).getByRole('switch')).toHaveCount(0)
  await card(page).getByRole('button', { name: 'Close' }).click()
  await expect(card(page)).toHaveCount(0)
  await expect(mapSurface(page)).toBeFocused()
})

test('takes the map page’s parameters and links to the same view there', async ({
  page,
  context,
}) => {
  await openMap(page, './embed?at=2550,2650,3&spot=2550,2650&types=shrine')
  await expect(card(page)).toContainText('Spot 2550, 2650')
  await expect(page.getByRole('img', { name: 'Pin at 2550, 2650' })).toBeVisible()
  await expect(mapOf(page)).toHaveAttribute('data-shown-markers', String(countOfType('shrine')))
  const shown = { at: '2550,2650,3', spot: '2550,2650', types: 'shrine' }
  await expect.poll(() => fullMapParameters(fullMap(page))).toEqual(shown)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(() => fullMapParameters(fullMap(page))).toEqual({ ...shown, at: '2550,2650,2' })
  const opening = context.waitForEvent('page')
  await fullMap(page).click()
  const full = await opening
  await mapReady(full)
  await expect(panelOf(full).getByRole('group', { name: 'Shared filters' })).toBeVisible()
  await expect(full.getByRole('dialog', { name: 'Spot: 2550, 2650' })).toBeVisible()
  // Compare the address, because the stored position stays the player's own while a shared view is shown.
  await expect.poll(() => new URL(full.url()).searchParams.get('at')).toBe('2550,2650,2')
  expect(await full.evaluate(() => window.opener)).toBeNull()
})

test('writes nothing, neither into the storage nor into the address', async ({ page }) => {
  await openMap(page, './embed?marker=3')
  await expect(card(page)).toBeVisible()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await mapSurface(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await fullMapParameters(fullMap(page)))['at']).toMatch(/,4$/)
  await page.mouse.click(300, 300)
  expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual([])
  expect(await page.evaluate(() => window.sessionStorage.length)).toBe(0)
  expect(new URL(page.url()).search).toBe('?marker=3')
})

test('says nothing of a storage that is forbidden', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
  })
  await openMap(page, './embed?marker=3')
  await expect(card(page)).toContainText(inn.name)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('hostile parameters show the plain map', async ({ page }) => {
  for (const value of ['NaN', '1e309', '%E0%A4', '<b>x</b>', '9'.repeat(3000)]) {
    await page.goto(`./embed?marker=${value}&at=${value}&spot=${value}&types=${value}`)
    await expect(mapOf(page)).toHaveAttribute('data-shown-markers', String(markers.length))
    await expect(card(page)).toHaveCount(0)
  }
  await mapReady(page)
})

test('the copied code puts the place into another site’s page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMap(page, './?marker=3')
  await openMoreFacts(page)
  await cardOf(page).getByRole('button', { name: 'Copy embed code' }).click()
  await expect(cardOf(page).getByText('Embed code copied')).toHaveCount(1)
  const code = await page.evaluate(() => navigator.clipboard.readText())
  const { origin } = new URL(page.url())
  expect(code).toBe(
    `<iframe src="${origin}/embed?marker=3" width="600" height="400" title="${inn.name} on the map of ${island.settings.game}" loading="lazy" referrerpolicy="no-referrer"></iframe>`,
  )
  await page.route('**/wiki.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<h1>A wiki</h1>${code}` }),
  )
  await page.goto('./wiki.html')
  const frame = page.frameLocator(`iframe[title^="${inn.name}"]`)
  await expect(card(frame)).toContainText(inn.name)
  await expect.poll(() => fullMapParameters(fullMap(frame))).toMatchObject({ marker: '3' })
})

test('every control of a small embedded map is reachable', async ({ page }) => {
  for (const viewport of [
    { width: 320, height: 240 },
    { width: 600, height: 400 },
  ]) {
    await page.setViewportSize(viewport)
    await openMap(page, './embed?marker=8')
    const parts = [
      fullMap(page),
      page.getByRole('button', { name: 'Zoom in' }),
      page.getByRole('button', { name: 'Zoom out' }),
      card(page).getByRole('button', { name: 'Close' }),
    ]
    for (const part of parts) {
      await part.click({ trial: true })
      const box = await part.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    }
    await expectAccessible(page)
  }
})

test.describe('a page of another site with the element', () => {
  const listens = `window.dispatchedEvents = []
    for (const type of ['ready', 'selected', 'marked', 'error'])
      document.addEventListener('itinerarium-' + type, ({ detail }) => dispatchedEvents.push([type, detail]))`
  const head = '<!doctype html><html lang="en"><title>A wiki</title>'
  /** Page with the map element and another frame, which may send any message to the map. */
  const wikiPage = `${head}<main><h1>Inns</h1><script>${listens}</script>
    <script type="module" src="${islandSite.address}itinerarium-map.js"></script>
    <itinerarium-map world="${island.id}" label="Inns of the island"></itinerarium-map>
    <iframe name="beside" title="Beside" src="/beside"></iframe></main>`

  // A real server, because a page that `page.route` answers has no IP address and must not request local servers.
  const server = createServer(({ url }, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(url === '/' ? wikiPage : `${head}<main>Beside</main>`)
  })
  let wiki = ''
  test.beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = server.address()
    if (typeof address === 'object') wiki = `http://127.0.0.1:${address?.port}/`
  })
  test.afterAll(() => {
    server.close()
    server.closeAllConnections()
  })

  const dispatchedEvents = (page: Page) =>
    page.evaluate(
      () => (window as unknown as { dispatchedEvents: [string, unknown][] }).dispatchedEvents,
    )

  async function openWiki(page: Page): Promise<FrameLocator> {
    await page.goto(wiki)
    await expect.poll(() => dispatchedEvents(page)).toEqual([['ready', { world: island.id }]])
    return page.frameLocator('itinerarium-map iframe')
  }

  const ask = (page: Page, name: string, value: string) =>
    page.evaluate(
      ([attribute, to]) => document.querySelector('itinerarium-map')?.setAttribute(attribute, to),
      [name, value] as const,
    )

  test('opens a place and receives events when places are opened, marked or closed', async ({
    page,
  }) => {
    const frame = await openWiki(page)
    await ask(page, 'marker', '3')
    await expect(card(frame)).toContainText(inn.name)
    await card(frame).getByRole('switch', { name: 'Mark as found' }).click()
    await card(frame).getByRole('switch', { name: 'Found' }).click()
    await expectAccessible(page, 'main > :not(itinerarium-map)')
    const small = page.frames().find((each) => each.url().startsWith(islandSite.address))
    if (!small) throw new Error('The small map is not there.')
    await expectAccessible(small)
    await card(frame).getByRole('button', { name: 'Close' }).click()
    const type = inn.type
    await expect
      .poll(() => dispatchedEvents(page))
      .toEqual([
        ['ready', { world: island.id }],
        ['selected', { marker: 3, name: inn.name, kind: type }],
        ['marked', { markers: [3], found: true }],
        ['marked', { markers: [3], found: false }],
        ['selected', { marker: null }],
      ])
  })

  test('says that a mark is lost where the browser refuses storage to frames [F104]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Forbidden', 'SecurityError')
          },
        })
    })
    const frame = await openWiki(page)
    await ask(page, 'marker', '3')
    await expect(card(frame)).not.toContainText('blocks storage')
    await card(frame).getByRole('switch', { name: 'Mark as found' }).click()
    await expect(card(frame).getByRole('status')).toContainText('blocks storage')
  })

  test('an element that is moved within its page reopens the same place and view', async ({
    page,
  }) => {
    const frame = await openWiki(page)
    await ask(page, 'marker', '3')
    await expect(card(frame)).toContainText(inn.name)
    await page.evaluate(() => {
      document.addEventListener('itinerarium-viewed', (event) => {
        const { detail } = event as CustomEvent<{ readonly at: readonly number[] }>
        ;(event.target as HTMLElement).dataset['view'] = detail.at.join()
      })
    })
    await frame.getByRole('button', { name: 'Zoom in' }).click()
    const element = page.locator('itinerarium-map')
    await expect(element).toHaveAttribute('data-view', /^\d/)
    const view = await element.getAttribute('data-view')
    await element.evaluate((node) => {
      delete (node as HTMLElement).dataset['view']
      node.parentElement?.append(node)
    })
    await expect(card(frame)).toContainText(inn.name)
    await expect(element).toHaveAttribute('data-view', view ?? '')
  })

  test('an element that is moved as it is keeps its map', async ({ page }) => {
    const frame = await openWiki(page)
    const canMove = await page.evaluate(() => 'moveBefore' in Element.prototype)
    test.skip(!canMove, 'this browser has no moveBefore')
    await ask(page, 'marker', '3')
    await expect(card(frame)).toContainText(inn.name)
    await page.locator('itinerarium-map').evaluate((node) => {
      const { parentElement } = node as {
        parentElement: HTMLElement & {
          moveBefore?: (moved: Node, before: Node | null) => void
        }
      }
      parentElement.moveBefore?.(node, parentElement.firstChild)
    })
    await card(frame).getByRole('button', { name: 'Close' }).click()
    await expect(card(frame)).toHaveCount(0)
    expect((await dispatchedEvents(page)).filter(([type]) => type === 'ready')).toHaveLength(1)
  })

  test('can show single types and receives an error for an unknown place', async ({ page }) => {
    const frame = await openWiki(page)
    const shown = frame.getByTestId('map')
    await ask(page, 'kinds', 'shrine')
    await expect(shown).toHaveAttribute('data-shown-markers', String(countOfType('shrine')))
    await expect.poll(() => fullMapParameters(fullMap(frame))).toMatchObject({ types: 'shrine' })
    await ask(page, 'kinds', '')
    await expect(shown).toHaveAttribute('data-shown-markers', String(markers.length))
    await ask(page, 'marker', '999999')
    await expect.poll(async () => (await dispatchedEvents(page)).at(-1)?.[0]).toBe('error')
    await expect(card(frame)).toHaveCount(0)
  })

  test('controls the map alone, unlike another frame of the page', async ({ page }) => {
    const frame = await openWiki(page)
    await page.frame('beside')?.evaluate(() => {
      const element = window.parent.document.querySelector('itinerarium-map')
      const map = element?.shadowRoot?.querySelector('iframe')?.contentWindow
      map?.postMessage({ itinerarium: 1, type: 'hello' }, '*')
      map?.postMessage({ itinerarium: 1, type: 'select', marker: 8 }, '*')
    })
    // This request arrives after the frame's messages, so its answer shows that they had no effect.
    await ask(page, 'marker', '3')
    await expect(card(frame)).toContainText(inn.name)
    const eventTypes = (await dispatchedEvents(page)).map(([type]) => type)
    expect(eventTypes).toEqual(['ready', 'selected'])
  })
})
