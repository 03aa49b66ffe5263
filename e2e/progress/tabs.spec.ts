import { generatedWorld } from '../../bench/generated-world.ts'
import { decodeWorld } from '../../src/world/world-file.ts'
import { databaseList } from './database.ts'
import { markAll } from './mark-all.ts'
import { discovered, expect, openMap, panelOf, test } from '../fixtures.ts'
import { total } from '../world.ts'

/** Number of marks by each tab: enough for a hundred simultaneous writes. A write takes a fifth of a second here. */
const each = 60

test.use({
  // A small map, so that the test spends its time on marking and not on drawing.
  viewport: { width: 780, height: 500 },
  trace: 'off',
  // Each tab in its own process, as in a player's browser, so that the three tabs really write at the same time.
  launchOptions: async ({ launchOptions: { args = [], ...rest } }, provide) => {
    await provide({
      ...rest,
      args: args.filter((arg) => !arg.startsWith('--renderer-process-limit')),
    })
  },
})

test('three tabs that mark 60 places each at full speed keep all 180 [F08]', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs) await openMap(tab)
  const { markers } = decodeWorld(generatedWorld(0))
  const shares = tabs.map((_tab, at) => markers.slice(at * each, (at + 1) * each))
  await Promise.all(tabs.map((tab, at) => markAll(tab, shares[at] ?? [])))
  for (const tab of tabs) {
    await expect(panelOf(tab).getByText(`${3 * each} of ${total} found`)).toBeVisible()
  }
  await expect.poll(async () => (await databaseList(page)).length).toBe(3 * each)
  await expect.poll(async () => (await discovered(page)).length).toBe(3 * each)
})
