import type { Page } from '@playwright/test'
import {
  expect,
  isPanelOpen,
  lastPosition,
  mapReady,
  mapSurface,
  openBackups,
  openMap,
  panelOf,
  restingView,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { menuOf } from '../map/spot.ts'

test.use({
  expectedErrors: /Failed to load|404|dynamically imported|MissingChunk|ERR_|preload/,
})

const gone = { status: 404, contentType: 'text/html', body: '<!doctype html><h1>404</h1>' }

const missing = (page: Page) => page.getByRole('dialog', { name: 'Something’s missing' })

async function askAboutSpot(page: Page): Promise<void> {
  await mapSurface(page).focus()
  await page.keyboard.press('Shift+F10')
}

async function beginLine(page: Page): Promise<void> {
  if (!(await isPanelOpen(page))) await page.getByRole('button', { name: 'Open panel' }).click()
  await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
  await panelOf(page).getByRole('button', { name: 'Lasso' }).click()
}

const scriptOf = (chunk: string) => `**/assets/${chunk}-*.js`

/**
 * Opens a part whose chunk is missing. The page reloads once, and parts that don't open again by themselves are
 * opened a second time.
 */
async function openWithout(page: Page, chunks: readonly string[], ask: Overlay['ask']) {
  await seed(page, {
    ...lastPosition({ coordinates: [4000, 4000], zoom: 3 }),
    'progress-store': storedState({ discoveredMarkers: [1, 2] }),
  })
  for (const chunk of chunks) await page.route(scriptOf(chunk), (route) => route.fulfill(gone))
  await openMap(page)
  const reload = page.waitForEvent('domcontentloaded')
  await ask(page)
  await reload
  await mapReady(page)
  if (!new URL(page.url()).hash) await ask(page)
  await expect(missing(page)).toBeVisible()
}

interface Overlay {
  readonly chunk: string
  readonly ask: (page: Page) => Promise<void>
  readonly shown: (page: Page) => ReturnType<Page['getByRole']>
}

const overlays = {
  'the menu of a spot': { chunk: 'spot-menu', ask: askAboutSpot, shown: menuOf },
  measuring: {
    chunk: 'map-tools',
    ask: async (page) => {
      await askAboutSpot(page)
      await menuOf(page).getByRole('menuitem', { name: 'Measure from here' }).click()
    },
    shown: (page) => page.getByRole('region', { name: 'Measuring' }),
  },
  'the line round places': {
    chunk: 'map-tools',
    ask: beginLine,
    shown: (page) => page.getByRole('region', { name: 'Lasso' }),
  },
  'the list of keys': {
    chunk: 'settings',
    ask: (page) => page.keyboard.press('?'),
    shown: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  },
  'a link from another device': {
    chunk: 'files',
    ask: (page) => page.evaluate(() => void (window.location.hash = '#t=junk')),
    shown: (page) => page.getByRole('dialog', { name: 'Can’t read this link' }),
  },
  'sending to another device': {
    chunk: 'files',
    ask: async (page) => {
      const backups = await openBackups(page)
      await backups.getByRole('button', { name: 'Send to another device' }).click()
    },
    shown: (page) => page.getByRole('dialog', { name: 'Send to another device' }),
  },
} satisfies Readonly<Record<string, Overlay>>

/** Parts that are opened from the panel come first, because an Escape with nothing else to close closes the panel. */
const withoutMenu = {
  'sending to another device': overlays['sending to another device'],
  'the line round places': overlays['the line round places'],
  'a link from another device': overlays['a link from another device'],
}

/**
 * Groups that share one reload. Parts that are opened from the menu of a spot need the menu's chunk, so they are
 * apart.
 */
for (const [title, parts] of [
  ['the menu of a spot', { 'the menu of a spot': overlays['the menu of a spot'] }],
  ['the list of keys', { 'the list of keys': overlays['the list of keys'] }],
  ['measuring', { measuring: overlays.measuring }],
  [Object.keys(withoutMenu).join(', '), withoutMenu],
] as const) {
  test(`${title}: a missing script shows a dialog, and the map goes on without it [F39]`, async ({
    page,
  }) => {
    const all: [string, Overlay][] = Object.entries(parts)
    for (const [index, [name, { ask, shown }]] of all.entries()) {
      await test.step(name, async () => {
        const chunks = all.map(([, { chunk }]) => chunk)
        await (index === 0 ? openWithout(page, chunks, ask) : ask(page))
        const alert = missing(page).getByRole('alert')
        await expect(alert).toContainText('Check your connection and reload.')
        await expect(alert).toContainText('Your progress is safe')
        await missing(page).getByRole('button', { name: 'Close' }).click()
        await expect(missing(page)).toHaveCount(0)
        await expect(shown(page)).toHaveCount(0)
        await page.keyboard.press('Escape')
        const [x] = (await restingView(page)).coordinates
        await mapSurface(page).press('ArrowRight')
        await expect.poll(async () => (await restingView(page)).coordinates[0]).toBeGreaterThan(x)
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    }
  })
}

test('Reload brings back a link from another device that could not be asked about [F39]', async ({
  page,
}) => {
  const { chunk, ask, shown } = overlays['a link from another device']
  await openWithout(page, [chunk], ask)
  const behind = await missing(page).evaluate(
    (dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor,
  )
  expect(behind, 'what lies behind is darkened').toBe('rgba(10, 8, 5, 0.65)')
  await page.keyboard.press('p')
  expect(await isPanelOpen(page), 'no key reaches what lies behind').toBe(true)
  await page.unroute(scriptOf(chunk))
  await missing(page).getByRole('button', { name: 'Reload' }).click()
  await expect(shown(page)).toBeVisible()
})
