import { readdir } from 'node:fs/promises'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { countOfType, markers as rows, settings, types as typeRows } from '../world.ts'

interface WorldFile {
  readonly id: string
  readonly extent: readonly number[]
  readonly categories: readonly { id: string; title: string; colour: string }[]
  readonly glyphs: Readonly<Record<string, readonly unknown[]>>
  readonly types: readonly Record<string, string>[]
  readonly markers: readonly (readonly (number | string)[])[]
}

interface ServedMarker {
  readonly id: number
  readonly type: string
  readonly x: number
  readonly y: number
  readonly name: string
  readonly description: string
  readonly image: string
}

async function load(
  request: APIRequestContext,
): Promise<{ world: WorldFile; markers: ServedMarker[] }> {
  const response = await request.get('./data/kcd1/world.json')
  const world = (await response.json()) as WorldFile
  const text = (value: number | string | undefined) => (value ? String(value) : '')
  const markers = world.markers.map((row) => ({
    id: Number(row[0]),
    type: world.types[Number(row[1])]?.['id'] ?? '',
    x: Number(row[2]),
    y: Number(row[3]),
    name: text(row[4]),
    description: text(row[5]),
    image: text(row[6]),
  }))
  return { world, markers }
}

const vocabulary = {
  locations:
    'accident interesting_site enemy_camp church camp shrine conciliation_cross grave mine cave',
  resources:
    'woodland_garden nest deer_hunting_spot beehive boar_hunting_spot fish_trap fishing_spot',
  utilities: 'bed inn tavern archery_range alchemy_bench combat_arena grindstone',
  vendors_services:
    'charcoal_burner baker grocer scribe butcher trader huntsman tailor miller blacksmith herbalist horse_trader cobbler baths tanner weaponsmith apothecary armourer',
  other: 'fast_travel treasure_chest',
}

test('every marker has a known type, a number of its own and a place in the world [S1.03] [S1.04] [S3.01] [S3.02] [S3.03] [S9.01] [D-world-2]', async ({
  request,
}) => {
  const { markers } = await load(request)
  const known = new Set(typeRows.map(({ id }) => id))
  for (const { id, type, x, y } of markers) {
    expect(Number.isInteger(id) && id >= 0, `id ${id}`).toBe(true)
    expect(known.has(type), `type of ${id}`).toBe(true)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x, y)).toBeLessThanOrEqual(8192)
  }
  expect(new Set(markers.map(({ id }) => id)).size).toBe(markers.length)
})

test('the page gets the list as it is edited by hand, every type in it [S3.07] [D-world-6]', async ({
  request,
}) => {
  const { markers } = await load(request)
  expect(markers).toEqual(rows)
  expect(new Set(markers.map(({ type }) => type)).size).toBe(44)
  expect(markers.length).toBeGreaterThan(1000)
})

test('retired numbers stay unused [S3.02] [D-world-7]', async ({ request }) => {
  const { markers } = await load(request)
  expect(markers.some(({ id }) => id === 359)).toBe(false)
})

test('names and descriptions stand where they belong [S3.04] [S3.05]', async ({ request }) => {
  const { markers } = await load(request)
  const descriptions = [
    'Requires a spade',
    'Requires lockpicking: Easy',
    'Requires lockpicking: Hard',
    'Requires lockpicking: Very Hard',
    'Hidden away in a small cave',
  ]
  const chests = markers.filter(({ type }) => type === 'treasure_chest')
  for (const { name } of chests) expect(name).toMatch(/^(ancient )?treasure [IVX]+$/)
  const described = markers.filter(({ description }) => description !== '')
  expect(described.every(({ type }) => type === 'treasure_chest')).toBe(true)
  expect(new Set(described.map(({ description }) => description))).toEqual(new Set(descriptions))
  const camps = markers.filter(({ type }) => type === 'enemy_camp')
  expect(camps.map(({ name }) => name)).toContain('bandit camp')
})

test('one marker has an image, under a name made from its number [S3.06]', async ({ request }) => {
  const { markers } = await load(request)
  const pictured = markers.filter(({ image }) => image !== '')
  expect(pictured).toHaveLength(1)
  for (const { id, image } of pictured) {
    expect(image).toBe(`images/${id}-camp.webp`)
    const response = await request.get(`./${image}`)
    expect(response.headers()['content-type']).toBe('image/webp')
  }
})

test('a type has id, title, category, icon, colour and glyph [S3.08] [S3.09] [D-map-1]', async ({
  request,
}) => {
  const { world } = await load(request)
  const colours = {
    locations: '#28FF69',
    resources: '#B5C7D2',
    utilities: '#FF8D8D',
    vendors_services: '#9FEEC6',
    other: '#94BFFF',
  }
  expect(Object.fromEntries(world.categories.map(({ id, colour }) => [id, colour]))).toEqual(
    colours,
  )
  for (const type of world.types) {
    const { id = '', category = '', glyph = '' } = type
    expect(type['icon']).toBe(`/icons/${id}.webp`)
    expect(type['colour']).toBe(colours[category as keyof typeof colours])
    expect(type['title']).toBe(
      id.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    )
    expect(world.glyphs[glyph]?.length, glyph).toBeGreaterThan(0)
    const icon = await request.get(`./icons/${id}.webp`)
    expect(icon.headers()['content-type'], id).toBe('image/webp')
  }
  expect(new Set(world.types.map(({ glyph }) => glyph)).size).toBe(44)
})

const ids: Record<string, string> = {
  locations: 'S3.10',
  resources: 'S3.11',
  utilities: 'S3.12',
  vendors_services: 'S3.13',
  other: 'S3.14',
}

for (const [category, list] of Object.entries(vocabulary)) {
  test(`${category} holds its types and no others [${ids[category]}]`, async ({ request }) => {
    const { world } = await load(request)
    const found = world.types.filter((type) => type['category'] === category)
    expect(new Set(found.map(({ id: typeId }) => typeId))).toEqual(new Set(list.split(' ')))
    expect(found).toHaveLength(list.split(' ').length)
  })
}

test('sites, nests, shrines, graves, accidents, camps and fish traps are among the most numerous [S3.15]', async ({
  request,
}) => {
  const { markers } = await load(request)
  const most = typeRows.map(({ id }) => id).toSorted((a, b) => countOfType(b) - countOfType(a))
  for (const id of 'interesting_site nest shrine grave accident camp fish_trap'.split(' ')) {
    expect(most.indexOf(id), id).toBeLessThan(8)
    expect(markers.filter(({ type }) => type === id)).toHaveLength(countOfType(id))
  }
})

test('all that is of this world lies in one folder, and is served from one [D-world-5]', async ({
  request,
}) => {
  const { world } = await load(request)
  const folder = new URL('../../worlds/', import.meta.url)
  expect(await readdir(folder)).toContain(world.id)
  const files = await readdir(new URL(`${world.id}/`, folder))
  for (const file of [
    'markers.csv',
    'marker-types.csv',
    'places.csv',
    'geography.geojson',
    'glyphs',
    'world.json',
  ]) {
    expect(files).toContain(file)
  }
  expect(world.extent).toEqual(settings.extent)
  expect(Object.keys(settings)).toEqual(
    expect.arrayContaining(['extent', 'startView', 'game', 'title', 'categories']),
  )
})
