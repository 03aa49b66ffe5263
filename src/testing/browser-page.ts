// Runs in the browser before each file of component tests. Loads the page's styles, replaces the map, which would lack its
// land, and fails each test that writes an error into the console.
import '../app/app.css'
import '../app/map/map-view.css'
import 'virtual:basemap-styles.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// All files of tests share an origin. Each begins with an empty storage, before any store reads it, and has databases of
// its own.
window.localStorage.clear()
window.sessionStorage.clear()
const ownPrefix = crypto.randomUUID()
const open = window.indexedDB.open.bind(window.indexedDB)
window.indexedDB.open = (name, version) => open(`${ownPrefix} ${name}`, version)

vi.mock('../app/map/map-region.tsx', () => ({ MapRegion: () => null }))

let errors: string[] = []
const { error: print } = console

beforeEach(() => {
  errors = []
  console.error = (...args: readonly unknown[]) => {
    errors.push(args.map(String).join(' '))
    print(...args)
  }
})

afterEach(() => {
  console.error = print
  expect(errors).toEqual([])
})
