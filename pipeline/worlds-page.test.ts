import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { landKinds } from '../src/domain/land/geography.ts'
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
