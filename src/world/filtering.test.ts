import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Marker, MarkerType } from './marker.ts'
import {
  countByType,
  isTypeVisible,
  shownCount,
  toggleCategory,
  typesOfCategory,
  setTypeVisibility,
  isShown,
  findHiddenMarkers,
  noMoreFilters,
  nothingHidden,
  anyBook,
  anyHerb,
  hasYield,
  matchedYields,
  yieldChoices,
  type MoreFilters,
} from './filtering.ts'

const marker = (id: number, locationType: string): Marker => ({
  id,
  locationType,
  coordinate: [id, id],
})

const type = (id: string, title: string, category: string): MarkerType => ({
  id,
  title,
  category,
  icon: `/icons/${id}.webp`,
  colour: '#28FF69',
  priority: 0,
  glyph: id,
})

describe('isTypeVisible', () => {
  it('shows a type that is not mentioned [D-state-4]', () => {
    expect(isTypeVisible({}, 'nest')).toBe(true)
    expect(isTypeVisible({ nest: false }, 'bed')).toBe(true)
  })

  it('hides only types that are turned off', () => {
    expect(isTypeVisible({ nest: false }, 'nest')).toBe(false)
    expect(isTypeVisible({ nest: true }, 'nest')).toBe(true)
  })

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'is not fooled by a type called %s',
    (id) => {
      expect(isTypeVisible({}, id)).toBe(true)
      expect(isTypeVisible(setTypeVisibility({}, [id], false), id)).toBe(false)
    },
  )
})

describe('countByType', () => {
  it('counts every marker under its type', () => {
    const counts = countByType([marker(0, 'nest'), marker(1, 'bed'), marker(2, 'nest')])
    expect([...counts]).toEqual([
      ['nest', 2],
      ['bed', 1],
    ])
  })
})

describe('shownCount', () => {
  const markers = [marker(0, 'nest'), marker(1, 'bed'), marker(7, 'nest')]
  const counts = countByType(markers)

  it('counts everything before anything was chosen', () => {
    expect(shownCount(counts, {}, null)).toBe(3)
  })

  it('leaves out hidden types', () => {
    expect(shownCount(counts, { bed: false }, null)).toBe(2)
    expect(shownCount(counts, { nest: false, bed: false }, null)).toBe(0)
  })

  it('counts the selected marker although its type is hidden', () => {
    expect(shownCount(counts, { nest: false, bed: false }, marker(7, 'nest'))).toBe(1)
    expect(shownCount(counts, { nest: false }, marker(7, 'nest'))).toBe(2)
  })

  it('counts the selected marker once when its type is visible too', () => {
    expect(shownCount(counts, {}, marker(1, 'bed'))).toBe(3)
  })

  it('agrees with a count one by one', () => {
    const typeId = fc.constantFrom('nest', 'bed', 'inn')
    const flags = fc.dictionary(fc.constantFrom('nest', 'bed', 'inn', 'mine'), fc.boolean())
    fc.assert(
      fc.property(fc.array(typeId), flags, fc.nat(), (typeIds, visibleTypes, choice) => {
        const all = typeIds.map((locationType, id) => marker(id, locationType))
        const selected = all[choice % (all.length + 1)] ?? null
        const shown = all.filter(
          (each) => each === selected || isTypeVisible(visibleTypes, each.locationType),
        )
        expect(shownCount(countByType(all), visibleTypes, selected)).toBe(shown.length)
      }),
    )
  })
})

describe('toggledCategory', () => {
  const ids = ['nest', 'bed', 'inn']

  it('switches all off when any is on', () => {
    expect(toggleCategory({ nest: false, bed: false, inn: true }, ids)).toEqual({
      nest: false,
      bed: false,
      inn: false,
    })
  })

  it('counts a type that is not mentioned as on', () => {
    expect(toggleCategory({ nest: false, bed: false }, ids)).toEqual({
      nest: false,
      bed: false,
      inn: false,
    })
  })

  it('switches all on when none is on', () => {
    expect(toggleCategory({ nest: false, bed: false, inn: false }, ids)).toEqual({
      nest: true,
      bed: true,
      inn: true,
    })
  })

  it('leaves the types of other categories alone', () => {
    const before = { grave: false, mine: true }
    expect(toggleCategory(before, ids)).toMatchObject(before)
  })

  it('ends with all alike, and is undone by a second click on a uniform category', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...ids, 'grave'), fc.boolean()), (flags) => {
        const anyOn = ids.some((id) => isTypeVisible(flags, id))
        const once = toggleCategory(flags, ids)
        expect(ids.map((id) => isTypeVisible(once, id))).toEqual(ids.map(() => !anyOn))
        const twice = toggleCategory(once, ids)
        expect(ids.map((id) => isTypeVisible(twice, id))).toEqual(ids.map(() => anyOn))
      }),
    )
  })
})

describe('withType', () => {
  it('changes a copy', () => {
    const before = { nest: true }
    expect(setTypeVisibility(before, ['nest', 'bed'], false)).toEqual({ nest: false, bed: false })
    expect(before).toEqual({ nest: true })
  })
})

