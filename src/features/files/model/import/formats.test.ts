import { expect, it } from 'vitest'
import { endingOf, fileEndings, mediaTypes } from '../accepted-files.ts'
import { jsonFormats, ownFormats, textFormats } from './formats.ts'

const formats = [...ownFormats, ...jsonFormats, ...textFormats]

it('the file chooser offers what the readers read', () => {
  const [endings, types] = [new Set<string>(fileEndings), new Set<string>(mediaTypes)]
  expect(new Set(formats.flatMap((format) => format.endings))).toEqual(endings)
  expect(new Set(formats.flatMap((format) => format.mediaTypes))).toEqual(types)
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
