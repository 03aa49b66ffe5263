import { expect, it } from 'vitest'
import { acceptedTypes, endingOf, fileEndings, mediaTypes } from '../accepted-files.ts'
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

it('the file chooser lists endings only where the system knows them all', () => {
  const accepted = acceptedTypes({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    maxTouchPoints: 0,
  })
  expect(accepted?.split(',')).toEqual([...fileEndings, ...mediaTypes])
  for (const userAgent of ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5)', 'Mozilla/5.0 (Macintosh)'])
    expect(acceptedTypes({ userAgent, maxTouchPoints: 5 })).toBeUndefined()
  expect(acceptedTypes({ userAgent: 'Mozilla/5.0 (Linux; Android 14)', maxTouchPoints: 5 })).toBe(
    undefined,
  )
})

it('no ending is part of another, so that a name has one', () => {
  for (const ending of fileEndings)
    expect(fileEndings.filter((other) => ending.endsWith(other))).toEqual([ending])
})
