import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { landKinds } from '../src/basemap/geography.ts'
import { bounds, figure } from './bounds.ts'
import { landmarks, manifestSchema } from './load/manifest.ts'
import { newWorld } from './new-world/new-world.ts'

const page = await readFile(join(import.meta.dirname, '..', 'docs', 'worlds.md'), 'utf8')
const columns = newWorld('my-island')
  .filter(({ path }) => /^[^/]*\.csv$/.test(path))
  .flatMap(({ text }) => (text.split('\n')[0] ?? '').split(','))

it.each([...Object.keys(manifestSchema.shape), ...columns, ...landKinds])(
  'the page about worlds explains %s',
  (name) => {
    expect(page).toContain(`\`${name}\``)
  },
)

it('the page about worlds lists what can be drawn for a place', () => {
  expect(page).toContain(landmarks.join(', '))
})

/** Bounds that the page writes in another unit. All others are plain numbers. */
const written: Partial<Record<string, string>> = { fileBytes: '8 MB', folderBytes: '100 MB' }

it.each(Object.entries(bounds))('the page about worlds states the bound %s', (name, value) => {
  const [, chapter = ''] = page.split('## 8. How much a world may hold')
  for (const number of [value].flat()) {
    expect(chapter).toMatch(
      new RegExp(`(?<![\\d,])${written[name] ?? figure(number)}(?![\\d,]\\d)`),
    )
  }
})
