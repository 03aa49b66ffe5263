import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'
import { bundleLand } from '../../tools/export/bundle-land.ts'
import { findWorlds } from '../../tools/site/worlds.ts'
import type { LandHarness, LandView, Size, Variation } from './land-harness.ts'
import type { Colour } from '../picture.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Land {
  readonly layers: readonly string[]
  /** Draws pictures of one size. Each holds red, green and blue of each pixel, row by row. */
  readonly pictures: (
    views: readonly LandView[],
    size: Size,
    variation?: Variation,
  ) => Promise<Buffer[]>
  readonly markerIcon: (colour: string) => Promise<{ readonly disc: Colour; readonly ring: Colour }>
}

/** Provides the land. All tests of a worker share it, because preparing it takes longer than most tests. */
export const test = base.extend<
  object,
  { readonly land: Land; readonly landOf: (world?: string) => Promise<Land> }
>({
  land: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await use(await openLand(page, findWorlds().home))
      await page.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  landOf: [
    async ({ browser, land }, use) => {
      const lands = new Map<string, Promise<Land>>()
      const open = async (world: string) => openLand(await browser.newPage(), world)
      await use(async (world) => {
        if (world === undefined) return land
        const opened = lands.get(world) ?? open(world)
        lands.set(world, opened)
        return await opened
      })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Opens the land in an empty page, which has no security policy that would block the test's script. */
export async function openLand(page: Page, world: string): Promise<Land> {
  const [script, geography] = await Promise.all([
    bundleLand('e2e/land/land-harness.ts', 'landHarness'),
    readFile(`${root}public/generated/data/${world}/geography.json`, 'utf8'),
  ])
  await page.addScriptTag({ content: script })
  const harness = await page.evaluateHandle(
    () => (globalThis as unknown as { land: LandHarness }).land,
  )
  const layers = await harness.evaluate(
    async (land, text) => land.load(JSON.parse(text)),
    geography,
  )
  return {
    layers,
    pictures: async (views, size, variation = {}) => {
      const texts = await harness.evaluate(
        (land, [views, size, variation]) =>
          views.map((view) => land.picture(view, size, variation)),
        [views, size, variation] as const,
      )
      return texts.map((text) => Buffer.from(text, 'base64'))
    },
    markerIcon: async (colour) => {
      const text = await harness.evaluate((land, colour) => land.markerIcon(colour), colour)
      const [r = 0, g = 0, b = 0, red = 0, green = 0, blue = 0] = Buffer.from(text, 'base64')
      return { disc: [r, g, b], ring: [red, green, blue] }
    },
  }
}
