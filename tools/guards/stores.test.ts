import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listedStores, storesIn } from './stores.ts'

const root = path.join(import.meta.dirname, '../..')
const source = path.join(root, 'src')

/** File of the function that creates persisted stores. It holds no store itself. */
const factory = 'storage/create-persisted-store.ts'

/** Functions that create a store, and the store that the page creates with them. */
const createdStores: Readonly<Record<string, string>> = {
  'features/progress/progress-store.ts': 'useProgress',
}

const stores = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file) && file !== factory,
  )
  .flatMap((file) => storesIn(readFileSync(path.join(source, file), 'utf8'), file))
  .map((name) => createdStores[name] ?? name)

it('ARCHITECTURE.md lists each store of src/, and no other', () => {
  const listed = listedStores(readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8'))
  expect(listed).toEqual([...listed].sort())
  expect([...stores].sort()).toEqual(listed)
})

it('there are at most 24 stores', () => {
  expect(stores.length).toBeLessThanOrEqual(24)
})

it.each([
  ["import { create } from 'zustand'\nexport const useA = create<A>()(() => ({}))", ['useA']],
  ["import { create } from 'zustand'\nconst useA = create<{\n  a: 1\n}>()(() => ({}))", ['useA']],
  ["import { create } from 'zustand'\nconst useA = create(() => ({}))", ['useA']],
  [
    "import { createPersistedStore } from './create-persisted-store.ts'\nconst useA = createPersistedStore<A, B>({})",
    ['useA'],
  ],
  [
    "import { create } from 'zustand'\nexport const make = () => {\n  return create<A>()()\n}",
    ['a.ts'],
  ],
  ["import type { StoreApi } from 'zustand'\nconst a = createSlot<A>()", []],
])('reads the stores of %j', (text, found) => {
  expect(storesIn(text, 'a.ts')).toEqual(found)
})

it('reads the stores of the table only', () => {
  const text =
    '| `useA` | a |\n## Stores\n\n| store |\n| --- |\n| `useB` | b |\n\n## More\n\n| `useC` | c |\n'
  expect(listedStores(text)).toEqual(['useB'])
})
