import { expectAccessible } from '../accessible.ts'
import { expect, openMap, openMoreFacts, seed, test } from '../fixtures.ts'
import { islandSite } from '../sites.ts'
import {
  addPicture,
  camp,
  readKeptPictures,
  openCamp,
  photo,
  pictureIds,
  plain,
  tile,
} from './own-pictures.ts'
import { pinForm } from './pins-on-map.ts'
import { storedPins } from './pins.ts'

test.use({ baseURL: islandSite.address })

test('pictures can be chosen, pasted and dropped, and are stored smaller', async ({ page }) => {
  await seed(page, storedPins(camp))
  await openMap(page)
  const card = await openCamp(page)
  await openMoreFacts(page)
  await expect(
    card.getByText('Up to 4 pictures, each made smaller to at most 300 kB.'),
  ).toBeVisible()
  const photoFile = await photo(page)
  const choosing = page.waitForEvent('filechooser')
  await card.getByRole('button', { name: 'Add picture' }).click()
  await (
    await choosing
  ).setFiles({
    name: photoFile.name,
    mimeType: photoFile.type,
    buffer: Buffer.from(photoFile.base64, 'base64'),
  })
  await expect(tile(card, 1, 1).getByRole('img')).toBeVisible()
  const [kept] = await readKeptPictures(page)
  expect(kept).toMatchObject({ exif: false, head: expect.stringMatching(/^RIFF.{4}WEBP$/s) })
  expect(kept?.size).toBeLessThanOrEqual(300_000)
  expect((kept?.height ?? 0) / (kept?.width ?? 1)).toBeCloseTo(2, 1)
  expect(kept?.height).toBeLessThanOrEqual(1600)

  await card.focus()
  await addPicture(page, 'paste', await plain(page, 'teal'))
  await expect(tile(card, 2, 2).getByRole('img')).toBeVisible()
  await card.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = pinForm(page)
  await expect(form.getByRole('button', { name: 'Add picture' })).toBeVisible()
  await form.getByLabel('Title').fill('Camp')
  await addPicture(page, 'drop', await plain(page, 'gold'))
  await expect(tile(form, 3, 3).getByRole('img')).toBeVisible()
  await expectAccessible(page, '.card')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(tile(card, 3, 3)).toBeVisible()
  const ids = await pictureIds(page)
  expect(ids).toHaveLength(3)

  await page.reload()
  await openCamp(page)
  await tile(card, 2, 3).click()
  const large = page.getByRole('dialog', { name: 'Picture 2 of 3: Camp' })
  await expect(large.getByRole('img')).toBeVisible()
  expect(await large.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(
    320,
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(tile(card, 2, 3)).toBeFocused()
  await page.keyboard.press('Enter')
  await large.getByRole('button', { name: 'Delete picture' }).click()
  await expect(tile(card, 1, 2)).toBeFocused()
  expect(await pictureIds(page)).toEqual([ids[0], ids[2]])
  const toast = page.getByRole('listitem').filter({ hasText: 'Picture deleted' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(tile(card, 2, 3).getByRole('img')).toBeVisible()
  expect(await pictureIds(page)).toEqual(ids)
})
