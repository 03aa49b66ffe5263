import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../tools/browser.mjs'
import { databaseList } from './database.ts'
import { cardOf, discovered, expect, mapReady, test } from '../journey.ts'
import { markers } from '../world.ts'

/** A round for each. */
const ids = markers.slice(0, 10).map(({ id }) => id)

/** Milliseconds between the click and the browser's end. */
const lifeAfterMark = 50

interface Running {
  readonly process: ChildProcess
  readonly page: Page
}

/** A browser of its own with a profile on the disk, so that it can be killed and opened again. */
async function open(profile: string): Promise<Running> {
  const executable = findBrowser()
  if (executable === undefined) throw new Error('There is no browser.')
  await rm(path.join(profile, 'DevToolsActivePort'), { force: true })
  const child = spawn(
    executable,
    [
      '--headless',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  )
  let port = ''
  await expect(async () => {
    port = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0] ?? ''
    expect(port).not.toBe('')
  }).toPass({ timeout: 20_000 })
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = browser.contexts()[0]?.pages()[0]
  if (!page) throw new Error('The browser has no page.')
  return { process: child, page }
}

/** Ends the browser and everything that belongs to it without any warning. */
async function kill({ process: child }: Running): Promise<void> {
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  await ended
}

test('a browser that is killed 50 ms after a mark has kept it, ten times out of ten [F11]', async ({
  baseURL,
}) => {
  test.setTimeout(240_000)
  const profile = await mkdtemp(path.join(tmpdir(), 'itinerarium-profile-'))
  try {
    for (const [round, id] of ids.entries()) {
      const running = await open(profile)
      const { page } = running
      await page.goto(`${baseURL ?? ''}?marker=${id}`)
      await expect.poll(() => databaseList(page)).toHaveLength(round)
      // The mark comes while the page still works on what its start has left.
      await mapReady(page)
      const mark = cardOf(page).getByRole('switch', { name: 'Discovered' })
      await expect(mark).not.toBeChecked()
      await mark.evaluate((element: HTMLElement) => element.click())
      await new Promise((resolve) => {
        setTimeout(resolve, lifeAfterMark)
      })
      await kill(running)
    }
    const last = await open(profile)
    await last.page.goto(baseURL ?? '')
    expect(await databaseList(last.page)).toEqual(ids)
    await expect.poll(async () => new Set(await discovered(last.page))).toEqual(new Set(ids))
    await kill(last)
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
