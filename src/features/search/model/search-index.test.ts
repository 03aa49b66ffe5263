import { describe, expect, it, vi } from 'vitest'
import { SearchIndex } from './search-index.ts'
import { minSearchLength } from '../../../platform/folded-text.ts'
import type { Marker, MarkerType } from '../../../world/marker.ts'

const type = (id: string, title: string): MarkerType => ({
  id,
  title,
  category: 'other',
  icon: `/icons/${id}.webp`,
  colour: '#94BFFF',
  priority: 0,
  glyph: id,
})

const types = [
  type('baths', 'Baths'),
  type('treasure_chest', 'Treasure Chest'),
  type('enemy_camp', 'Enemy Camp'),
  type('woodland_garden', 'Woodland Garden'),
  type('conciliation_cross', 'Conciliation Cross'),
  // A title that shares no word with its id.
  type('fast_travel', 'Signpost'),
  type('nest', 'Nest'),
]

const marker = (id: number, locationType: string, more: Partial<Marker> = {}): Marker => ({
  id,
  locationType,
  coordinate: [id, id],
  ...more,
})

const markers = [
  marker(900, 'baths'),
  marker(12, 'baths'),
  marker(3, 'treasure_chest', {
    name: 'treasure XIV',
    description: 'Requires a spade',
    yields: ['book: The Rule of St. Nicholas'],
  }),
  marker(4, 'treasure_chest', { name: 'ancient treasure V', description: 'Hidden in a cave' }),
  marker(5, 'enemy_camp', { name: 'Cuman camp' }),
  marker(6, 'enemy_camp', { name: 'Tábor u Ústí' }),
  marker(1021, 'woodland_garden', { yields: ['herb_paris:4', 'mint'] }),
  marker(102, 'woodland_garden', { yields: ['nettle'] }),
  marker(7, 'conciliation_cross'),
  marker(8, 'fast_travel'),
  marker(31_021, 'nest'),
  marker(3102, 'nest'),
  marker(10_200, 'nest', {
    description: 'Behind the third barn on the way from the old mill to the charred lime kiln',
  }),
]

const index = new SearchIndex(markers, types)
const noRest = () => Promise.resolve()
const idsOf = async (text: string) => (await index.search(text, noRest)).map(({ id }) => id)

/** Returns markers with a different text each. */
const crowd = (amount: number) =>
  Array.from({ length: amount }, (_, id) => marker(id, 'nest', { name: `place number ${id}` }))

