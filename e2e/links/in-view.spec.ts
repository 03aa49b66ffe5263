import { expect, lastPosition, mapReady, openMap, storedState, test } from '../fixtures.ts'
import { inn, island, viewOf } from '../island.ts'
import { playersSizes, uppermostAt, type Pixel } from '../view.ts'
import { islandSite } from '../sites.ts'

test.use({ baseURL: islandSite.address })

const [west, south, east, north] = island.settings.extent
const bySouth = [...island.markers].sort((one, other) => one.y - other.y)
const [lowest, highest] = [bySouth[0] ?? inn, bySouth.at(-1) ?? inn]
const town = { x: 2471, y: 2506 }
/** A view parameter whose view doesn't contain the point of the address. */
const far = `&at=${east},${north},5`

const addresses: readonly (readonly [search: string, point: Pixel])[] = [
  [`?spot=${west},${south}`, { x: west, y: south }],
  [`?spot=${east},${north}`, { x: east, y: north }],
  ['?spot=2550,2650&pin=Cellar%0ATwo+chests', { x: 2550, y: 2650 }],
  [`?spot=2550,2650${far}`, { x: 2550, y: 2650 }],
  ['?spot=2550,2650&types=cave', { x: 2550, y: 2650 }],
  [`?marker=${lowest.id}`, lowest],
  [`?marker=${highest.id}${far}`, highest],
  [`?marker=${inn.id}&types=none`, inn],
  ['?place=Hollowby', town],
  [`?place=Hollowby${far}`, town],
]

const own = {
  ...lastPosition(viewOf({ x: 3200, y: 3000 }, 5)),
  'settings-store': storedState({ panelOpen: false }),
}

for (const [at, [width, height]] of playersSizes.entries()) {
  test(`the target of an address is visible at ${width}x${height}, with a way back [F69] [F71]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openMap(page)
    for (const [index, [search, point]] of addresses.entries()) {
      const isFresh = (index + at) % 2 === 0
      const embed = (index + at) % 5 === 0 ? 'embed' : ''
      await page.evaluate(
        (entries) => {
          localStorage.clear()
          for (const [key, entry] of Object.entries(entries))
            localStorage.setItem(key, JSON.stringify(entry))
        },
        isFresh ? {} : own,
      )
      await page.goto(`./${embed}${search}`)
      await mapReady(page)
      const name = `${embed}${search}, ${isFresh ? 'for the first time' : 'with a view of one’s own'}`
      await expect.poll(() => uppermostAt(page, point).catch(String), { message: name }).toBe('map')
      const back = page.locator('main').getByRole('button', { name: 'Back to mine' })
      if (!embed) await expect(back.first(), name).toBeVisible()
    }
  })
}
