// How long large files and links hold up the page: `npx tsx bench/imports.ts`, after a build.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { writeTransfer } from '../src/features/links/model/transfer-link.ts'
import { address, desktop, mapReady, openBrowser, openPage, openServer } from './browser.ts'

interface Upload {
  readonly name: string
  readonly text: string
}

const ids = (amount: number) => Array.from({ length: amount }, (_, at) => at * 3)

const pins = (amount: number) =>
  Array.from({ length: amount }, (_, at) => ({
    id: at.toString(16).padStart(24, '0'),
    revision: 1,
    deleted: false,
    x: (at * 37) % 8000,
    y: (at * 91) % 8000,
    title: `Pin ${at}`,
    note: `What is there ${at}`,
    glyph: 'flag',
    colour: 'blue',
  }))

const backup = (fields: object) =>
  JSON.stringify({ format: 'itinerarium-backup', version: 1, map: 'kcd1', ...fields })

const rows = (amount: number) =>
  `x,y,name\n${Array.from({ length: amount }, (_, at) => `${(at * 37) % 8000},${(at * 91) % 8000},Row ${at}`).join('\n')}`

const json = (text: string): Upload => ({ name: 'a.json', text })
const csv = (text: string): Upload => ({ name: 'a.csv', text })

const uploads: Readonly<Record<string, () => Upload>> = {
  '1,000 ids': () => json(JSON.stringify(ids(1000))),
  '100,000 ids': () => json(JSON.stringify(ids(100_000))),
  '9,000 pins of a backup': () => json(backup({ discoveredMarkers: ids(1000), pins: pins(9000) })),
  '7,000 pins with long notes': () =>
    json(
      backup({
        discoveredMarkers: [],
        pins: pins(7000).map((pin) => ({ ...pin, note: 'n'.repeat(2000) })),
      }),
    ),
  '9,999 rows': () => csv(rows(9999)),
  '99,999 rows': () => csv(rows(99_999)),
  '20,000 columns by 20,000 rows': () =>
    csv(
      `x,y,name,${Array.from({ length: 20_000 }, (_, at) => `c${at}`).join(',')}${'\n1,2,n'.repeat(20_000)}`,
    ),
  '6 MB of rows': () => csv(`x,y,name${'\n1,2,n'.repeat(1_000_000)}`),
  '19 MB of commas': () => csv(`x,y,name\n${','.repeat(19_000_000)}`),
}

const folder = mkdtempSync(path.join(tmpdir(), 'imports-'))

interface Figures {
  readonly total: number
  readonly frame: number
  readonly task: number
  readonly outcome: string
}

const outcome = (page: Page) =>
  page.getByText(/Merged uploaded discoveries|Failed to upload markers|Added to your list/i).first()

/** What the observer saw since it was last asked. */
async function longest(page: Page): Promise<{ frame: number; task: number }> {
  return page.evaluate(() => {
    const { benchFrames: frames, benchLongTasks: tasks } = window as unknown as Record<
      string,
      number[]
    >
    const most = { frame: Math.max(0, ...(frames ?? [])), task: Math.max(0, ...(tasks ?? [])) }
    frames?.splice(0)
    tasks?.splice(0)
    return most
  })
}

/** Until what was begun is stored, and everything that follows has been drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(3000)
}

async function upload(page: Page, { name, text }: Upload): Promise<Figures> {
  // From the disk: what is handed over as bytes is unpacked in the page itself.
  const file = path.join(folder, name)
  writeFileSync(file, text)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog', { name: 'Settings' }).waitFor()
  await settled(page)
  await longest(page)
  const begin = performance.now()
  await page.getByTestId('upload-input').setInputFiles(file)
  const merge = page.getByRole('button', { name: 'Merge' })
  await merge.or(outcome(page)).first().waitFor({ timeout: 120_000 })
  if (await merge.isVisible()) await merge.click()
  await outcome(page).waitFor({ timeout: 120_000 })
  const total = performance.now() - begin
  await settled(page)
  return { total, ...(await longest(page)), outcome: (await outcome(page).textContent()) ?? '' }
}

async function undo(page: Page): Promise<Figures> {
  const begin = performance.now()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Control+z')
  await page
    .getByText(/taken back|undone|Undone/i)
    .first()
    .waitFor({ timeout: 120_000 })
  const total = performance.now() - begin
  await settled(page)
  return { total, ...(await longest(page)), outcome: 'undone' }
}

async function receive(page: Page): Promise<Figures> {
  const hash = (await writeTransfer({ map: 'kcd1', ids: ids(100_000), pins: [] })) ?? ''
  await longest(page)
  const begin = performance.now()
  await page.evaluate((fragment) => (window.location.hash = fragment), hash)
  const add = page.getByRole('alertdialog').getByRole('button').last()
  await add.waitFor({ timeout: 120_000 })
  await add.click()
  await page.getByRole('alertdialog').waitFor({ state: 'hidden', timeout: 120_000 })
  const total = performance.now() - begin
  await settled(page)
  return { total, ...(await longest(page)), outcome: `${hash.length} characters` }
}

const say = (name: string, { total, frame, task, outcome: words }: Figures) =>
  console.log(
    `| ${name} | ${total.toFixed(0)} ms | ${frame.toFixed(0)} ms | ${task.toFixed(0)} ms | ${words.slice(0, 40)} |`,
  )

/** Those without a file come by a link. */
const cases: Readonly<Record<string, (() => Upload) | null>> = {
  ...uploads,
  'a link of 100,000 ids': null,
}

const only = process.argv[2]
const close = await openServer()
const browser = await openBrowser()
console.log('| what | in all | longest frame | longest task | outcome |\n|---|---|---|---|---|')
for (const [name, make] of Object.entries(cases)) {
  if (only !== undefined && !name.includes(only)) continue
  const { page, context } = await openPage(browser, desktop, 'real')
  await page.addInitScript(readFileSync(new URL('page-observer.js', import.meta.url), 'utf8'))
  await page.goto(address)
  await mapReady(page)
  await settled(page)
  say(name, typeof make === 'function' ? await upload(page, make()) : await receive(page))
  if (name.startsWith('100,000')) {
    say(`${name}: undone`, await undo(page))
    await page.reload()
    await mapReady(page)
    await settled(page)
    say(`${name}: the next visit`, { total: 0, ...(await longest(page)), outcome: '' })
  }
  await context.close()
}
await browser.close()
await close()