describe('SearchIndex', () => {
  it('looks nothing up below three characters', async () => {
    expect(minSearchLength).toBe(3)
    for (const text of ['', 'b', 'ba', '  ba  ', '12', '  12 ', '   ']) {
      expect(await idsOf(text)).toEqual([])
    }
    expect(await idsOf('  bat ')).toEqual([12, 900])
  })

  it('finds a type by its title, and by its id [S5.03] [D-panel-11]', async () => {
    expect(await idsOf('bath')).toEqual([12, 900])
    expect(await idsOf('signpost')).toEqual([8])
    expect(await idsOf('fast_travel')).toEqual([8])
    expect(await idsOf('conciliation')).toEqual([7])
  })

  it('finds a marker by its name [S5.03] [D-panel-11]', async () => {
    expect((await idsOf('cuman'))[0]).toBe(5)
    expect((await idsOf('ancient treasure'))[0]).toBe(4)
  })

  it('finds a marker by its description [S5.03] [D-panel-11]', async () => {
    expect((await idsOf('spade'))[0]).toBe(3)
  })

  it('finds a word at the end of a long text', async () => {
    expect(await idsOf('kiln')).toEqual([10_200])
  })

  it('finds a marker by its contents, in the displayed words', async () => {
    expect((await idsOf('herb paris'))[0]).toBe(1021)
    expect((await idsOf('nettle'))[0]).toBe(102)
    expect((await idsOf('nicholas'))[0]).toBe(3)
  })

  it('finds all that yields a book by that word, in English and in the page’s language', async () => {
    for (const text of ['book', 'skill book', 'books']) expect(await idsOf(text)).toEqual([3])
    const inCzech = new SearchIndex(markers, types, undefined, {}, { bookWords: 'kniha' })
    const found = await inCzech.search('kniha', noRest)
    expect(found.map(({ id }) => id)).toEqual([3])
  })

  it('does not care about case and accents, on either side [D-panel-10]', async () => {
    for (const text of ['ústí', 'USTI', 'tabor u usti']) expect((await idsOf(text))[0]).toBe(6)
    expect(await idsOf('báths')).toEqual([12, 900])
  })

  it('forgives a slip of the pen [S5.02]', async () => {
    expect((await idsOf('concilliation'))[0]).toBe(7)
  })

  it('does not take a similar word for the same', async () => {
    expect(await idsOf('zzzzzz')).toEqual([])
    const inns = new SearchIndex(
      [marker(1, 'tavern'), marker(2, 'tanner')],
      [type('tavern', 'Tavern'), type('tanner', 'Tanner')],
    )
    const found = await inns.search('tavern', noRest)
    expect(found.map(({ id }) => id)).toEqual([1])
  })

  it('finds an id exactly first, then ids that begin with it, then ids that hold it [S5.03]', async () => {
    expect(await idsOf('102')).toEqual([102, 1021, 10_200, 3102, 31_021])
    expect(await idsOf('#102')).toEqual([102, 1021, 10_200, 3102, 31_021])
    expect((await idsOf('1021')).slice(0, 2)).toEqual([1021, 31_021])
  })

  it('does not take a similar number for an id', async () => {
    expect(await idsOf('1012')).toEqual([])
  })

  it('takes three letters for the beginning of a word, where there is one', async () => {
    const inTurkish = [type('inn', 'Han'), type('grave', 'Mezar')]
    const dice = { inn: ['yemek', 'zar'] }
    const places = [marker(1, 'grave'), marker(2, 'inn')]
    const turkish = new SearchIndex(places, inTurkish, undefined, dice)
    const found = async (text: string) => (await turkish.search(text, noRest)).map(({ id }) => id)
    expect(await found('zar')).toEqual([2])
    expect(await found('eza')).toEqual([1])
  })

  it('finds two words in different keys', async () => {
    expect(await idsOf('chest spade')).toEqual([3])
    expect(await idsOf('spade   treasure')).toEqual([3])
    expect(await idsOf('garden mint')).toEqual([1021])
    expect(await idsOf('chest mint')).toEqual([])
  })

  it('prefers the better match and then the lower id', async () => {
    const places = new SearchIndex(
      [
        marker(9, 'nest', { name: 'old mill' }),
        marker(5, 'nest', { name: 'old mill' }),
        marker(1, 'nest', { name: 'old mills on the river' }),
      ],
      types,
    )
    const found = await places.search('old mill', noRest)
    expect(found.map(({ id }) => id)).toEqual([5, 9, 1])
  })

  it('gives each marker once', async () => {
    const both = new SearchIndex([marker(123, 'nest', { name: 'house 123' })], types)
    expect(await both.search('123', noRest)).toHaveLength(1)
  })

  it('finds markers whose type the world does not describe', async () => {
    const odd = new SearchIndex([marker(1, 'windmill')], types)
    expect(await odd.search('windmill', noRest)).toHaveLength(1)
  })

  it('takes any text', async () => {
    for (const text of ['<b>baths</b>', '^=!"\'|$', '💥💥💥', '\\\\\\', 'x'.repeat(2000)]) {
      expect(Array.isArray(await index.search(text, noRest))).toBe(true)
    }
  })
})

describe('other names', () => {
  const places = [
    marker(1, 'nest', { name: 'Herbalist Barnaby' }),
    marker(2, 'nest', { name: 'Травник Варнава', english: 'Herbalist Barnaby' }),
    marker(3, 'nest', { name: 'Barnabas and sons' }),
    marker(4, 'nest', { name: 'Mikush', veiled: true }),
  ]
  const otherNames = {
    'Herbalist Barnaby': ['Herbalist Barnabas', 'Травник Барнабаш'],
    Mikush: ['Mikus'],
  }
  const others = new SearchIndex(places, types, undefined, {}, { otherNames })
  const found = async (text: string) => (await others.search(text, noRest)).map(({ id }) => id)

  it.each(['herbalist barnaby', 'Herbalist Barnabas', 'Травник Барнабаш'])(
    'find a marker by %s, in any language of the page',
    async (text) => {
      expect(new Set(await found(text))).toEqual(new Set([1, 2]))
    },
  )

  it('count as much as the name', async () => {
    expect(await found('barnabas')).toEqual([1, 2, 3])
    expect(others.hasExactText('herbalist barnabas')).toBe(true)
  })

  it('of a veiled marker are found only by the whole name', async () => {
    expect(await found('miku')).toEqual([])
    expect(await found('mikus')).toEqual([4])
  })
})

