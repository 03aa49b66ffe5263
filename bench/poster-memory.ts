// `npm run build && npm run poster-memory`: how much the browser's processes grow while a poster of A2 with all places is
// drawn, six times over. Ends with an error when it is more than 200 MB. On Linux, where `/proc` tells.
import { readdirSync, readFileSync } from 'node:fs'
import { address, desktop, mapReady, openBrowser, openPage, openServer } from './browser.ts'
import { megabytes } from './heap.ts'

const posters = 6

/** Bytes. */
const allowed = 200e6

/** Milliseconds between two looks: the processes' own sums take some of them. */
const pause = 100

/** What the browser's processes hold together, each page of memory shared among those that share it, in bytes. */
function memoryOf(isOurs: (pid: string) => boolean): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOurs(name))
  const held = pids.map((pid) => /^Pss:\s+(\d+) kB/m.exec(textOf(pid, 'smaps_rollup'))?.[1])
  return held.reduce((sum, kilobytes = '0') => sum + Number(kilobytes) * 1024, 0)
}

/** Empty for a process that is gone, or is somebody else's. */
function textOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function isChildOf(parent: string): (pid: string) => boolean {
  return (pid) => {
    for (let at = pid; at !== '' && at !== '1' && at !== '0';) {
      const above = /^PPid:\s+(\d+)/m.exec(textOf(at, 'status'))?.[1] ?? ''
      if (above === parent) return true
      at = above
    }
    return false
  }
}

const close = await openServer()
const browser = await openBrowser()
const isOurs = isChildOf(String(process.pid))
try {
  const grown: number[] = []
  for (let poster = 0; poster < posters; poster += 1) {
    const { page, context } = await openPage(browser, desktop, 'real')
    await page.goto(address)
    await mapReady(page)
    await page.getByRole('button', { name: 'Map menu' }).click()
    await page.getByRole('menuitem', { name: 'Create poster…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Poster' })
    await dialog.getByLabel('Size').selectOption('A2')
    await dialog.getByLabel('Show').selectOption('Names and all places')
    const before = memoryOf(isOurs)
    let most = before
    const looking = setInterval(() => {
      most = Math.max(most, memoryOf(isOurs))
    }, pause)
    const saved = page.waitForEvent('download', { timeout: 180_000 })
    await dialog.getByRole('button', { name: 'Save poster' }).click()
    await saved
    clearInterval(looking)
    grown.push(most - before)
    console.log(`${megabytes(before)}, at most ${megabytes(most - before)} more`)
    await context.close()
  }
  if (!(Math.max(...grown) <= allowed)) process.exitCode = 1
} finally {
  await browser.close()
  await close()
}
