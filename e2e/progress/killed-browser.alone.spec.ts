import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser, quietArgs } from '../../tools/browser.mjs'
import { databaseList } from './database.ts'
import { cardOf, expect, mapReady, storedField, storedState, test } from '../fixtures.ts'
import { markers } from '../world.ts'

/** For each marker, the test starts a browser, marks the marker and kills the browser. */
const ids = markers.slice(0, 10).map(({ id }) => id)

interface List {
  /** Key of the playthrough; empty for a world's unnamed first playthrough. */
  readonly playthrough: string
  /** Suffix of the playthrough's keys in local storage. */
  readonly suffix: string
  readonly database: string
  readonly ids: readonly number[]
}

const first: List = {
  playthrough: '',
  suffix: '',
  database: 'itinerarium-kcd1',
  ids: ids.filter((_, round) => round % 3 !== 2),
}
const named: List = {
  playthrough: '3fa91c02',
  suffix: '.kcd1.3fa91c02',
  database: 'itinerarium-kcd1.3fa91c02',
  ids: ids.filter((_, round) => round % 3 === 2),
}
const killDelayMs = 50

interface Running {
  readonly process: ChildProcess
  readonly page: Page
}

/** Starts a browser with a profile on disk, so that it can be killed and started again with the same data. */
async function open(profile: string): Promise<Running> {
  const executable = findBrowser()
  if (executable === undefined) throw new Error('There is no browser.')
  await rm(path.join(profile, 'DevToolsActivePort'), { force: true })
  const child = spawn(
    executable,
    [
      '--headless',
      ...quietArgs,
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

async function kill({ process: child }: Running): Promise<void> {
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  await ended
}

async function show(page: Page, { playthrough }: List, address: string): Promise<void> {
  const entry = (id: string, name: string) => ({ id, revision: 1, name, deleted: false })
  const known = storedState({
    playthroughs: [entry(first.playthrough, 'Henry'), entry(named.playthrough, 'Godwin')],
    last: playthrough,
  })
  // Written again at each start, because a killed browser may lose its local storage.
  await page.addInitScript((text) => {
    localStorage.setItem('playthroughs-store', text)
  }, JSON.stringify(known))
  await page.goto(address)
}

test('a mark survives if the browser is killed 50 ms later [F11]', async ({ baseURL }) => {
  test.setTimeout(240_000)
  const address = baseURL ?? ''
  const profile = await mkdtemp(path.join(tmpdir(), 'itinerarium-profile-'))
  try {
    for (const id of ids) {
      const list = named.ids.includes(id) ? named : first
      const running = await open(profile)
      const { page } = running
      await show(page, list, `${address}?marker=${id}`)
      await expect
        .poll(() => databaseList(page, list.database))
        .toEqual(list.ids.slice(0, list.ids.indexOf(id)))
      // The page is still processing the data of the previous start when the click happens.
      await mapReady(page)
      const mark = cardOf(page).getByRole('switch', { name: 'Discovered' })
      await expect(mark).not.toBeChecked()
      await mark.evaluate((element: HTMLElement) => element.click())
      await new Promise((resolve) => {
        setTimeout(resolve, killDelayMs)
      })
      await kill(running)
    }
    for (const list of [first, named]) {
      const last = await open(profile)
      await show(last.page, list, address)
      expect(await databaseList(last.page, list.database)).toEqual(list.ids)
      await expect
        .poll(async () => {
          const replicated = await storedField(
            last.page,
            `progress-store${list.suffix}`,
            'discoveredMarkers',
          )
          return new Set(replicated as number[] | undefined)
        })
        .toEqual(new Set(list.ids))
      await kill(last)
    }
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
