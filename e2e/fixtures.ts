import { expect as baseExpect, test as base, type Locator, type Page } from '@playwright/test'

/** Assertions with a longer timeout, so that a test doesn't fail merely because the machine is busy. */
const patient = baseExpect.configure({ timeout: 15_000 })

/** Short poll intervals in ms. Playwright's own grow to a second, which would take half the time of a short test. */
const intervals = [20, 50, 100, 200]

const poll: typeof patient.poll = (actual, options = {}) =>
  patient.poll(
    actual,
    typeof options === 'string' ? { message: options, intervals } : { intervals, ...options },
  )

export const expect: typeof patient = new Proxy(patient, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
})

interface Fixtures {
  /** Console errors that a test provokes on purpose. Any other console error fails the test. */
  readonly expectedErrors: RegExp
  /** Violations of the security policy that a test provokes on purpose, as `directive blocked-address`. */
  readonly expectedViolations: RegExp
  /** Whether a phone starts with empty storage and so shows the map first. Otherwise its panel was left open. */
  readonly firstVisit: boolean
  readonly panelLeftOpen: undefined
  readonly quietConsole: undefined
}

/** A test that also fails on unexpected console errors and violations of the security policy. */
export const test = base.extend<Fixtures>({
  expectedErrors: [/(?!)/, { option: true }],
  expectedViolations: [/(?!)/, { option: true }],
  firstVisit: [false, { option: true }],
  panelLeftOpen: [
    async ({ context, firstVisit }, use) => {
      if (!firstVisit) await context.addInitScript(leavePanelOpen)
      await use(undefined)
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context, expectedErrors, expectedViolations }, use) => {
      const errors: string[] = []
      const violations: string[] = []
      await context.addInitScript(reportViolations, violationMark)
      context.on('console', (message) => {
        const text = message.text()
        if (text.startsWith(violationMark)) violations.push(text.slice(violationMark.length))
        else if (message.type() === 'error') errors.push(text)
      })
      context.on('weberror', (webError) => errors.push(String(webError.error())))
      await use(undefined)
      expect(errors.filter((text) => !expectedErrors.test(text))).toEqual([])
      expect(violations.filter((text) => !expectedViolations.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

/** Stores an open panel. Runs before the page's scripts, but not in a frame of another site, which has no storage. */
function leavePanelOpen(): void {
  // Before the viewport meta tag is parsed, `innerWidth` of a phone is too large.
  const isSmall = Math.min(window.screen.width, window.innerWidth) < 768
  if (!window.location.host || window.top !== window || !isSmall) return
  if (/\/embed\/?$/.test(window.location.pathname)) return
  if (!window.localStorage.getItem('settings-store')) {
    const text = '{"state":{"panelOpen":true},"version":0}'
    window.localStorage.setItem('settings-store', text)
  }
}

const violationMark = 'Security policy violation: '

/** Prints violations of the security policy. Runs in the page before its own scripts. */
function reportViolations(mark: string): void {
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.log(`${mark}${effectiveDirective} ${blockedURI}`)
  })
}

export interface View {
  readonly coordinates: readonly [x: number, y: number]
  readonly zoom: number
  /** The world's id. The real home world if omitted. */
  readonly mapName?: string
}

export const storageKeys = [
  'filters-store',
  'progress-store',
  'pins-store',
  'settings-store',
  'keeping-store',
  'last-position',
  // Stored as soon as a place is found.
  'seen-places',
]

export async function openMap(page: Page, address = './'): Promise<void> {
  await page.goto(address)
  await mapReady(page)
}

/** Opens the map at a view. On a phone, the panel starts closed. */
export async function openMapAt(page: Page, view: View): Promise<void> {
  await seed(page, {
    ...lastPosition(view),
    'settings-store': storedState({ panelOpen: false }),
  })
  await openMap(page)
}

export async function mapReady(page: Page): Promise<void> {
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready', { timeout: 30_000 })
}

export function mapOf(page: Page): Locator {
  return page.getByTestId('map')
}

/** The element of the map that receives pointer and keyboard events. */
export function mapSurface(page: Page): Locator {
  return page.getByRole('application', { name: /^Map of / })
}

export function panelOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Itinerarium', exact: true })
}

/** Whether the panel is open according to the stored setting. A closing panel stays on screen while it slides out. */
export async function isPanelOpen(page: Page): Promise<boolean> {
  return (await storedField(page, 'settings-store', 'panelOpen')) !== false
}

export function cardOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Details: / })
}

