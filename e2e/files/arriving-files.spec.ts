import type { Page } from '@playwright/test'
import { createBackup } from '../../src/features/progress/model/backup-format.ts'
import { findWorlds } from '../../tools/site/worlds.ts'
import { discovered, expect, mapReady, openMap } from '../fixtures.ts'
import { test, visit } from '../offline/offline-site.ts'

const { home } = findWorlds()
const backup = { name: 'mine.json', text: JSON.stringify(createBackup(home, [1, 2], new Date(0))) }
const waypoints = {
  name: 'Camps.gpx',
  text: '<gpx version="1.1"><wpt lat="2310" lon="1210"><name>Camp</name></wpt></gpx>',
}

interface SentFile {
  readonly name: string
  readonly text: string
}

/** Drags files over the page, and drops them if `drop` is true. @returns whether the page accepts them */
function drag(page: Page, files: readonly SentFile[], drop: boolean): Promise<boolean> {
  return page.evaluate(
    ({ sent, types }) => {
      const dataTransfer = new DataTransfer()
      for (const { name, text } of sent) dataTransfer.items.add(new File([text], name))
      const acceptedEvents = types.map((type) => {
        const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
        document.body.dispatchEvent(event)
        return event.defaultPrevented
      })
      return acceptedEvents.every(Boolean)
    },
    { sent: files, types: drop ? ['dragover', 'drop'] : ['dragover'] },
  )
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Merge this file?' })
const cover = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body, '::after').content.replaceAll('"', ''))

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('files that are dropped on the page are read one after the other', async ({ page }) => {
    await openMap(page)
    // The page accepts files before the script that draws the cover has loaded.
    await expect(async () => {
      expect(await drag(page, [waypoints], false)).toBe(true)
      expect(await cover(page)).toBe('Drop the file to upload it')
    }).toPass()
    await page.evaluate(() =>
      document.body.dispatchEvent(new DragEvent('dragleave', { bubbles: true })),
    )
    expect(await cover(page)).toBe('none')

    const broken = { name: 'broken.kml', text: '<kml><Placemark>' }
    expect(await drag(page, [waypoints, broken, backup], true)).toBe(true)
    expect(await cover(page)).toBe('none')
    await expect(question(page)).toContainText('Camps.gpx')
    await expect(question(page)).toContainText('GPX')
    await question(page).getByRole('button', { name: 'Merge' }).click()
    await expect(page.getByText(/^The file is damaged or isn’t KML or GPX\./)).toBeVisible()
    await expect.poll(() => discovered(page)).toEqual([1, 2])
    await expect(question(page)).toBeHidden()
    expect(new URL(page.url()).hash).toBe('')
  })
})

/**
 * Posts files to the manifest's address, as the system does. The site's policy forbids forms, so `fetch` sends them.
 */
async function share(page: Page, files: readonly SentFile[]): Promise<void> {
  await page.evaluate(async (sent) => {
    const body = new FormData()
    for (const { name, text } of sent) body.append('file', new File([text], name))
    await fetch('?share', { method: 'POST', body })
  }, files)
}

test('files that are shared with the installed map are merged there', async ({ page, site }) => {
  await visit(page, site.address)
  const another = {
    name: 'others.json',
    text: JSON.stringify(createBackup(home, [3], new Date(0))),
  }
  await share(page, [backup, waypoints])
  await share(page, [another])
  await page.goto(`${site.address}?start#t=file`)
  await expect(question(page)).toContainText('Camps.gpx')
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => discovered(page)).toEqual([1, 2, 3])
  await expect(page.getByText('Merged uploaded discoveries').first()).toBeVisible()
  await page.reload()
  await mapReady(page)
  await expect(page.getByRole('dialog', { name: 'File lost in transfer' })).toBeHidden()
})
