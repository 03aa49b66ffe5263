import { discovered, expect, openMap, seed, storedState, test } from '../fixtures.ts'
import { openSend, questionOf, scannedLink } from './transfer.ts'
import { markers } from '../world.ts'

const ids = markers.slice(0, 3).map(({ id }) => id)

const base = '/maps/mine/'

test('below a path the link for another device begins with it, and opens there', async ({
  page,
  browser,
}) => {
  await seed(page, { 'progress-store': storedState({ discoveredMarkers: ids }) })
  await openMap(page)
  await openSend(page)
  const link = await scannedLink(page)
  expect(link.startsWith(new URL(`${base}#t=1.`, page.url()).href)).toBe(true)

  const other = await browser.newContext({ serviceWorkers: 'block' })
  const phone = await other.newPage()
  const paths: string[] = []
  phone.on('request', (request) => {
    if (!request.url().startsWith('blob:')) paths.push(new URL(request.url()).pathname)
  })
  await openMap(phone, link)
  await expect(questionOf(phone)).toContainText('3 new, 0 already known')
  await questionOf(phone).getByRole('button', { name: 'Merge' }).click()
  await expect.poll(() => discovered(phone)).toEqual(ids)
  await expect.poll(() => new URL(phone.url()).hash).toBe('')
  expect(new URL(phone.url()).pathname).toBe(base)
  expect(paths.filter((path) => !path.startsWith(base))).toEqual([])
  await other.close()
})
