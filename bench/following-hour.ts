// `npm run build && npm run following-hour`: the map follows 3,600 positions of a rider, an hour of play in two and a half
// minutes. Ends with an error when the heap at the end is more than a tenth above that after 100 of them, or when a task
// took longer than 50 ms.
import { address, desktop, mapReady, openBrowser, openPage, openServer } from './browser.ts'
import { heapOf, megabytes } from './heap.ts'

const hour = 3600

/** At the end the heap may be so many times that at the beginning; what comes with other views of the map stays. */
const allowedGrowth = 1.1

/** Milliseconds. */
const allowedTask = 50

/** What `page-rider.js` counts. */
interface Followed {
  readonly positions: number
  readonly longTasks: readonly number[]
}

const close = await openServer()
const browser = await openBrowser()
try {
  const { page } = await openPage(browser, desktop, 'real')
  await page.addInitScript({ path: 'bench/page-rider.js' })
  await page.goto(address)
  await mapReady(page)
  await page.getByRole('button', { name: 'Map menu' }).click()
  await page.getByRole('menuitem', { name: 'Follow game…' }).click()
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('You are at').waitFor()
  await page.keyboard.press('Escape')
  const followed = () => page.evaluate(() => (window as unknown as { followed: Followed }).followed)
  const heaps: number[] = []
  for (const positions of [100, 900, 1800, 2700, hour]) {
    await page.waitForFunction(
      (least) => (window as unknown as { followed: Followed }).followed.positions >= least,
      positions,
      { timeout: 120_000 },
    )
    heaps.push(await heapOf(page))
    console.log(`${positions}: ${megabytes(heaps.at(-1) ?? NaN)}`)
  }
  // The trail is kept for the visit. Without it the heap is to be where it was.
  await page.getByRole('button', { name: 'Map menu' }).click()
  await page.getByRole('menuitem', { name: 'Follow game…' }).click()
  await page.getByRole('button', { name: 'Clear trail' }).click()
  await page.keyboard.press('Escape')
  heaps.push(await heapOf(page))
  console.log(`without the trail: ${megabytes(heaps.at(-1) ?? NaN)}`)
  const growth = (heaps.at(-1) ?? NaN) / (heaps[0] ?? NaN)
  const longest = Math.max(0, ...(await followed()).longTasks)
  console.log(
    `The heap is ${growth.toFixed(3)} times what it was; the longest task took ${longest} ms.`,
  )
  if (!(growth <= allowedGrowth) || longest > allowedTask) process.exitCode = 1
} finally {
  await browser.close()
  await close()
}
