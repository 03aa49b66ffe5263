import fc from 'fast-check'
import { expect, it, describe } from 'vitest'
import { emptyWorld } from '../../../../testing/world-samples.ts'
import type { ImportWorld } from './imported.ts'
import { readFile } from './read-import.ts'
import { plainWords } from './wikis.ts'

it.each([
  ["'''Bold''' and ''slanted''", 'Bold and slanted'],
  ['[[Rattay]] and [[Rattay#Mill|the mill]]', 'Rattay and the mill'],
  ['[https://example.com the page] and [https://example.com]', 'the page and'],
  ['[[File:A.png|thumb|A]] [[Category:Towns]]B', 'B'],
  ['{{Icon|Sword|Steel}} {{Level|hard}} {{Spoiler|text={{Item|Herb}}}} {{Stub}}', 'Steel hard'],
  ['one<br>two<br/><p class="a">three</p>four', 'one\ntwo\nthree\nfour'],
  [
    '<!-- hidden -->a &amp; b &lt;c&gt; &#39;d&#x27; &nbsp; &unknown; &#0;',
    "a & b <c> 'd' &unknown; &#0;",
  ],
  ['== Loot ==\n* Herbs\n\n\n\n* Nails', 'Loot\n* Herbs\n\n* Nails'],
  ['3 < 4, 5 > 4 and {not} a [link]', '3 < 4, 5 > 4 and {not} a [link]'],
])('%j reads as %j', (wikitext, plain) => {
  expect(plainWords(wikitext)).toBe(plain)
})

it('never throws, and never makes a text longer', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('[[', ']]', '{{', '}}', '|', '<', '>', "'''", '&#', ';', '\n'),
  )
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (text) => {
        expect(plainWords(text).length).toBeLessThanOrEqual(text.length)
      },
    ),
    { numRuns: 2000 },
  )
})

it.each(['[[', '{{', '<', '{{a|', "'", '&#', '\n ', '[//'])(
  'takes no longer than its length, made of %j alone',
  (piece) => {
    const before = process.cpuUsage()
    plainWords(piece.repeat(1_000_000))
    const { user, system } = process.cpuUsage(before)
    // Processor time in microseconds. Unlike elapsed time, it doesn't grow while other programs run.
    expect(user + system).toBeLessThan(2_000_000)
  },
)

const world: ImportWorld = emptyWorld
const appearance = { glyph: 'pin', colour: 'red' }

function read(content: unknown, extent = world.extent) {
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  return readFile(bytes, '.json', 'kcd1', { ...world, extent })
}

const placesOf = (result: ReturnType<typeof read>) =>
  result.ok ? result.pins.map(({ x, y }) => [x, y]) : result.problem

