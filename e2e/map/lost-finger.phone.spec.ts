import {
  expect,
  lastPosition,
  mapSurface,
  openMap,
  restingView,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { longPress, menuOf, writtenAt } from './spot.ts'
import { emptyPixel } from '../view.ts'
import { innView as view } from '../island.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

test('one finger drags the map and opens its menu after another finger was lost [F121]', async ({
  page,
}) => {
  await seed(page, { 'settings-store': storedState({ panelOpen: false }), ...lastPosition(view) })
  await openMap(page)
  const at = emptyPixel(page, view)
  // A system gesture takes over after two moves, and no `pointerup` follows.
  await mapSurface(page).evaluate((map, { x, y }) => {
    const pressed = map.querySelector('.map-surface') ?? map
    for (const [type, by] of [
      ['pointerdown', 0],
      ['pointermove', 20],
      ['pointermove', 40],
    ] as const) {
      pressed.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 99,
          pointerType: 'touch',
          isPrimary: true,
          buttons: 1,
          clientX: x + by,
          clientY: y,
        }),
      )
    }
  }, at)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at.x + dx, y: at.y, id: 1 }],
    })
  await touch('touchStart', 0)
  for (let dx = 10; dx <= 80; dx += 10) await touch('touchMove', dx)
  await touch('touchEnd', 0)
  await expect
    .poll(async () => (await restingView(page)).coordinates[0])
    .toBeLessThan(view.coordinates[0] - 60)
  const moved = await restingView(page)
  expect(moved.zoom).toBe(view.zoom)
  const free = emptyPixel(page, moved)
  await longPress(page, free)
  await expect(async () => {
    // On a busy machine the stored position may still be one from the middle of the drag.
    const spot = writtenAt(page, await restingView(page), free)
    await expect(menuOf(page)).toHaveAccessibleName(`Menu for ${spot}`, { timeout: 1000 })
  }).toPass()
})
