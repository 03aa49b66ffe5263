import type { Page } from '@playwright/test'
import { camp, campView as view } from '../camp.ts'
import {
  cardOf,
  expect,
  lastPosition,
  mapSurface,
  openMap,
  panelOf,
  seed,
  storedState,
  test,
} from '../fixtures.ts'
import { choose, menuOf, rightClick } from '../map/spot.ts'
import { emptyPixel, expectInTheOpen, pointAt, type Pixel } from '../view.ts'
import { markers, settings, types } from '../world.ts'
import type { Row } from '../read-world.ts'

const { services: wanted } = settings
const services = new Set(
  types
    .filter(({ id, category }) => wanted.categories.includes(category) || wanted.types.includes(id))
    .map(({ id }) => id),
)
const words = [
  'east',
  'north-east',
  'north',
  'north-west',
  'west',
  'south-west',
  'south',
  'south-east',
]

const nearestOf = (from: Pixel, rows: readonly Row[]) =>
  [...rows].sort(
    (a, b) =>
      Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y) ||
      a.id - b.id,
  )

function reads(from: Pixel, row: Row): string {
  const label =
    (row.veiled ? '' : row.name) || (types.find(({ id }) => id === row.type)?.title ?? '')
  const metres = Math.round(Math.hypot(row.x - from.x, row.y - from.y) * settings.metresPerUnit)
  const eighths = Math.round(Math.atan2(row.y - from.y, row.x - from.x) / (Math.PI / 4))
  return `${label.charAt(0).toUpperCase()}${label.slice(1)} ${metres} m ${words[(eighths + 8) % 8]}`
}

async function rowsOf(page: Page, list: string): Promise<string[]> {
  const region = page.getByRole('region', { name: list })
  await expect(region).toBeVisible()
  return region
    .getByRole('listitem')
    .allInnerTexts()
    .then((all) => all.map((text) => text.replace(/\s+/g, ' ')))
}

async function ask(page: Page): Promise<Pixel> {
  const at = emptyPixel(page, view)
  await choose(await rightClick(page, at), 'What’s nearby')
  return pointAt(page, view, at)
}

test('“What’s nearby” lists the nearest services and undiscovered places', async ({ page }) => {
  const found = nearestOf(camp, markers)
    .slice(0, 4)
    .map(({ id }) => id)
  await seed(page, {
    ...lastPosition(view),
    'progress-store': storedState({ discoveredMarkers: found }),
  })
  await openMap(page)
  const from = await ask(page)
  const ofType = new Map<string, Row>()
  for (const row of nearestOf(from, markers)) {
    if (services.has(row.type) && !ofType.has(row.type)) ofType.set(row.type, row)
  }
  expect(await rowsOf(page, 'Services')).toEqual(
    [...ofType.values()].slice(0, 10).map((row) => reads(from, row)),
  )
  const left = markers.filter(({ id }) => !found.includes(id))
  expect(await rowsOf(page, 'Unfound places')).toEqual(
    nearestOf(from, left)
      .slice(0, 10)
      .map((row) => reads(from, row)),
  )
  await page
    .getByRole('region', { name: 'Unfound places' })
    .getByRole('button', { name: 'Load more...' })
    .click()
  expect(await rowsOf(page, 'Unfound places')).toEqual(
    nearestOf(from, left)
      .slice(0, 20)
      .map((row) => reads(from, row)),
  )
  const [, , third] = nearestOf(from, left)
  const dialog = page.getByRole('dialog', { name: /^Near / })
  const undiscovered = page.getByRole('region', { name: 'Unfound places' })
  await undiscovered.getByRole('listitem').nth(2).getByRole('button').click()
  await expect(dialog).toBeHidden()
  await expect(cardOf(page)).toContainText(`#${third?.id}`)
  await expect(cardOf(page)).toBeFocused()
  await expectInTheOpen(page, third ?? camp)
  await expect(panelOf(page)).toBeVisible()
})

test('nearby places can be opened by keyboard, and Escape returns to the map', async ({ page }) => {
  await seed(page, lastPosition(view))
  await openMap(page)
  await mapSurface(page).focus()
  await page.keyboard.press('Shift+F10')
  await expect(menuOf(page)).toBeFocused()
  for (const name of [/^Copy coordinates/, 'Copy link', 'Add pin', 'What’s nearby']) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Near ${camp.x + 200}, ${camp.y}` })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(mapSurface(page)).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await expect(menuOf(page)).toBeFocused()
  await page.keyboard.press('w')
  await expect(page.getByRole('menuitem', { name: 'What’s nearby' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('listitem').first().getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(cardOf(page)).toBeFocused()
})
