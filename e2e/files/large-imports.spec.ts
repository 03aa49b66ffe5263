import { writeFileSync } from 'node:fs'
import { discovered, expect, mapReady, openMap, openSettings, panelOf, test } from '../fixtures.ts'

const idsOf = (amount: number) => Array.from({ length: amount }, (_, at) => at)

test('huge uploads are refused or read in a worker [F53] [F54]', async ({ page }, testInfo) => {
  await openMap(page)
  await openSettings(page)
  await test.step('the table', async () => {
    const columns = Array.from({ length: 20_000 }, (_, at) => `c${at}`).join(',')
    const file = testInfo.outputPath('wide.csv')
    writeFileSync(file, `x,y,name,${columns}${'\n1,2,n'.repeat(20_000)}`)
    await page.getByTestId('upload-input').setInputFiles(file)
    const toast = page.getByRole('listitem').filter({ hasText: 'Failed to upload markers' })
    await expect(toast).toContainText('more than 100 columns')
  })
  await test.step('more ids than any map has places', async () => {
    const file = testInfo.outputPath('too-many.json')
    writeFileSync(file, JSON.stringify(idsOf(100_000)))
    await page.getByTestId('upload-input').setInputFiles(file)
    const toast = page.getByRole('listitem').filter({ hasText: 'more than 10,000 places' })
    await expect(toast).toContainText('Choose a backup made with the Backup button.')
  })
  await test.step('the ids', async () => {
    const file = testInfo.outputPath('ids.json')
    // The indentation makes the file large enough for the worker. Small files are read without it.
    writeFileSync(file, JSON.stringify(idsOf(10_000), null, 8))
    const [worker] = await Promise.all([
      page.waitForEvent('worker', (each) => each.url().includes('read-worker')),
      page.getByTestId('upload-input').setInputFiles(file),
    ])
    expect(new URL(worker.url()).origin).toBe(new URL(page.url()).origin)
    const toast = page.getByRole('listitem').filter({ hasText: 'Merged uploaded discoveries' })
    await expect(toast).toContainText('10,000 new')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await page.reload()
    await mapReady(page)
    await expect.poll(async () => (await discovered(page)).length).toBe(10_000)
    // Wait for the list, because reading it on a slow machine takes longer than Ctrl+Z waits for the database.
    await panelOf(page).getByRole('radio', { name: 'Progress' }).check()
    const changes = page.getByRole('list', { name: 'Recent changes' })
    await expect(changes.getByRole('button', { name: /^Undo: / }).first()).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await discovered(page)).length).toBe(0)
  })
})