describe('veiled names', () => {
  const grave = marker(1, 'nest', { name: 'Tortured Músician', veiled: true })
  const places = [grave, marker(2, 'nest'), marker(3, 'nest', { name: 'Tortured souls' })]
  const searchIn = (known: boolean) => async (text: string) => {
    const veils = new SearchIndex(places, types, ({ id }) => known && id === 1)
    return (await veils.search(text, noRest)).map(({ id }) => id)
  }

  it('are found only by the whole name, ignoring case and accents', async () => {
    const found = searchIn(false)
    for (const text of ['tortured', 'musician', 'tortured musicia', 'tortured nest']) {
      expect(await found(text)).not.toContain(1)
    }
    expect(await found('tortured')).toEqual([3])
    expect(await found(' tortured MUSICIAN ')).toEqual([1])
  })

  it('hide no place: its type and its number find it as ever', async () => {
    expect(await searchIn(false)('nest')).toEqual(expect.arrayContaining([1, 2, 3]))
    const far = new SearchIndex([{ ...grave, id: 123 }], types)
    expect(await far.search('123', noRest)).toHaveLength(1)
  })

  it('are found like others once they are known', async () => {
    const found = searchIn(true)
    expect(await found('tortured')).toEqual([1, 3])
    expect(await found('musician')).toEqual([1])
    expect(await found('nest')).toEqual([1, 2, 3])
  })
})

describe('SearchIndex in a large world', () => {
  it('yields between slices and finds places in any slice', async () => {
    const large = new SearchIndex(crowd(4000), types)
    const rest = vi.fn(noRest)
    const first = await large.search('place number 0', rest)
    expect(rest.mock.calls.length).toBeGreaterThanOrEqual(2)
    expect(first[0]?.id).toBe(0)
    const last = await large.search('place number 3999', rest)
    expect(last[0]?.id).toBe(3999)
  })

  it('waits for the rest before it goes on', async () => {
    const large = new SearchIndex(crowd(4000), types)
    let goOn = (): void => undefined
    let done = false
    const rests = vi.fn(() => new Promise<void>((resolve) => (goOn = resolve)))
    const searching = large.search('number', rests).then(() => (done = true))
    await vi.waitFor(() => expect(rests).toHaveBeenCalledTimes(1))
    await new Promise(setImmediate)
    expect(rests).toHaveBeenCalledTimes(1)
    expect(done).toBe(false)
    goOn()
    await vi.waitFor(() => expect(rests).toHaveBeenCalledTimes(2))
    goOn()
    await searching
  })

  it('does not rest in a world of few texts, however many markers it has', async () => {
    const nests = Array.from({ length: 20_000 }, (_, id) => marker(id, 'nest'))
    const rest = vi.fn(noRest)
    expect(await new SearchIndex(nests, types).search('nest', rest)).toHaveLength(20_000)
    expect(rest).not.toHaveBeenCalled()
  })

  it('stops at the next slice when it is aborted', async () => {
    const large = new SearchIndex(crowd(6000), types)
    const abort = new AbortController()
    const reason = new Error('The text changed.')
    const rest = vi.fn(() => {
      abort.abort(reason)
      return Promise.resolve()
    })
    await expect(large.search('number', rest, abort.signal)).rejects.toBe(reason)
    expect(rest).toHaveBeenCalledTimes(1)
  })

  it('does not begin when it is aborted already', async () => {
    const reason = new Error('Never mind.')
    await expect(index.search('baths', noRest, AbortSignal.abort(reason))).rejects.toBe(reason)
  })

  it('finds a quarter of a million markers of one type', async () => {
    const nests = Array.from({ length: 250_000 }, (_, id) => marker(id, 'nest'))
    const found = await new SearchIndex(nests, types).search('nest', noRest)
    expect(found).toHaveLength(250_000)
  })
})

describe('a text that is there letter by letter', () => {
  const type = (id: string, title: string): MarkerType => ({
    id,
    title,
    category: 'other',
    icon: `/icons/${id}.webp`,
    colour: '#94BFFF',
    priority: 0,
    glyph: id,
  })
  const types = [type('baths', 'Baths'), type('path', 'Path'), type('nest', 'Nest')]
  const markers: Marker[] = types.map(({ id }, index) => ({
    id: index,
    locationType: id,
    coordinate: [index, index],
  }))
  const found = async (text: string) => {
    const hits = await new SearchIndex(markers, types).search(text, () => Promise.resolve())
    return hits.map(({ locationType }) => locationType)
  }

  it('keeps out what merely looks like it', async () => {
    expect(await found('bath')).toEqual(['baths'])
  })

  it('excludes fuzzy matches, which appear only for a mistyped text', async () => {
    expect(await found('nesst')).toEqual(['nest'])
  })
})
