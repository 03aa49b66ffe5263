import type { Page } from '@playwright/test'
import { expect, mapReady, openMap } from '../fixtures.ts'
import { expectOffline, readyOffline, test, visit } from './offline-site.ts'

// The page waits half a minute for a worker that doesn't answer.
test.describe.configure({ timeout: 150_000 })

/** Returns whether the active and the waiting worker answer; null if there is no such worker. */
const readWorkerAnswers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const answers = (worker: ServiceWorker | null | undefined) =>
      new Promise<boolean | null>((resolve) => {
        if (!worker) return resolve(null)
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(true))
        port1.start()
        worker.postMessage({ type: 'VERSION' }, [port2])
        setTimeout(() => resolve(false), 2000)
      })
    const { active, waiting } = registration ?? {}
    return { active: await answers(active), waiting: await answers(waiting) }
  })

const notice = (page: Page) => page.getByRole('region', { name: 'Update available' })

test('an empty worker script does not replace the worker [F100]', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site.address)
  site.fail((file) => (file === 'sw.js' ? 'empty' : undefined))
  // The browser checks for a new worker on each visit, and installs it.
  await page.reload()
  await mapReady(page)
  await expect.poll(() => readWorkerAnswers(page)).toEqual({ active: true, waiting: false })
  await readyOffline(page)
  await expect(notice(page)).toHaveCount(0)
  await context.setOffline(true)
  await page.reload()
  await mapReady(page)
  await context.setOffline(false)

  await test.step('once no page is open it takes over, and the next good one mends that', async () => {
    await page.close()
    await expect(async () => {
      const visitor = await context.newPage()
      await openMap(visitor, site.address)
      const answers = await readWorkerAnswers(visitor)
      // The worker takes over only while no page is open, so close the page between two attempts.
      await visitor.close()
      expect(answers).toEqual({ active: false, waiting: null })
    }).toPass({ intervals: [200, 1000, 3000] })
    const tab = await context.newPage()
    site.requestedPaths()
    site.fail(() => undefined)
    await openMap(tab, site.address)
    await expect
      .poll(() => readWorkerAnswers(tab), { timeout: 60_000 })
      .toEqual({ active: true, waiting: null })
    await expectOffline(tab, /^Offline: ready/)
    await expect(notice(tab)).toHaveCount(0)
    // The stored files still exist: the page requested only its own files.
    expect(site.requestedPaths()).not.toContain('terms')
    await context.setOffline(true)
    await openMap(tab, site.address)
  })
})

test('an empty script, or a login page in its place, is not registered [F100]', async ({
  page,
  site,
}) => {
  for (const failure of ['empty', 'web page'] as const) {
    site.fail((file) => (file === 'sw.js' ? failure : undefined))
    await openMap(page, site.address)
    await expectOffline(page, /^Offline: not ready/)
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0)
  }
  site.fail(() => undefined)
  await page.reload()
  await mapReady(page)
  await readyOffline(page)
})