export async function raiseCard(page: Page): Promise<void> {
  const card = page.locator('.card')
  await expect(card).toBeVisible()
  const grabber = card.getByRole('button', { name: 'Show more', exact: true })
  if (!(await grabber.isVisible())) return
  await grabber.click()
  await expect(card.getByRole('button', { name: 'Show less', exact: true })).toBeVisible()
}

export async function openMoreFacts(page: Page): Promise<void> {
  await raiseCard(page)
  const details = page.locator('.card details')
  await expect(details).toBeAttached()
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
    await details.locator('summary').click()
}

export function searchBox(page: Page): Locator {
  return page.getByPlaceholder('Search for locations...')
}

export async function openSettings(page: Page): Promise<Locator> {
  await panelOf(page).getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Opens the backups in the panel, through Settings if they are open, otherwise from any page. */
export async function openBackups(page: Page): Promise<Locator> {
  const settings = page.getByRole('dialog', { name: 'Settings' })
  if (await settings.isVisible()) {
    await settings.getByRole('button', { name: 'All backups' }).click()
  } else {
    if (!(await isPanelOpen(page))) await page.getByRole('button', { name: 'Open panel' }).click()
    await panelOf(page).getByRole('radio', { name: 'Progress' }).click()
  }
  const backups = panelOf(page).getByRole('region', { name: 'Backups' })
  await expect(backups).toBeVisible()
  return backups
}

/** Chooses an entry of the map's menu. Closes the panel first if it covers the map. */
export async function chooseInMapMenu(page: Page, name: string): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  if (width < 768 && (await isPanelOpen(page)))
    await page.getByRole('button', { name: 'Close panel' }).click()
  await page.getByRole('button', { name: 'Map menu' }).click()
  await page.getByRole('menuitem', { name }).press('Enter')
}

/**
 * Seeds local storage before the first visit. Worlds with found places count all of their places as known. Otherwise
 * a notification would announce new ones.
 */
export async function seed(page: Page, entries: Readonly<Record<string, unknown>>): Promise<void> {
  const known = Object.keys(entries).flatMap((key) => {
    const world = /^progress-store(\.kcd2-[a-z]+)?/.exec(key)
    return world ? [[`seen-places${world[1] ?? ''}`, { told: 999_999, seen: 999_999 }]] : []
  })
  const all = { ...Object.fromEntries(known), ...entries }
  const texts = Object.entries(all).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  await page.context().addInitScript((pairs) => {
    if (window.localStorage.getItem('seeded')) return
    window.localStorage.setItem('seeded', 'yes')
    for (const [key, text] of pairs) window.localStorage.setItem(key, text)
  }, texts)
}

export function lastPosition(view: View): Record<string, unknown> {
  return { 'last-position': { mapName: 'kcd1', ...view } }
}

export function storedState(state: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { state, version: 0 }
}

export async function storedText(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => window.localStorage.getItem(name), key)
}

export async function stored(page: Page, key: string): Promise<unknown> {
  return JSON.parse((await storedText(page, key)) ?? 'null')
}

export async function storedField(page: Page, key: string, field: string): Promise<unknown> {
  const entry = (await stored(page, key)) as { state?: Record<string, unknown> } | null
  return entry?.state?.[field]
}

export async function discovered(page: Page): Promise<readonly unknown[]> {
  const list = await storedField(page, 'progress-store', 'discoveredMarkers')
  return Array.isArray(list) ? list : []
}

export async function restingView(page: Page): Promise<View> {
  const view = (await stored(page, 'last-position')) as View | null
  if (!view) throw new Error('The map has not stored a position yet.')
  return view
}

/** Delays the answers to an address until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Lets the page render the effects of timers while its clock is stopped: the page handles three more messages, after
 * all messages that it has sent itself.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve())
        port1.start()
        port2.postMessage(null)
      })
    }
  })
}
