import { cardOf, expect, mapOf, openMap, searchBox, test } from '../fixtures.ts'
import { markers } from '../world.ts'

/** Deletes built-ins that the oldest promised browsers lack. Runs in the page and in workers. */
function forgetBuiltIns(): void {
  const young: readonly [object, readonly string[]][] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [String.prototype, ['toWellFormed', 'isWellFormed']],
    [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf']],
    [URL, ['canParse', 'parse']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any']],
    [Intl, ['Segmenter', 'DurationFormat']],
    [globalThis, ['requestIdleCallback', 'scheduler']],
  ]
  for (const [object, names] of young)
    for (const name of names) Reflect.deleteProperty(object, name)
}

test('[F76] the map works without the built-ins that promised browsers lack', async ({ page }) => {
  await page.addInitScript(forgetBuiltIns)
  const workers: string[] = []
  await page.route('**/assets/*-worker-*.js', async (route) => {
    workers.push(/(\w+)-worker/.exec(route.request().url())?.[1] ?? '')
    const response = await route.fetch()
    const body = `(${forgetBuiltIns.toString()})();${await response.text()}`
    await route.fulfill({ response, body })
  })
  await openMap(page, `./?marker=${markers[0]?.id}`)
  await expect(page.getByText('The map couldn’t start.')).toBeHidden()
  const mark = cardOf(page).getByRole('switch', { name: 'Discovered' })
  await mark.click()
  await expect(mark).toBeChecked()
  await searchBox(page).fill('mint')
  await searchBox(page).press('Enter')
  await expect(page.getByText(/\d results/)).toBeVisible()
  await cardOf(page)
    .getByRole('button', { name: /to here/ })
    .click()
  await expect(page.getByText(/ min on foot$/).first()).toBeVisible()
  expect(workers).toContain('route')
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready')
})

test('an unsupported browser or a missing first script shows a message [F76]', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'))
  await page.goto('./')
  await expect(page.getByText('The map couldn’t start.')).toBeVisible()
  await expect(page.getByText('Unrolling the map…')).toBeHidden()

  const german = await browser.newPage({ locale: 'de-DE' })
  await german.route('**/assets/start-*.js', (route) => route.abort())
  await german.goto(page.url())
  await expect(german.getByText('Die Karte konnte nicht starten.')).toBeVisible()
  await german.close()
})

test('[F77] a small map in a sandboxed frame is drawn, with its styles', async ({ page }) => {
  await page.route('**/wiki.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<iframe sandbox="allow-scripts" src="embed"></iframe>',
    }),
  )
  await page.goto('./wiki.html')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByTestId('map')).toHaveAttribute('data-map-state', 'ready')
})
