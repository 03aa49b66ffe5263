import { expect, it } from 'vitest'
import {
  feature,
  files,
  goodSource,
  marker,
  name,
  place,
  translatedIn,
  world,
} from '../fixtures/good-source.ts'
import { plainText } from './plain-text.ts'

it('finds nothing in good data', () => {
  expect(plainText(goodSource())).toEqual([])
})

it('refuses markup', () => {
  const source = { ...goodSource(), markers: [marker({ line: 3, name: '<b>Bed</b>' })] }
  expect(plainText(source)).toEqual([
    { file: files.markers, line: 3, field: 'name', reason: '"<b>Bed</b>" holds < or >' },
  ])
})

it('refuses an entity', () => {
  const source = { ...goodSource(), places: [place({ line: 3, note: 'bread &amp; beer' })] }
  expect(plainText(source)).toEqual([
    {
      file: files.places,
      line: 3,
      field: 'note',
      reason: '"bread &amp; beer" holds an entity, such as &amp;: write the character',
    },
  ])
})

it('refuses white space around a text', () => {
  const source = { ...goodSource(), markers: [marker({ line: 3, description: 'Soft ' })] }
  expect(plainText(source)).toEqual([
    {
      file: files.markers,
      line: 3,
      field: 'description',
      reason: '"Soft " has white space around it',
    },
  ])
})

it('reads yields, category titles and names of settlements too', () => {
  const good = goodSource()
  const categories = good.world.categories.map((entry) => ({ ...entry, title: '<' }))
  const source = {
    ...good,
    world: { ...good.world, categories },
    markers: [marker({ yields: 'book: <' })],
    features: [feature({ name: '<' })],
  }
  expect(plainText(source).map(({ file, line, field }) => [file, line, field])).toEqual([
    [files.world, 4, 'categories[0].title'],
    [files.world, 4, 'categories[1].title'],
    [files.markers, 2, 'yields'],
    [files.geography, 1, 'features[0].properties.name'],
  ])
})

it('reads every text of the manifest', () => {
  const { requirements, ranks, lettering } = world()
  const tool = { key: 'a', title: '<', note: '<' }
  const level = { key: 'c', title: '<', note: '<' }
  const graded = { key: 'b', title: '<', none: '<', levels: [level] }
  const source = {
    ...goodSource(),
    world: world({
      studio: '<',
      summary: '<',
      searchExample: '<',
      credits: { survey: '<' },
      words: { bed: ['sleep', '<'] },
      shortcuts: [{ title: '<', types: ['bed'] }],
      ...(requirements && {
        requirements: { title: '<', heading: '<', hint: '<', groups: [tool, graded] },
      }),
      ranks: ranks.slice(0, 1).map((rank) => ({ ...rank, title: '<' })),
      lettering: lettering.slice(0, 1).map((entry) => ({ ...entry, text: '<' })),
    }),
    places: [place({ inWords: '<' })],
  }
  expect(plainText(source).map(({ field }) => field)).toEqual([
    'studio',
    'summary',
    'searchExample',
    'credits.survey',
    'requirements.title',
    'requirements.heading',
    'requirements.hint',
    'requirements.groups[0].title',
    'requirements.groups[0].note',
    'requirements.groups[1].title',
    'requirements.groups[1].none',
    'requirements.groups[1].levels[0].title',
    'requirements.groups[1].levels[0].note',
    'ranks[0].title',
    'words.bed[1]',
    'shortcuts[0].title',
    'lettering[0].text',
    'in_words',
  ])
})

it('checks names in all languages, including the shared names', () => {
  const names = [name({ translations: translatedIn({ pl: '<b>Łóżko', ru: ' Кровать' }) })]
  const sharedNames = [name({ file: files.sharedNames, translations: translatedIn({ zh: '床 ' }) })]
  expect(
    plainText({ ...goodSource(), names, sharedNames }).map(({ file, field }) => [file, field]),
  ).toEqual([
    [files.names, 'pl'],
    [files.names, 'ru'],
    [files.sharedNames, 'zh'],
  ])
})
