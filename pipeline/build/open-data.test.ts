import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { goodSource, marker, type, world } from '../fixtures/good-source.ts'
import { buildOpenData, buildOpenDataSchema } from './open-data.ts'

const parsed = (content: Uint8Array) => JSON.parse(Buffer.from(content).toString()) as unknown

it('holds a world as other sites may read it', () => {
  const source = {
    ...goodSource(),
    world: world({ origin: [10, -20] }),
    types: [type({ link: 'https://wiki.example/beds' })],
    markers: [
      marker({ id: 7, x: 3, y: 4, image: 'images/7-camp.webp', requires: '' }),
      marker({
        id: 2,
        name: 'The King’s Bed',
        veiled: '1',
        yields: 'mint:4;book: A',
        link: 'https://wiki.example/bed',
      }),
    ],
  }
  const { path: file, content } = buildOpenData(source, 'another')
  expect(file).toBe('data/test/open-data.json')
  expect(parsed(content)).toMatchObject({
    $schema: '../open-data.schema.json',
    format: 'itinerarium-open-data',
    version: 1,
    world: 'test',
    origin: [10, -20],
    kinds: [
      {
        id: 'bed',
        category: 'utilities',
        icon: '../../icons/test/bed.webp',
        link: 'https://wiki.example/beds',
      },
    ],
    markers: [
      {
        id: 2,
        kind: 'bed',
        x: 50,
        y: 50,
        name: 'The King’s Bed',
        veiled: true,
        yields: ['mint:4', 'book: A'],
        link: 'https://wiki.example/bed',
      },
      { id: 7, x: 3, y: 4, image: '../../images/test/7-camp.webp' },
    ],
  })
})

it('omits unknown fields', () => {
  const { content } = buildOpenData({ ...goodSource(), markers: [marker()] }, 'test')
  const { markers } = parsed(content) as { markers: unknown }
  expect(markers).toEqual([{ id: 0, kind: 'bed', x: 50, y: 50 }])
})

it('has a schema with all of its fields, which docs/embedding.md explains', () => {
  const schema = parsed(buildOpenDataSchema().content) as {
    readonly properties: Readonly<Record<string, unknown>>
    readonly required: readonly string[]
  }
  const data = parsed(buildOpenData(goodSource(), 'test').content) as object
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(data)))
  expect(Object.keys(data)).toEqual(expect.arrayContaining([...schema.required]))
  const page = readFileSync(path.join(import.meta.dirname, '../../docs/embedding.md'), 'utf8')
  for (const field of Object.keys(schema.properties)) expect(page).toContain(`\`${field}\``)
})
