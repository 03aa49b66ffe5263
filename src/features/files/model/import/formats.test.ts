import { expect, it } from 'vitest'
import { acceptedFiles, endingOf, fileEndings } from './formats.ts'

it('the file chooser offers each ending and media type once', () => {
  expect(acceptedFiles).toBe(
    '.json,.geojson,.umap,.csv,.tsv,.txt,application/json,application/geo+json,text/csv,text/tab-separated-values,text/plain',
  )
})

it.each([
  ['a.json', '.json'],
  ['KCD1.GeoJSON', '.geojson'],
  ['a.b.CSV', '.csv'],
  ['a.json.txt', '.txt'],
  ['a.json.png', undefined],
  ['json', undefined],
])('%s ends in %s', (name, ending) => {
  expect(endingOf(name)).toBe(ending)
})

it('no ending is part of another, so that a name has one', () => {
  for (const ending of fileEndings)
    expect(fileEndings.filter((other) => ending.endsWith(other))).toEqual([ending])
})