describe('a DataMaps page', () => {
  const page = {
    crs: { order: 'xy', topLeft: [0, 8192], bottomRight: [8192, 0] },
    background: 'Land.png',
    groups: { nest: { name: 'Bird’s nest', fillColor: '#b5c7d2' } },
    categories: { high: { name: 'High up' } },
    markers: {
      'nest high': [
        {
          x: 100,
          y: 200.5,
          name: "'''The''' [[Nests|nest]]",
          description: ['On a <b>tree</b>.', 'Ask [[Bill]].'],
        },
        { lon: 300, lat: 400 },
        { x: 9000, y: 1, name: 'Far' },
        { x: 'a', name: 'Nowhere' },
        null,
      ],
      odd: 7,
    },
  }

  it('gives pins that name their group, in plain words', () => {
    expect(read(page)).toEqual({
      ok: true,
      source: 'datamaps',
      ids: [],
      pins: [
        {
          ...appearance,
          x: 100,
          y: 200.5,
          title: 'The nest',
          note: 'Bird’s nest, High up\nOn a tree.\nAsk Bill.',
        },
        { ...appearance, x: 300, y: 400, title: 'Bird’s nest', note: 'High up' },
      ],
      unknown: [
        { why: 'outside', count: 1, examples: ['Far'] },
        { why: 'unreadable', count: 3, examples: ['Nowhere', 'Bird’s nest', 'odd'] },
      ],
    })
  })

  const markers = { a: [{ x: 25, y: 10 }] }
  const groups = { a: { name: 'A' } }

  it.each([
    ['0 to 100 from the top where it says nothing', {}, [2048, 7372.8]],
    [
      'from the top',
      {
        crs: [
          [0, 0],
          [50, 100],
        ],
      },
      [2048, 6553.6],
    ],
    [
      'from the bottom where its corners are swapped',
      {
        crs: [
          [50, 100],
          [0, 0],
        ],
      },
      [2048, 1638.4],
    ],
    [
      'with x first',
      { crs: { order: 'xy', topLeft: [0, 0], bottomRight: [50, 100] } },
      [4096, 7372.8],
    ],
    [
      'with x first, as older pages say it',
      {
        coordinateOrder: 'xy',
        crs: [
          [0, 0],
          [50, 100],
        ],
      },
      [4096, 7372.8],
    ],
    [
      'with names',
      {
        crs: [
          { x: 0, y: 0 },
          { x: 50, y: 100 },
        ],
      },
      [4096, 7372.8],
    ],
    [
      'as newer pages do',
      {
        coordinates: { order: 'xy', origin: 'bottomLeft' },
        background: {
          image: 'a',
          at: [
            [-25, 0],
            [75, 100],
          ],
        },
      },
      [4096, 819.2],
    ],
    [
      'as the first of several backgrounds lies',
      {
        coordinates: {},
        backgrounds: [
          {
            image: 'a',
            at: [
              [0, 0],
              [20, 100],
            ],
          },
        ],
      },
      [2048, 4096],
    ],
  ])('counts %s', (_, grid, place) => {
    expect(placesOf(read({ groups, markers, ...grid }))).toEqual([place])
  })

  it('may have its groups in collections', () => {
    const collections = [{ collection: 'c', groups: { a: { name: 'A' } } }, { b: { name: 'B' } }]
    const lists = { a: [{ x: 1, y: 1 }], b: [{ x: 1, y: 1 }], toString: [{ x: 1, y: 1 }] }
    expect(read({ groups: collections, markers: lists })).toMatchObject({
      pins: [{ title: 'A' }, { title: 'B' }, { title: 'toString' }],
    })
  })

  it.each([
    [
      'crs',
      {
        crs: [
          [0, 0],
          [0, 100],
        ],
      },
    ],
    ['crs', { crs: 'none' }],
    ['crs', { $fragment: true }],
    ['rotation', { crs: { rotation: 45 } }],
    ['background.at', { coordinates: {}, background: 'a' }],
  ])('is refused by its field %s where nobody can tell how it lies: %j', (field, grid) => {
    expect(read({ groups, markers, ...grid })).toEqual({
      ok: false,
      problem: { kind: 'no-bounds', field },
    })
  })
})

