import type { Locator } from '@playwright/test'
import { cardOf, expect, lastPosition, openMap, panelOf, searchBox, seed, test } from './journey.ts'
import { markerById } from './world.ts'

const names = {
  long: 'Donaudampfschifffahrtsgesellschaft'.repeat(6),
  words: 'an inn at the end of the longest road of all '.repeat(6).trim(),
  rightToLeft: 'שלום עולם \u202E مرحبا بالعالم',
} as const
const ids = { long: 1017, words: 1018, rightToLeft: 1019 } as const

/** Parts that lie over each other, or leave what holds them; a pixel of rounding is none. */
async function misplaced(whole: Locator): Promise<string[]> {
  return whole.evaluate((element) => {
    const frame = element.getBoundingClientRect()
    const texts: { text: string; boxes: DOMRect[] }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      if (!node.textContent?.trim() || holder?.closest('.sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      texts.push({ text: node.textContent.slice(0, 30), boxes: [...range.getClientRects()] })
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

    for (const [kind, name] of Object.entries(names)) {
      const id = ids[kind as keyof typeof ids]

      test(`a name that is ${kind} stays in its place, in list, card, note and map [F49]`, async ({
        page,
      }) => {
        const { x, y } = markerById(id)
        await page.route('**/data/kcd1/world.json', async (route) => {
          const answer = await route.fetch()
          const world = (await answer.json()) as { markers: (number | string)[][] }
          for (const row of world.markers) if (row[0] === id) row[4] = name
          await route.fulfill({ json: world })
        })
        await seed(page, lastPosition({ coordinates: [x, y], zoom: 6 }))
        await openMap(page)
        await searchBox(page).fill(`#${id}`)
        await searchBox(page).press('Enter')
        const row = page.getByRole('listitem').filter({ hasText: `#${id}` })
        await expect(row).toContainText(name)
        expect(await misplaced(row)).toEqual([])
        expect(await misplaced(panelOf(page))).toEqual([])
        await row.getByRole('button').click()
        const card = cardOf(page)
        await expect(card).toContainText(name)
        expect(await misplaced(card)).toEqual([])
        await card.getByRole('switch', { name: 'Discovered' }).click()
        const note = page.getByRole('listitem').filter({ hasText: 'Discovered: ' })
        await expect(note).toBeVisible()
        // It slides into its place.
        await expect.poll(() => misplaced(note)).toEqual([])
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
}
