import { generatedWorld } from '../../bench/generated-world.ts'
import { decodeWorld } from '../../src/domain/world/world-file.ts'
import { databaseList } from './database.ts'
import { markAll } from './mark-all.ts'
import { discovered, expect, openMap, panelOf, test } from '../journey.ts'

const each = 400

// A small map, so that the test's time goes into marking and not into drawing.
test.use({ viewport: { width: 780, height: 500 }, trace: 'off' })

test('three tabs that mark 400 places each at full speed keep all 1,200, and show them [F08]', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const world = generatedWorld(3 * each)
  await context.route('**/world.json', (route) => route.fulfill({ json: world }))
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs) await openMap(tab)
  const { markers } = decodeWorld(world)
  const shares = tabs.map((_tab, at) => markers.slice(at * each, (at + 1) * each))
  await Promise.all(tabs.map((tab, at) => markAll(tab, shares[at] ?? [])))
  for (const tab of tabs) {
    await expect(panelOf(tab).getByText('1,200 of 1,200 discovered')).toBeVisible()
  }
  await expect.poll(async () => (await databaseList(page)).length).toBe(3 * each)
  await expect.poll(async () => (await discovered(page)).length).toBe(3 * each)
})