describe('a Fandom map', () => {
  const map = {
    mapImage: 'Land.png',
    mapBounds: [
      [0, 0],
      [8192, 8192],
    ],
    origin: 'bottom-left',
    coordinateOrder: 'xy',
    categories: [{ id: '3', listId: 1, name: 'Towns', color: '#00fa98' }],
    markers: [
      {
        categoryId: '3',
        position: [100, 200],
        popup: { title: 'Rattay', description: 'A {{c|red|town}}', link: { url: 'x', label: 'y' } },
        id: '1',
      },
      { categoryId: 3, position: [8192, 0], popup: {} },
      { categoryId: '9', position: [1, 1] },
      { categoryId: '3', position: [-1, 0], popup: { title: 'Far' } },
      { categoryId: '3', position: 'x', popup: { title: 'Nowhere' } },
    ],
  }

  it('gives pins that name their category', () => {
    expect(read(map)).toEqual({
      ok: true,
      source: 'fandom',
      ids: [],
      pins: [
        { ...appearance, x: 100, y: 200, title: 'Rattay', note: 'Towns\nA town' },
        { ...appearance, x: 8192, y: 0, title: 'Towns', note: '' },
        { ...appearance, x: 1, y: 1, title: '1, 1', note: '' },
      ],
      unknown: [
        { why: 'outside', count: 1, examples: ['Far'] },
        { why: 'unreadable', count: 1, examples: ['Nowhere'] },
      ],
    })
  })

  const markers = [{ categoryId: 'a', position: [25, 10], popup: { title: 'A' } }]
  const mapBounds = [
    [0, 0],
    [50, 100],
  ]

  it.each([
    ['y first and from the bottom where it says nothing', {}, [819.2, 4096]],
    ['x first', { coordinateOrder: 'xy' }, [4096, 819.2]],
    ['from the top', { coordinateOrder: 'xy', origin: 'top-left' }, [4096, 7372.8]],
  ])('counts %s', (_, grid, place) => {
    expect(placesOf(read({ mapBounds, markers, ...grid }))).toEqual([place])
  })

  it('is placed on a world with another origin', () => {
    const place = placesOf(read({ mapBounds, markers, coordinateOrder: 'xy' }, [-100, 50, 0, 350]))
    expect(place).toEqual([[-50, 80]])
  })

  it('is refused without its bounds', () => {
    const problem = { kind: 'no-bounds', field: 'mapBounds' }
    expect(read({ mapImage: 'a', markers })).toEqual({ ok: false, problem })
    expect(
      read({
        mapBounds: [
          [-1e308, 0],
          [1e308, 1],
        ],
        markers,
      }),
    ).toEqual({ ok: false, problem })
  })

  it('is not taken for a fan map, nor that for a wiki’s', () => {
    const pins = [{ coords: { x: 1, y: 1 }, title: 'A' }]
    expect(read({ markers: pins, visited: {} })).toMatchObject({ source: 'newer-fan-map' })
    expect(read({ markers: pins })).toMatchObject({ source: 'newer-fan-map' })
    expect(read({ markers: {} })).toMatchObject({ problem: { kind: 'schema', field: 'markers' } })
  })
})

describe('any wiki’s map', () => {
  const junk = fc.jsonValue({ maxDepth: 3 })
  const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom('1', '1e309', null))
  const point = fc.oneof(fc.tuple(number, number), fc.record({ x: number, y: number }), junk)
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('[[a|b', '{{{{a}}', '<br', '&#x110000;', '{{a|b}}'),
  )
  const order = fc.constantFrom('xy', 'yx', 7)
  const dataMap = fc.record(
    {
      crs: fc.oneof(
        fc.tuple(point, point),
        fc.record({ order, topLeft: point, bottomRight: point }),
      ),
      coordinates: fc.oneof(fc.record({ order, origin: text }), junk),
      background: fc.oneof(fc.record({ at: fc.tuple(point, point) }), junk),
      groups: fc.oneof(fc.dictionary(text, fc.record({ name: text })), junk),
      markers: fc.dictionary(
        text,
        fc.oneof(
          fc.array(fc.record({ x: number, y: number, name: text, description: text })),
          junk,
        ),
      ),
    },
    { requiredKeys: ['groups', 'markers'] },
  )
  const fandom = fc.record(
    {
      mapBounds: fc.tuple(point, point),
      origin: fc.constantFrom('top-left', 'bottom-left', ''),
      coordinateOrder: order,
      categories: fc.array(fc.oneof(fc.record({ id: text, name: text }), junk)),
      markers: fc.array(
        fc.oneof(
          fc.record({
            categoryId: text,
            position: point,
            popup: fc.record({ title: text, description: text }),
          }),
          junk,
        ),
      ),
    },
    { requiredKeys: ['mapBounds', 'markers'] },
  )

  it('never throws, and brings nothing that is not on the map', () => {
    fc.assert(
      fc.property(fc.oneof(dataMap, fandom), (content) => {
        const result = read(content)
        if (!result.ok) return
        for (const { x, y, title } of result.pins) {
          expect(x >= 0 && x <= 8192 && y >= 0 && y <= 8192).toBe(true)
          expect(title).not.toBe('')
        }
      }),
      { numRuns: 2000 },
    )
  })
})
