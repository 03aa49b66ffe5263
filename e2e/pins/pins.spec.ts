import {
  expect,
  lastPosition,
  mapOf,
  mapReady,
  mapSurface,
  openMap,
  openMoreFacts,
  panelOf,
  restingView,
  searchBox,
  seed,
  test,
} from '../fixtures.ts'
import { expectPins, headOf, pin, pinCard, pinForm, pinsInStorage } from './pins-on-map.ts'
import { storedPins } from './pins.ts'
import { choose, menuOf, rightClick } from '../map/spot.ts'
import { emptyPixel, pixelOf, pointAt } from '../view.ts'
import { innView, viewOf } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const view = innView
const undo = 'Undo'

test('a right click adds a pin with title, icon and colour', async ({ page }) => {
  await seed(page, lastPosition(view))
  await openMap(page)
  const at = emptyPixel(page, view)
  await choose(await rightClick(page, at), 'Add pin')
  const form = pinForm(page)
  await expect(form.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('<b>Stash</b>')
  await form.getByLabel('Note').fill('First line\nsecond line')
  await form.getByRole('radio', { name: 'Star' }).check()
  await form.getByRole('radio', { name: 'Green' }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(pinCard(page, '<b>Stash</b>')).toContainText('second line')
  const { x, y } = pointAt(page, view, at)
  await expect
    .poll(() => pinsInStorage(page))
    .toMatchObject([{ title: '<b>Stash</b>', glyph: 'star', colour: 'green', x, y }])
  expect(page.url()).not.toContain('Stash')
  await page.reload()
  await expectPins(page, 1)
  await expect(mapOf(page)).toHaveAttribute('data-map-state', 'ready', { timeout: 20_000 })
  const head = headOf(pixelOf(page, await restingView(page), { x, y }))
  await page.mouse.click(head.x, head.y)
  await expect(pinCard(page).getByRole('heading')).toHaveText('<b>Stash</b>')
  await expect(page.locator('h2 b')).toHaveCount(0)
})

test('only the selected pin can be dragged', async ({ page }) => {
  const at = { x: 700, y: 450 }
  const stands = pin(1, pointAt(page, view, at))
  await seed(page, { ...lastPosition(view), ...storedPins(stands) })
  await openMap(page)
  const head = headOf(at)
  await test.step('selected', async () => {
    const drag = async (end: () => Promise<void>) => {
      await page.mouse.move(head.x, head.y)
      await page.mouse.down()
      await page.mouse.move(head.x + 60, head.y + 40, { steps: 5 })
      await end()
    }
    await page.mouse.click(head.x, head.y)
    await expect(pinCard(page)).toBeVisible()
    await drag(async () => {
      await page.keyboard.press('Escape')
      await page.mouse.up()
    })
    await expect(pinCard(page)).toBeVisible()
    expect(await pinsInStorage(page)).toMatchObject([{ x: stands.x, y: stands.y }])
    await drag(() => page.mouse.up())
    await expect(page.getByText('Moved: Pin')).toBeVisible()
    await expect
      .poll(() => pinsInStorage(page))
      .toMatchObject([{ x: stands.x + 60, y: stands.y - 40 }])
    expect((await restingView(page)).coordinates).toEqual(view.coordinates)
    await page.keyboard.press('Control+z')
    await expect.poll(() => pinsInStorage(page)).toMatchObject([{ x: stands.x, y: stands.y }])
  })
  await test.step('not selected', async () => {
    await page.keyboard.press('Escape')
    await expect(pinCard(page)).toHaveCount(0)
    await page.mouse.move(head.x, head.y)
    await page.mouse.down()
    await page.mouse.move(head.x + 80, head.y, { steps: 5 })
    await page.waitForTimeout(200)
    await page.mouse.up()
    await expect
      .poll(async () => (await restingView(page)).coordinates[0])
      .toBeLessThan(view.coordinates[0] - 40)
    expect(await pinsInStorage(page)).toMatchObject([{ x: stands.x, y: stands.y }])
  })
})

test('two drags soon after each other are no double click, which would zoom', async ({ page }) => {
  // Extends the double click timeout of 250 ms, so that all clicks of this test could count as double clicks.
  await page.addInitScript(() => {
    const setTimeout = window.setTimeout.bind(window)
    const slow = (run: TimerHandler, delay?: number) =>
      setTimeout(run, delay === 250 ? 60_000 : delay)
    Object.assign(window, { setTimeout: slow })
  })
  const at = { x: 700, y: 450 }
  await seed(page, { ...lastPosition(view), ...storedPins(pin(1, pointAt(page, view, at))) })
  await openMap(page)
  const head = headOf(at)
  await page.mouse.click(head.x, head.y)
  await expect(pinCard(page)).toBeVisible()
  for (const step of [0, 60]) {
    await page.mouse.move(head.x + step, head.y)
    await page.mouse.down()
    await page.mouse.move(head.x + step + 60, head.y, { steps: 3 })
    await page.mouse.up()
  }
  await expect
    .poll(() => pinsInStorage(page))
    .toMatchObject([{ x: pointAt(page, view, at).x + 120 }])
  expect(await restingView(page)).toMatchObject({ ...view })
})

test('Delete, the menu and the card delete a pin, and Undo restores it', async ({ page }) => {
  const at = { x: 700, y: 450 }
  await seed(page, {
    ...lastPosition(view),
    ...storedPins(pin(1, pointAt(page, view, at), { title: 'Stash', note: 'under the oak' })),
  })
  await openMap(page)
  const head = headOf(at)
  await test.step('deleted and brought back', async () => {
    const undoDeletion = async () => {
      await expectPins(page, 0)
      await expect(pinCard(page)).toHaveCount(0)
      await expect(page.getByText('Deleted: Stash')).toBeVisible()
      await page.getByRole('button', { name: undo }).click()
      await expectPins(page, 1)
      await expect.poll(() => pinsInStorage(page)).toMatchObject([{ note: 'under the oak' }])
    }
    await page.mouse.click(head.x, head.y)
    await expect(pinCard(page)).toBeVisible()
    await mapSurface(page).focus()
    await page.keyboard.press('Delete')
    await undoDeletion()
    await choose(await rightClick(page, head), 'Delete pin')
    await undoDeletion()
    await page.mouse.click(head.x, head.y)
    await openMoreFacts(page)
    await pinCard(page).getByRole('button', { name: 'Delete' }).click()
    await expect(mapSurface(page)).toBeFocused()
    await undoDeletion()
  })
  await test.step('hidden and shown', async () => {
    await panelOf(page).getByRole('radio', { name: 'Pins' }).click()
    const category = panelOf(page).getByRole('switch', { name: 'My pins' })
    await category.click()
    await expectPins(page, 0)
    await page.mouse.move(head.x, head.y)
    await expect(mapSurface(page)).toHaveCSS('cursor', 'auto')
    await page.reload()
    await panelOf(page).getByRole('radio', { name: 'Pins' }).click()
    await expect(category).not.toBeChecked()
    await panelOf(page).getByRole('radio', { name: 'Filters' }).click()
    await panelOf(page).getByRole('button', { name: 'Show all' }).click()
    await expectPins(page, 1)
    await panelOf(page).getByRole('button', { name: 'Hide all' }).click()
    await expectPins(page, 0)
  })
})

test('a pin can be added, named and moved by keyboard', async ({ page }) => {
  await seed(page, lastPosition(view))
  await openMap(page)
  await mapSurface(page).focus()
  await page.keyboard.press('Shift+F10')
  await expect(menuOf(page)).toBeFocused()
  for (const item of await menuOf(page).getByRole('menuitem').all()) {
    await page.keyboard.press('ArrowDown')
    await expect(item).toBeFocused()
    if ((await item.textContent())?.includes('Add pin')) break
  }
  await page.keyboard.press('Enter')
  await expect(pinForm(page).getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Camp')
  await page.keyboard.press('Enter')
  const card = pinCard(page, 'Camp')
  await expect(card.getByRole('button', { name: 'Edit' })).toBeFocused()
  const [{ x, y } = { x: NaN, y: NaN }] = await pinsInStorage(page)
  for (let step = 0; step < 2; step += 1) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: 'North' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(() => pinsInStorage(page)).toMatchObject([{ x: x + 1, y: y + 10 }])
  await page.keyboard.press('Control+z')
  await expect.poll(() => pinsInStorage(page)).toMatchObject([{ x, y, title: 'Camp' }])
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
})

test('an edited pin is kept when its card closes, and Escape asks before discarding', async ({
  page,
}) => {
  const at = { x: 700, y: 450 }
  await seed(page, {
    ...lastPosition(view),
    ...storedPins(pin(1, pointAt(page, view, at), { title: 'Old' })),
  })
  await openMap(page)
  const head = headOf(at)
  await choose(await rightClick(page, head), 'Edit pin')
  await pinForm(page).getByLabel('Title').fill('Forgotten')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(pinForm(page).getByLabel('Title')).toBeFocused()
  await expect(pinForm(page).getByLabel('Title')).toHaveValue('Forgotten')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(pinCard(page, 'Old')).toBeVisible()
  await pinCard(page).getByRole('button', { name: 'Edit' }).click()
  await pinForm(page).getByLabel('Title').fill('New')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(pinForm(page)).toHaveCount(0)
  await expect.poll(() => pinsInStorage(page)).toMatchObject([{ title: 'New' }])
  await page.mouse.click(head.x, head.y)
  await pinCard(page, 'New').getByRole('button', { name: 'Edit' }).click()
  await pinForm(page).getByLabel('Note').fill('half a sentence')
  await page.reload()
  await expectPins(page, 1)
  expect(await pinsInStorage(page)).toMatchObject([{ note: 'half a sentence' }])
})

test('search finds pins by title and note, ignoring case and accents', async ({ page }) => {
  const far = { x: 2200, y: 2300 }
  await seed(page, {
    ...lastPosition(view),
    ...storedPins(pin(1, far, { title: 'Élan', note: 'Zwölf <i>Wölfe</i>' })),
  })
  await openMap(page)
  await searchBox(page).fill('wolfe elan')
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results.getByRole('status')).toHaveText('1 result in your pins and notes')
  await results.getByRole('button', { name: 'Élan Zwölf <i>Wölfe</i>' }).click()
  await expect(pinCard(page, 'Élan')).toBeVisible()
  await expect
    .poll(async () => Math.abs((await restingView(page)).coordinates[1] - far.y))
    .toBeLessThan(100)
  await searchBox(page).fill('qqqqq')
  await expect(page.getByText('No places, pins or notes match “qqqqq”.')).toBeVisible()
})

test('a pin that is deleted in another tab closes its card', async ({ page, context }) => {
  const at = { x: 700, y: 450 }
  await seed(page, { ...lastPosition(view), ...storedPins(pin(1, pointAt(page, view, at))) })
  await openMap(page)
  const head = headOf(at)
  await page.mouse.click(head.x, head.y)
  await expect(pinCard(page)).toBeVisible()
  const opening = context.waitForEvent('page')
  await page.evaluate(() => void window.open('./'))
  const other = await opening
  await mapReady(other)
  await other.mouse.click(head.x, head.y)
  await openMoreFacts(other)
  await pinCard(other).getByRole('button', { name: 'Delete' }).click()
  await expect(pinCard(page)).toHaveCount(0)
  await expectPins(page, 0)
})

test('2,000 pins are shown and listed by distance', async ({ page }) => {
  test.setTimeout(120_000)
  const pins = Array.from({ length: 2000 }, (_, at) =>
    pin(
      at + 1,
      { x: 1950 + (at % 50) * 35, y: 2090 + Math.floor(at / 50) * 32 },
      { title: `No ${at}` },
    ),
  )
  const near = pins[1025] ?? pin(1, { x: NaN, y: NaN })
  const around = viewOf({ x: near.x + 5, y: near.y }, 4)
  await seed(page, { ...lastPosition(around), ...storedPins(...pins) })
  await openMap(page)
  await expectPins(page, 2000)
  const head = headOf(pixelOf(page, around, near))
  await page.mouse.click(head.x, head.y)
  await expect(pinCard(page, near.title)).toBeVisible()
  await page.keyboard.press('Escape')
  await mapSurface(page).focus()
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight')
  await expect
    .poll(async () => (await restingView(page)).coordinates[0])
    .toBeGreaterThan(near.x + 150)
  await panelOf(page).getByRole('radio', { name: 'Pins' }).click()
  const list = panelOf(page).getByRole('list', { name: 'My pins' })
  await expect(list.getByRole('listitem')).toHaveCount(100)
  await panelOf(page).getByLabel('Sort by').selectOption('Title')
  await expect(list.getByRole('listitem').nth(2)).toContainText('No 2')
  await list.getByRole('button').nth(2).click()
  await expect(pinCard(page, 'No 2')).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Actions for My pins' }).click()
  await page.getByRole('menuitem', { name: 'Delete all pins' }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expectPins(page, 0)
  await expect(pinCard(page)).toHaveCount(0)
  const heading = panelOf(page).getByRole('heading', { name: 'My pins' })
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: undo }).click()
  await expectPins(page, 2000)
  await expect(heading).toBeFocused()
})

test('a frame on another site shows no pins and has no menu', async ({ page }) => {
  await seed(page, storedPins(pin(1, { x: 2700, y: 2700 })))
  await openMap(page, './embed?at=2700,2700,2')
  await expectPins(page, 0)
  await page.mouse.click(720, 430, { button: 'right' })
  await expect(mapSurface(page)).toHaveCSS('cursor', 'auto')
  await expect(menuOf(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a pin is added from the tab, in the middle of the map that is seen', async ({ page }) => {
  await seed(page, lastPosition(view))
  await openMap(page)
  await panelOf(page).getByRole('radio', { name: 'Pins' }).check()
  await panelOf(page).getByRole('button', { name: 'Add pin' }).click()
  await expect(pinForm(page).getByLabel('Title')).toBeFocused()
  await expectPins(page, 1)
  const [added] = (await pinsInStorage(page)) as readonly { x: number; y: number }[]
  const at = pixelOf(page, view, added ?? { x: 0, y: 0 })
  expect(at.x).toBeGreaterThan(700)
  expect(at.x).toBeLessThan(1100)
})
