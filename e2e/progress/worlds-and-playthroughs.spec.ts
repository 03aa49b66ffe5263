import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { decodeWorld, type WorldFile } from '../../src/world/world-file.ts'
import { rightClick, choose } from '../map/spot.ts'
import { pinForm } from '../pins/pins-on-map.ts'
import type { StoredPin } from '../pins/pins.ts'
import {
  cardOf,
  expect,
  openMap,
  openMoreFacts,
  panelOf,
  storedField,
  storedState,
  test,
} from '../fixtures.ts'
import { databaseList, databaseRecords } from './database.ts'
import { markAll } from './mark-all.ts'

// A small map, so that the test spends its time on marking and not on drawing.
test.use({ viewport: { width: 780, height: 500 }, trace: 'off' })

const second = '3fa91c02'
const each = 40

/** A list of marks in its own tab. The lists' ids overlap, so a mark in a wrong list would change its total. */
interface List {
  readonly name: string
  readonly world: string
  readonly address: string
  readonly playthrough: string
  /** Suffix of the list's keys in local storage. */
  readonly suffix: string
  readonly database: string
  /** Index of the first place to mark. */
  readonly from: number
}

const lists: readonly List[] = [
  {
    name: 'First',
    world: 'kcd1',
    address: './',
    playthrough: '',
    suffix: '',
    database: 'itinerarium-kcd1',
    from: 0,
  },
  {
    name: 'Second',
    world: 'kcd1',
    address: './',
    playthrough: second,
    suffix: `.kcd1.${second}`,
    database: `itinerarium-kcd1.${second}`,
    from: 20,
  },
  {
    name: 'Trosky',
    world: 'kcd2-trosky',
    address: './kcd2-trosky',
    playthrough: '',
    suffix: '.kcd2-trosky',
    database: 'itinerarium-kcd2-trosky',
    from: 30,
  },
]

function placesOf({ world, from }: List) {
  const file = JSON.parse(readFileSync(`dist/data/${world}/world.json`, 'utf8')) as WorldFile
  return decodeWorld(file).markers.slice(from, from + each)
}

async function openTab(context: BrowserContext, { address, playthrough }: List): Promise<Page> {
  const tab = await context.newPage()
  const entry = (id: string, name: string) => ({ id, revision: 1, name, deleted: false })
  const known = storedState({
    playthroughs: [entry('', 'First'), entry(second, 'Second')],
    last: '',
  })
  await tab.addInitScript(
    ([text, choice]) => {
      if (!localStorage.getItem('playthroughs-store')) {
        localStorage.setItem('playthroughs-store', text)
      }
      sessionStorage.setItem('playthrough', choice)
    },
    [JSON.stringify(known), JSON.stringify({ kcd1: playthrough })] as const,
  )
  await openMap(tab, address)
  return tab
}

async function write(tab: Page, name: string): Promise<void> {
  const card = cardOf(tab)
  await openMoreFacts(tab)
  await card.getByRole('button', { name: 'Add note' }).click()
  await card.getByLabel('Your note').fill(`Note of ${name}`)
  await card.getByRole('button', { name: 'Save' }).click()
  await tab.keyboard.press('Escape')
  await choose(await rightClick(tab, { x: 600, y: 250 }), 'Add pin')
  await pinForm(tab).getByLabel('Title').fill(`Pin of ${name}`)
  await pinForm(tab).getByRole('button', { name: 'Save' }).click()
}

const sorted = (ids: unknown) => (ids as number[]).toSorted((one, other) => one - other)
const words = (pins: unknown) =>
  (pins as StoredPin[]).map(({ title, note }) => title || note).toSorted()

test('changes in three tabs stay in their own worlds and playthroughs [F08] [F36] [F64]', async ({
  context,
}) => {
  const opened = await Promise.all(
    lists.map(async (list) => ({ list, tab: await openTab(context, list) })),
  )
  const looking = await context.newPage()
  await looking.goto('./terms')
  await Promise.all(opened.map(({ list, tab }) => markAll(tab, placesOf(list))))
  for (const { list, tab } of opened) await write(tab, list.name)
  for (const { list, tab } of opened) {
    await test.step(list.name, async () => {
      const ids = placesOf(list).map(({ id }) => id)
      const texts = [`Note of ${list.name}`, `Pin of ${list.name}`]
      const replicated = (kind: string, field: string) =>
        storedField(tab, `${kind}${list.suffix}`, field)
      await expect.poll(() => databaseList(tab, list.database)).toEqual(sorted(ids))
      await expect
        .poll(async () => words(await databaseRecords(tab, list.database, 'pins')))
        .toEqual(texts)
      expect(sorted(await replicated('progress-store', 'discoveredMarkers'))).toEqual(sorted(ids))
      expect(words(await replicated('pins-store', 'pins'))).toEqual(texts)
      await expect(panelOf(tab)).toContainText(`${each} of `)
    })
  }
  const names = await looking.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    entries: Object.keys(localStorage).filter((key) => /^(progress|pins)-store/.test(key)),
  }))
  expect(new Set(names.databases)).toEqual(
    new Set([...lists.map(({ database }) => database), 'itinerarium-kcd1.playthroughs']),
  )
  const expectedEntries = lists.flatMap(({ suffix }) => [
    `progress-store${suffix}`,
    `pins-store${suffix}`,
  ])
  expect(new Set(names.entries)).toEqual(new Set(expectedEntries))
})
