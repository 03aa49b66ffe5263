import type { Locator, Page } from '@playwright/test'

/** What the program on the player's machine answers at the moment. */
export interface Program {
  answer: string
}

/** Stands in for the program; it lets every page read its answer. */
export async function runProgram(page: Page): Promise<Program> {
  const program = { answer: '{}' }
  await quicken(page)
  // The page's own server is none; as it would answer 404, which the console calls an error.
  await page.route(
    ({ port, pathname }) => port !== '8765' && pathname.endsWith('/position'),
    (route) => route.fulfill({ status: 204 }),
  )
  await page.route('http://localhost:8765/position', (route) =>
    route.fulfill({ body: program.answer, headers: { 'access-control-allow-origin': '*' } }),
  )
  return program
}

/** Lets the second between two looks at a source take a tenth of one, for which no end-to-end test has to wait. */
export async function quicken(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout
    const sooner = (task: () => void, time = 0) => later(task, time > 500 ? time / 10 : time)
    Object.assign(window, { setTimeout: sooner })
  })
}

/** A program's answer: where the player is, in the game's metres, looking to the east. @param level if it knows it */
export function at({ x, y }: { readonly x: number; readonly y: number }, level?: string): string {
  return JSON.stringify({ x, y, z: 0, dx: 1, dy: 0, level })
}

export function liveDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Live position' })
}

export function liveBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Live position' })
}

/** The player, on the map. */
export function arrow(page: Page): Locator {
  return page.getByRole('img', { name: 'You are here' })
}

/** Where the player's arrow is on screen, in CSS pixels. */
export async function arrowAt(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await arrow(page).boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}
