// Runs in the browser before each file of component tests. Loads the page's styles, and replaces the map, which has no
// land here. A test that logs an error fails.
import '../app/app.css'
import '../app/map/map-view.css'
import 'virtual:basemap-styles.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// All test files share an origin. Each starts with empty storage, before a store reads it, and with its own databases.
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
