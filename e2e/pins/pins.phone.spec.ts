import {
  expect,
  isPanelOpen,
  lastPosition,
  openMap,
  panelOf,
  restingView,
  seed,
  storedState,
  test,
  raiseCard,
} from '../fixtures.ts'
import { expectPins, headOf, pin, pinCard, pinForm, pinsInStorage } from './pins-on-map.ts'
import { storedPins } from './pins.ts'
import { choose, longPress } from '../map/spot.ts'
import { pixelOf, pointAt } from '../view.ts'
import { innView } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const view = innView
const closed = { 'settings-store': storedState({ panelOpen: false }) }

test('a long press puts a pin, which stays in sight above its form', async ({ page }) => {
  await seed(page, { ...closed, ...lastPosition(view) })
  await openMap(page)
  // A point that the form would cover, because it is higher than the card before it.
  const at = { x: 195, y: 360 }
  const { x, y } = pointAt(page, view, at)
  await choose(await longPress(page, at), 'Add pin')
  const form = pinForm(page)
  await form.getByLabel('Title').fill('Stash')
  await expect(async () => {
    const card = await form.boundingBox()
    const foot = pixelOf(page, await restingView(page), { x, y })
    expect(foot.y).toBeLessThan(card?.y ?? 0)
  }).toPass()
  for (const radio of await form.getByRole('radio').all()) {
    const box = await radio.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(40)
    expect(box?.height).toBeGreaterThanOrEqual(40)
  }
  await form.getByRole('button', { name: 'Save' }).tap()
  await expect(pinCard(page, 'Stash')).toBeVisible()
  await expect.poll(() => pinsInStorage(page)).toMatchObject([{ title: 'Stash' }])
})

test('a notification leaves the buttons of a pin’s form free', async ({ page }) => {
  const at = { x: 150, y: 300 }
  await seed(page, {
    ...closed,
    ...lastPosition(view),
    ...storedPins(pin(1, pointAt(page, view, at))),
  })
  await openMap(page)
  const head = headOf(at)
  await page.touchscreen.tap(head.x, head.y)
  await raiseCard(page)
  await pinCard(page).getByRole('button', { name: 'Edit' }).tap()
  await pinForm(page).getByRole('radio', { name: 'Star' }).check()
  await page.keyboard.press('Control+z')
  const notice = page.getByRole('status').filter({ hasText: 'Nothing to undo.' })
  await expect(notice).toBeVisible()
  const card = await pinForm(page).boundingBox()
  const toast = await notice.boundingBox()
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0)
})

test('a finger drags the selected pin instead of the map', async ({ page }) => {
  const at = { x: 150, y: 300 }
  const stands = pin(1, pointAt(page, view, at))
  const far = pin(2, { x: 2200, y: 2300 }, { title: 'Far' })
  await seed(page, { ...closed, ...lastPosition(view), ...storedPins(stands, far) })
  await openMap(page)
  await expectPins(page, 2)
  const head = headOf(at)
  await page.touchscreen.tap(head.x, head.y)
  await expect(pinCard(page)).toBeVisible()
  const session = await page.context().newCDPSession(page)
  const finger = (dx: number) => ({ touchPoints: [{ x: head.x + dx, y: head.y, id: 1 }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...finger(0) })
  for (let dx = 10; dx <= 80; dx += 10) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...finger(dx) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect
    .poll(async () => (await pinsInStorage(page)).find(({ id }) => id === stands.id))
    .toMatchObject({ x: stands.x + 80, y: stands.y })
  expect((await restingView(page)).coordinates).toEqual(view.coordinates)
  await page.getByRole('button', { name: 'Open panel' }).tap()
  await panelOf(page).getByRole('radio', { name: 'Pins' }).tap()
  await panelOf(page).getByRole('button', { name: /^Far/ }).tap()
  await expect(pinCard(page, 'Far')).toBeVisible()
  expect(await isPanelOpen(page)).toBe(false)
})
