import type { Locator, Page } from '@playwright/test'

export interface Program {
  answer: string
}

export async function runProgram(page: Page): Promise<Program> {
  const program = { answer: '{}' }
  await speedUpTimers(page)
  // The site's own server is not a source of positions. Its 404 would be logged as a console error.
  await page.route(
    ({ port, pathname }) => port !== '8765' && pathname.endsWith('/position'),
    (route) => route.fulfill({ status: 204 }),
  )
  await page.route('http://localhost:8765/position', (route) =>
    route.fulfill({ body: program.answer, headers: { 'access-control-allow-origin': '*' } }),
  )
  return program
}

/** Shortens timers above 500 ms to a tenth. The page polls a source every second, which would slow the tests down. */
export async function speedUpTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout
    const sooner = (task: () => void, time = 0) => later(task, time > 500 ? time / 10 : time)
    Object.assign(window, { setTimeout: sooner })
  })
}

/** Returns a program's answer: the player's position in the game's metres, looking east. @param level Only if known. */
export function at({ x, y }: { readonly x: number; readonly y: number }, level?: string): string {
  return JSON.stringify({ x, y, z: 0, dx: 1, dy: 0, level })
}

export function liveDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Live position' })
}

export function liveBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Live position' })
}

export function arrow(page: Page): Locator {
  return page.getByRole('img', { name: 'You are here' })
}

export async function arrowCentre(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await arrow(page).boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}
