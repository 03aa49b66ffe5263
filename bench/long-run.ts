// `npm run build && npm run long-run`: 600 mixed interactions on one page, as in hours of play. Ends with an error
// when the heap at the end is more than a tenth above that after 300, or when the console told of an error.
import type { Page } from '@playwright/test'
import { address, desktop, mapReady, openBrowser, openPage, openServer } from './browser.ts'
import { heapOf, megabytes } from './heap.ts'

const interactions = 600

/** At the end the heap may be so many times that after half of the interactions. */
const allowedGrowth = 1.1

/** Numbers from 0 to 1, the same in every run. */
function createDice(): () => number {
  let state = 20_240_917
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Act = (page: Page, dice: () => number) => Promise<void>

const panelButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The panel is there after this. */
async function withPanel(page: Page): Promise<void> {
  const open = panelButton(page, 'Open panel')
  if (await open.isVisible()) await open.click()
}

const pick = <Item>(items: readonly Item[], dice: () => number): Item =>
  items[Math.floor(dice() * items.length)] as Item

const onMap = (dice: () => number) =>
  [560 + dice() * 460, 150 + dice() * 450] as readonly [number, number]

/** What players do, in no order. Each leaves the page so that any other can follow. */
const acts: Readonly<Record<string, Act>> = {
  'drags the map': async (page, dice) => {
    const [x, y] = onMap(dice)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + (dice() - 0.5) * 400, y + (dice() - 0.5) * 300, { steps: 6 })
    await page.mouse.up()
  },
  'turns the wheel': async (page, dice) => {
    await page.mouse.move(...onMap(dice))
    await page.mouse.wheel(0, dice() < 0.5 ? -120 : 120)
  },
  'toggles a type': async (page, dice) => {
    await withPanel(page)
    const title = pick(['Nest', 'Grave', 'Shrine', 'Mine', 'Baths', 'Treasure Chest'], dice)
    const toggle = page.getByRole('button', { name: new RegExp(`^${title}`) })
    await toggle.click()
    await toggle.click()
  },
  'hides and shows all': async (page) => {
    await withPanel(page)
    await panelButton(page, 'Hide all').click()
    await panelButton(page, 'Show all').click()
  },
  'searches, chooses and marks': async (page, dice) => {
    await withPanel(page)
    const box = page.getByPlaceholder('Search for locations...')
    await box.fill(pick(['treasure', 'camp', 'bath', 'lockpicking', '335'], dice))
    await box.press('Enter')
    const row = page.getByRole('button', { name: /#\d+|\d+, \d+/ }).first()
    await row.click()
    const discovered = page.getByRole('switch', { name: 'Discovered' })
    await discovered.click()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Escape')
    await box.fill('')
  },
  'opens the panel anew': async (page) => {
    await withPanel(page)
    await panelButton(page, 'Close panel').click()
    await panelButton(page, 'Open panel').click()
  },
  'looks at the progress': async (page) => {
    await withPanel(page)
    await page.getByRole('radio', { name: 'Progress', exact: true }).click()
    await page.getByRole('radio', { name: 'Filters', exact: true }).click()
  },
  'opens the settings': async (page) => {
    await withPanel(page)
    await panelButton(page, 'Settings').click()
    await page.getByRole('dialog', { name: 'Settings' }).waitFor()
    await page.keyboard.press('Escape')
  },
  'opens the menu of a spot': async (page, dice) => {
    await page.mouse.click(...onMap(dice), { button: 'right' })
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
  },
  'goes to the next by key': async (page) => {
    await page.getByTestId('map').locator('[data-map-focus]').focus()
    await page.keyboard.press('n')
    await page.keyboard.press('Escape')
  },
}

const close = await openServer()
const browser = await openBrowser()
try {
  const { page } = await openPage(browser, desktop, 'real')
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.setDefaultTimeout(10_000)
  await page.goto(address)
  await mapReady(page)
  const dice = createDice()
  const names = Object.keys(acts)
  let half = NaN
  for (let count = 1; count <= interactions; count += 1) {
    const name = pick(names, dice)
    try {
      await acts[name]?.(page, dice)
    } catch (error) {
      throw new Error(`Interaction ${count}, "${name}", could not be done.`, { cause: error })
    }
    if (count % 100 === 0) console.log(`${count}: ${megabytes(await heapOf(page))}`)
    if (count === interactions / 2) half = await heapOf(page)
  }
  const end = await heapOf(page)
  const growth = end / half
  console.log(
    `Heap after ${interactions / 2} interactions ${megabytes(half)}, after ${interactions} ${megabytes(end)}: ${growth.toFixed(3)} times. Errors in the console: ${errors.length}.`,
  )
  for (const error of errors) console.error(error)
  if (!(growth <= allowedGrowth) || errors.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await close()
}
