import type { Locator } from '@playwright/test'
import {
  cardOf,
  expect,
  lastPosition,
  openMap,
  panelOf,
  searchBox,
  seed,
  test,
} from '../journey.ts'
import { expectInTheOpen } from '../view.ts'
import { island, viewOf } from '../island.ts'
import { islandSite } from '../sites.ts'
import { decodeWorld, encodeWorld } from '../../src/domain/world/world-file.ts'

test.use({ baseURL: islandSite.address })

const { markerById } = island

const names = new Map([
  [17, 'Donaudampfschifffahrtsgesellschaft'.repeat(6)],
  [18, 'an inn at the end of the longest road of all '.repeat(6).trim()],
  [19, 'שלום עולם \u202E مرحبا بالعالم'],
])

/** Parts that lie over each other, or leave what holds them; a pixel of rounding is none. */
async function misplaced(whole: Locator): Promise<string[]> {
  return whole.evaluate((element) => {
    const frame = element.getBoundingClientRect()
    const texts: { text: string; boxes: DOMRect[] }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!node.textContent?.trim() || holder?.closest('.sr-only')) continue
      // Folded, or below the panel's foot, which stays in sight while the rest goes on under it.
      if (!holder?.checkVisibility({ contentVisibilityAuto: true })) continue
      if (holder.closest('.panel-foot')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // Cut off below, such as from the third line of a peek's title on, it is not seen.
      const cut = holder.closest('.card-title, .card-body')?.getBoundingClientRect() ?? frame
      const boxes = [...range.getClientRects()].filter(
        ({ top, bottom }) => top < cut.bottom - 1 && bottom > cut.top + 1,
      )
      texts.push({ text: node.textContent.slice(0, 30), boxes })
    }
    const wrong: string[] = []
    for (const [at, { text, boxes }] of texts.entries()) {
      for (const box of boxes) {
        if (box.left < frame.left - 1 || box.right > frame.right + 1) wrong.push(`${text}: outside`)
        for (const other of texts.slice(at + 1)) {
          const over = other.boxes.some(
            (one) =>
              Math.min(one.right, box.right) - Math.max(one.left, box.left) > 1 &&
              Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > box.height / 2,
          )
          if (over) wrong.push(`${text} over ${other.text}`)
        }
      }
    }
    return wrong
  })
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 320, height: 568 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    test('names that are long, many words or written from right to left stay in their place, in list, card, note and map [F49]', async ({
      page,
    }) => {
      await page.route('**/data/my-island/world.json', async (route) => {
        const answer = await route.fetch()
        const world = decodeWorld(await answer.json())
        const markers = world.markers.map((marker) => {
          const name = names.get(marker.id)
          return name ? { ...marker, name } : marker
        })
        await route.fulfill({ json: encodeWorld({ ...world, markers }, '/icons/') })
      })
      const first = markerById(17)
      await seed(page, lastPosition(viewOf(first, 4)))
      await openMap(page)
      for (const [id, name] of names) {
        await test.step(name.slice(0, 20), async () => {
          const open = page.getByRole('button', { name: 'Open panel' })
          if (await open.isVisible()) await open.click()
          await searchBox(page).fill(`#${id}`)
          const row = page.getByRole('listitem').filter({ hasText: `#${id}` })
          await expect(row).toContainText(name)
          expect(await misplaced(row)).toEqual([])
          expect(await misplaced(panelOf(page))).toEqual([])
          await row.getByRole('button').click()
          const card = cardOf(page)
          await expect(card).toContainText(name)
          expect(await misplaced(card)).toEqual([])
          await card.getByRole('switch', { name: 'Discovered' }).click()
          const note = page
            .getByRole('listitem')
            .filter({ hasText: 'Discovered: ' })
            .filter({ hasText: name })
          await expect(note).toBeVisible()
          // It slides into its place.
          await expect.poll(() => misplaced(note)).toEqual([])
          await expectInTheOpen(page, markerById(id))
          const plates = await page
            .locator('.name-plate')
            .evaluateAll((all) =>
              all.map((plate) => plate.getBoundingClientRect().toJSON() as DOMRect),
            )
          for (const [at, one] of plates.entries()) {
            for (const other of plates.slice(at + 1)) {
              const apart =
                one.right <= other.left + 1 ||
                other.right <= one.left + 1 ||
                one.bottom <= other.top + 1 ||
                other.bottom <= one.top + 1
              expect(apart).toBe(true)
            }
          }
        })
      }
    })
  })
}
