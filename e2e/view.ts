import type { Locator, Page } from '@playwright/test'
import { cardOf, expect, panelOf, restingView, type View } from './fixtures.ts'
import { island } from './island.ts'
import { islandSite } from './sites.ts'
import type { Row, WorldRows } from './read-world.ts'
import { realWorld } from './world.ts'

export interface Pixel {
  readonly x: number
  readonly y: number
}

/** Window sizes in which everything that a player needs must be visible: width and height in CSS pixels. */
export const playersSizes = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [844, 390],
] as const

type Zoomed = Pick<View, 'zoom' | 'mapName'>

function worldOf({ mapName }: Zoomed): WorldRows {
  return mapName === island.id ? island : realWorld
}

export function unitsPerPixel(view: Zoomed): number {
  return worldOf(view).farthest / 2 ** view.zoom
}

export function pixelOf(page: Page, view: View, point: { x: number; y: number }): Pixel {
  const { width, height } = sizeOf(page)
  const units = unitsPerPixel(view)
  return {
    x: width / 2 + (point.x - view.coordinates[0]) / units,
    y: height / 2 - (point.y - view.coordinates[1]) / units,
  }
}

export function pointAt(page: Page, view: View, pixel: Pixel): Pixel {
  const { width, height } = sizeOf(page)
  const units = unitsPerPixel(view)
  return {
    x: view.coordinates[0] + (pixel.x - width / 2) * units,
    y: view.coordinates[1] - (pixel.y - height / 2) * units,
  }
}

export function isAlone(point: Pixel, view: Zoomed, pixels: number, except?: Row): boolean {
  const reach = pixels * unitsPerPixel(view)
  return worldOf(view).markers.every(
    (other) => other === except || Math.hypot(other.x - point.x, other.y - point.y) > reach,
  )
}

export function viewOn(marker: Row, zoom: number): View {
  return { coordinates: [marker.x, marker.y], zoom }
}

/** Finds a pixel between panel and card, below a phone's shortcut chips, at least 60 CSS pixels from every marker. */
export function emptyPixel(page: Page, view: View): Pixel {
  const { width, height } = sizeOf(page)
  const [left, right] = width >= 1200 ? [420, width - 460] : [20, width - 80]
  for (let y = width < 768 ? 140 : 100; y < height - 100; y += 10) {
    for (let x = left; x < right; x += 10) {
      if (isAlone(pointAt(page, view, { x, y }), view, 60)) return { x, y }
    }
  }
  throw new Error('There is no empty place in this view.')
}

/** Waits until the map rests and the panel, the card and the edges do not cover a marker. */
export async function expectInTheOpen(page: Page, marker: Row): Promise<void> {
  const { width, height } = sizeOf(page)
  await expect(async () => {
    const panel = await boxOf(panelOf(page))
    const card = await boxOf(cardOf(page))
    const isCardBeside = card !== undefined && card.left > width / 2
    const { x, y } = pixelOf(page, await restingView(page), marker)
    expect(x).toBeGreaterThan((panel?.right ?? 0) + 30)
    expect(x).toBeLessThan((isCardBeside ? card.left : width) - 30)
    expect(y).toBeGreaterThan(30)
    expect(y).toBeLessThan((isCardBeside ? height : (card?.top ?? height)) - 30)
  }).toPass({ timeout: 10_000 })
}

/** Reads the view from the page's address, or from the embedded map's link to the full map. */
async function readShownView(page: Page): Promise<View> {
  const link = page.getByRole('link', { name: 'Open the full map' })
  const address = (await link.count()) > 0 ? await link.getAttribute('href') : page.url()
  const parameters = new URL(address ?? '').searchParams.get('at')?.split(',').map(Number)
  const [x, y, zoom] = parameters ?? []
  if (x === undefined || y === undefined || zoom === undefined) throw new Error('No view is told.')
  const isIsland = page.url().startsWith(islandSite.address)
  return { coordinates: [x, y], zoom, ...(isIsland && { mapName: island.id }) }
}

/** Returns the class of the element that covers the map at a world point; `map` if none does. */
export async function uppermostAt(page: Page, point: Pixel): Promise<string> {
  const pixel = pixelOf(page, await readShownView(page), point)
  return page.evaluate(({ x, y }) => {
    const top = document.elementFromPoint(x, y)
    return top?.closest('[data-map-focus]') ? 'map' : `${x},${y} ${top?.className ?? 'outside'}`
  }, pixel)
}

async function boxOf(locator: Locator): Promise<DOMRect | undefined> {
  return locator.evaluateAll(([element]) => element?.getBoundingClientRect())
}

function sizeOf(page: Page): { width: number; height: number } {
  const size = page.viewportSize()
  if (!size) throw new Error('The page has no fixed size.')
  return size
}
