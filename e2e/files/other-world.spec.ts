import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { createBackup } from '../../src/features/progress/model/backup-format.ts'
import { writeTransfer } from '../../src/features/links/model/transfer-link.ts'
import { findWorlds } from '../../tools/site/worlds.ts'
import {
  discovered,
  expect,
  mapReady,
  openMap,
  openSettings,
  seed,
  storedField,
  storedText,
  test,
} from '../fixtures.ts'
import { questionOf } from './transfer.ts'
import { islandSite } from '../sites.ts'
import { strangeWorld } from '../world/strange-world.ts'

const { home } = findWorlds()

async function choose(page: Page, name: string, content: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(content) }
  await page.getByTestId('upload-input').setInputFiles(file)
}

function mergeQuestion(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Merge this file?' })
}

test.describe('of the island', () => {
  test.use({ baseURL: islandSite.address })

  const { id: other, title } = strangeWorld
  const list = `progress-store.${other}`

  test('a backup of another world is merged only there, after a question', async ({ page }) => {
    const before = JSON.stringify({ state: { discoveredMarkers: [1], revisions: {} }, version: 1 })
    await seed(page, { 'progress-store': before })
    await openMap(page)
    await openSettings(page)
    const offer = page.getByRole('dialog', { name: `This is a backup of ${title}` })
    const backup = JSON.stringify(createBackup(other, [1, 3, 4_000_000], new Date(0)))
    await test.step('Cancel stays here', async () => {
      await choose(page, 'mine.json', backup)
      await offer.getByRole('button', { name: 'Cancel' }).click()
      await expect(offer).toBeHidden()
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    })
    const carry = async () => {
      await choose(page, 'mine.json', backup)
      await offer.getByRole('button', { name: `Open ${title} and merge` }).click()
      await page.waitForURL(({ pathname }) => pathname.endsWith(`/${other}`))
      await expect(mergeQuestion(page)).toContainText('mine.json')
      await expect(mergeQuestion(page)).toContainText('3 new (1 not on this map')
    }
    await test.step('its own page asks; Cancel merges nothing, and a reload does not ask again', async () => {
      await carry()
      await mergeQuestion(page).getByRole('button', { name: 'Cancel' }).click()
      await expect(mergeQuestion(page)).toBeHidden()
      expect(await storedText(page, list)).toBeNull()
      await page.reload()
      await mapReady(page)
      await expect(mergeQuestion(page)).toHaveCount(0)
      expect(new URL(page.url()).hash).toBe('')
    })
    await test.step('Merge merges there, nothing changes here, and no byte of the file is left behind', async () => {
      await openMap(page)
      await openSettings(page)
      await carry()
      await mergeQuestion(page).getByRole('button', { name: 'Merge' }).click()
      await expect(mergeQuestion(page)).toBeHidden()
      await expect
        .poll(() => storedField(page, list, 'discoveredMarkers'))
        .toEqual([1, 3, 4_000_000])
      expect(await storedText(page, 'progress-store')).toBe(before)
      const left = await page.evaluate(async () => [
        (await (await caches.open('itinerarium-handed-file')).keys()).length,
        window.sessionStorage.getItem('handed-file'),
      ])
      expect(left).toEqual([0, null])
    })
  })

  test('a link for another world is merged there and changes nothing here', async ({ page }) => {
    const fragment = (await writeTransfer({ map: other, ids: [1, 3], pins: [] })) ?? ''
    await openMap(page, `./${fragment}`)
    const offer = page.getByRole('dialog', { name: `This link is for ${title}` })
    await offer.getByRole('link', { name: `Open ${title}` }).click()
    await page.waitForURL(
      ({ pathname, hash }) => pathname.endsWith(`/${other}`) && hash === fragment,
    )
    await questionOf(page).getByRole('button', { name: 'Merge' }).click()
    await expect(questionOf(page)).toBeHidden()
    await expect.poll(() => storedField(page, list, 'discoveredMarkers')).toEqual([1, 3])
    expect(await storedText(page, 'progress-store')).toBeNull()
  })
})

test('a backup from before there were other worlds is merged without a question', async ({
  page,
}) => {
  const folder = path.join('src', 'testing', 'samples', 'today')
  const name = readdirSync(folder).find((file) => file.startsWith(`${home}_`)) ?? ''
  const content = readFileSync(path.join(folder, name), 'utf8')
  const { discoveredMarkers } = JSON.parse(content) as { discoveredMarkers: number[] }
  await openMap(page)
  await openSettings(page)
  await choose(page, name, content)
  await expect(page.getByText('Merged uploaded discoveries')).toBeVisible()
  expect(new Set(await discovered(page))).toEqual(new Set(discoveredMarkers))
})