describe('typesOfCategory', () => {
  const types = [
    type('tavern', 'Tavern', 'utilities'),
    type('zebra', 'alchemy bench', 'utilities'),
    type('nest', 'Nest', 'resources'),
    type('inn', 'Inn', 'utilities'),
    type('eagle', 'Éagle', 'utilities'),
  ]

  it('lists a category by title, ignoring case and accents', () => {
    expect(typesOfCategory(types, 'utilities').map(({ title }) => title)).toEqual([
      'alchemy bench',
      'Éagle',
      'Inn',
      'Tavern',
    ])
  })

  it('leaves the list it was given as it was', () => {
    const before = [...types]
    typesOfCategory(types, 'utilities')
    expect(types).toEqual(before)
  })
})

const markers: readonly Marker[] = [
  { id: 1, locationType: 'nest', coordinate: [0, 0] },
  { id: 2, locationType: 'hoard', coordinate: [0, 0], demand: { key: 'spade', metBy: [true] } },
  { id: 3, locationType: 'garden', coordinate: [0, 0], yields: ['belladonna:2'] },
]

function left(filters: Partial<MoreFilters>, ...discovered: number[]): number[] {
  const hidden = findHiddenMarkers(markers, { ...noMoreFilters, ...filters }, new Set(discovered))
  return markers.filter(({ id }) => !hidden.has(id)).map(({ id }) => id)
}

it('hides markers by found state, requirement and contents', () => {
  expect(left({}, 1)).toEqual([1, 2, 3])
  expect(left({ found: 'missing' }, 1)).toEqual([2, 3])
  expect(left({ found: 'found' }, 1)).toEqual([1])
  expect(left({ chests: { spade: false, lockpicking: 'very-hard' } })).toEqual([1, 3])
  expect(left({ yields: 'belladonna' })).toEqual([3])
  expect(left({ yields: 'belladonna', found: 'found' }, 1)).toEqual([])
})

it('hides nothing, in the same words each time, without a filter', () => {
  expect(findHiddenMarkers(markers, noMoreFilters, new Set([1]))).toBe(nothingHidden)
})

it('counts the markers that pass all filters, and the selected one', () => {
  const counts = new Map(markers.map(({ locationType }) => [locationType, 1]))
  const hidden = findHiddenMarkers(markers, { ...noMoreFilters, found: 'missing' }, new Set([1, 2]))
  const [nest = null, , garden = null] = markers
  expect(shownCount(counts, {}, null, hidden)).toBe(1)
  expect(shownCount(counts, {}, nest, hidden)).toBe(2)
  expect(shownCount(counts, {}, garden, hidden)).toBe(1)
  // A hidden marker of an invisible type is not subtracted twice.
  expect(shownCount(counts, { nest: false }, null, hidden)).toBe(1)
  expect(shownCount(counts, { nest: false }, nest, hidden)).toBe(2)
  expect(nest && isShown(nest, {}, hidden)).toBe(false)
  expect(garden && isShown(garden, { garden: false }, hidden)).toBe(false)
})

const { compare } = new Intl.Collator('en')

const place = (...yields: string[]): Marker => ({
  id: 1,
  locationType: 'garden',
  coordinate: [0, 0],
  yields,
})
const { yields: _none, ...bare } = place()

it('lists every herb and every book once, by name', () => {
  const markers = [
    place('sage', 'herb_paris:2'),
    place('herb_paris', 'book: Sharp'),
    place('book: Deft'),
  ]
  expect(yieldChoices([...markers, bare], {}, compare)).toEqual({
    herbs: ['herb_paris', 'sage'],
    books: ['book: Deft', 'book: Sharp'],
  })
})

it('calls them what the page’s language does, in its order', () => {
  const names = { herbs: { herb_paris: 'vraní oko', sage: 'šalvěj' }, books: { Deft: 'Hbitý' } }
  const markers = [place('herb_paris:2', 'sage', 'book: Deft')]
  const { herbs } = yieldChoices(markers, names, new Intl.Collator('cs').compare)
  expect(herbs).toEqual(['sage', 'herb_paris'])
  expect(matchedYields(place('herb_paris:2', 'book: Deft'), 'vraní', names)).toEqual([
    'vraní oko (2)',
  ])
  expect(matchedYields(place('herb_paris:2', 'book: Deft'), 'hbity', names)).toEqual(['Hbitý'])
})

it('finds places by their contents, whatever the amount', () => {
  expect(hasYield(place('mint', 'herb_paris:2'), 'herb_paris')).toBe(true)
  expect(hasYield(place('peppermint'), 'mint')).toBe(false)
  expect(hasYield(place('book: Sharp'), 'book: Sharp')).toBe(true)
  expect(hasYield(place('book: Sharp'), anyHerb)).toBe(false)
  expect(hasYield(place('book: Sharp'), anyBook)).toBe(true)
  expect(hasYield(place('mint'), anyHerb)).toBe(true)
  expect(hasYield(bare, anyHerb)).toBe(false)
})

it('returns the contents that match a text', () => {
  const marker = place('belladonna:2', 'herb_paris', 'mint')
  expect(matchedYields(marker, ' Bella ', {})).toEqual(['belladonna (2)'])
  expect(matchedYields(marker, 'mint garden', {})).toEqual(['mint'])
  expect(matchedYields(marker, 'sage', {})).toEqual([])
  expect(matchedYields(marker, ' ', {})).toEqual([])
  expect(matchedYields(bare, 'mint', {})).toEqual([])
})
