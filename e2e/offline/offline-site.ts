import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, mapReady, openMap, openSettings, test as base } from '../fixtures.ts'
import { serveSite, type SiteServer } from './site-server.ts'

interface Builds {
  readonly project: string
  /** A folder with the next version: the same site with another name for every script. */
  readonly newBuild: string
}

export const test = base.extend<{ readonly site: SiteServer }, Builds>({
  serviceWorkers: 'allow',
  expectedErrors: /Failed to load resource|ERR_|fetch|integrity|dynamically imported|MissingChunk/,
  project: [fileURLToPath(new URL('../..', import.meta.url)), { option: true, scope: 'worker' }],
  /** The built site on its own server, whose files the test may break. */
  site: async ({ baseURL, project }, provide) => {
    const server = await serveSite(path.join(project, 'dist'), new URL(baseURL ?? '').pathname)
    await provide(server)
    await server.stop()
  },
  newBuild: [
    async ({ project }, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'itinerarium-next-'))
      const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder]
      await promisify(execFile)(process.execPath, [...args, '--emptyOutDir', '--minify', 'false'], {
        cwd: project,
        env: { ...process.env, PRECOMPRESS: 'off' },
      })
      await provide(folder)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Expects the text of Settings about the offline state, waits for it if necessary, and closes Settings. */
export async function expectOffline(page: Page, line: RegExp): Promise<void> {
  const dialog = await openSettings(page)
  await expect(dialog.getByText(/^Offline: /)).toHaveText(line, { timeout: 60_000 })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

export async function readyOffline(page: Page): Promise<void> {
  await expectOffline(page, /^Offline: ready/)
}

export async function visit(page: Page, address: string): Promise<void> {
  await openMap(page, address)
  await readyOffline(page)
}

/** Visits the site a second time, so that the service worker controls the page from the start. */
export async function visitAgain(page: Page, address: string): Promise<void> {
  await visit(page, address)
  await page.reload()
  await mapReady(page)
}
