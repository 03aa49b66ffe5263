import { expect, it } from 'vitest'
import type { Marker } from '../marker.ts'
import { anyBook, anyHerb, givesYield, matchedYields, yieldChoices } from './yields.ts'

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

it('knows who gives what, however much of it', () => {
  expect(givesYield(place('mint', 'herb_paris:2'), 'herb_paris')).toBe(true)
  expect(givesYield(place('peppermint'), 'mint')).toBe(false)
  expect(givesYield(place('book: Sharp'), 'book: Sharp')).toBe(true)
  expect(givesYield(place('book: Sharp'), anyHerb)).toBe(false)
  expect(givesYield(place('book: Sharp'), anyBook)).toBe(true)
  expect(givesYield(place('mint'), anyHerb)).toBe(true)
  expect(givesYield(bare, anyHerb)).toBe(false)
})

it('says what of it a text found', () => {
  const marker = place('belladonna:2', 'herb_paris', 'mint')
  expect(matchedYields(marker, ' Bella ', {})).toEqual(['belladonna (2)'])
  expect(matchedYields(marker, 'mint garden', {})).toEqual(['mint'])
  expect(matchedYields(marker, 'sage', {})).toEqual([])
  expect(matchedYields(marker, ' ', {})).toEqual([])
  expect(matchedYields(bare, 'mint', {})).toEqual([])
})
