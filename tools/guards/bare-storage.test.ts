import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findBareStorage, mayUseStorage } from './bare-storage.ts'

const source = path.join(import.meta.dirname, '../../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\/|^i18n\/generated/.test(file))

const textOf = (file: string) => readFileSync(path.join(source, file), 'utf8')

it('all of src asks for storage by way of the guarded functions [F104]', () => {
  expect(files.length).toBeGreaterThan(400)
  const found = files
    .filter((file) => !mayUseStorage.includes(file))
    .flatMap((file) => findBareStorage(textOf(file)).map((what) => `${file}: ${what}`))
  expect(found).toEqual([])
})

it('each exempt file still asks the browser by itself', () => {
  expect(mayUseStorage.filter((file) => findBareStorage(textOf(file)).length === 0)).toEqual([])
})

it.each([
  'const { localStorage } = window',
  "window.localStorage.setItem('a', 'b')",
  "globalThis['sessionStorage'].clear()",
  "if ('a' in sessionStorage) go()",
  "const request = indexedDB.open('a')",
  "const cache = await caches.open('a')",
  'await self.caches.keys()',
  "const channel = new BroadcastChannel('a')",
  "new globalThis.BroadcastChannel('a')",
  "new SharedWorker('a.js')",
  "navigator.serviceWorker.register('sw.js')",
  'const { serviceWorker } = navigator',
  "if ('serviceWorker' in navigator) go()",
  'await navigator.storage.persist()',
  'navigator?.storage?.estimate()',
  '(navigator as Partial<Navigator>).storage',
  'const { storage } = navigator',
  "navigator.locks.request('a', work)",
  'const { locks, userAgent } = window.navigator',
  "document.cookie = 'a=b'",
  "import { openDB } from 'idb'",
  "import {\n  deleteDB,\n  type DBSchema,\n} from 'idb'",
])('would find %s', (planted) => {
  expect(findBareStorage(planted)).not.toEqual([])
})

it.each([
  '// localStorage is slow',
  '/** Behaves like `indexedDB`. */',
  'const cached = precaches.map(cachesOf)',
  "import type { IDBPDatabase } from 'idb'",
  "import { openDatabase } from '../../storage/open-database.ts'",
  'const storage = browserStorage()',
  "storage?.setItem('a', 'b')",
])('leaves %s alone', (harmless) => {
  expect(findBareStorage(harmless)).toEqual([])
})
