import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countBorrowedGlyphs, findWorlds } from './worlds.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'worlds-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function world(id: string, manifest: object = {}) {
  mkdirSync(path.join(folder, id))
  writeFileSync(path.join(folder, id, 'world.json'), JSON.stringify({ id, ...manifest }))
}

it('takes a lone world for the home one', () => {
  world('island')
  expect(findWorlds(folder)).toEqual({ home: 'island', others: [] })
})

it('finds the home world among several, and the others in order', () => {
  world('shore')
  world('island', { home: true })
  world('far-shore')
  writeFileSync(path.join(folder, 'world.schema.json'), '{}')
  mkdirSync(path.join(folder, '.git'))
  expect(findWorlds(folder)).toEqual({ home: 'island', others: ['far-shore', 'shore'] })
})

it('reads a manifest that an editor has begun with a byte order mark', () => {
  world('shore')
  mkdirSync(path.join(folder, 'island'))
  writeFileSync(path.join(folder, 'island', 'world.json'), '\uFEFF{ "home": true }\r\n')
  expect(findWorlds(folder)).toEqual({ home: 'island', others: ['shore'] })
})

it('explains that there must be exactly one home world', () => {
  expect(() => findWorlds(folder)).toThrow('There is no world in')
  world('shore')
  world('far-shore')
  const none = 'One of the worlds must say "home": true in its world.json'
  expect(() => findWorlds(folder)).toThrow(`${none}; none of far-shore, shore does.`)
  world('island', { home: true })
  world('isle', { home: true })
  expect(() => findWorlds(folder)).toThrow(`${none}; island and isle do.`)
})

it('counts the glyphs that a world has from game-icons.net', () => {
  world('shore')
  expect(countBorrowedGlyphs('shore', folder)).toBe(0)
  mkdirSync(path.join(folder, 'shore', 'glyphs'))
  const rows = [
    'glyph,source,name,author',
    'inn,game-icons,bed,Lorc',
    'game-icons,itinerarium,own,Itinerarium',
    'mill,game-icons,windmill,Delapouite',
  ]
  writeFileSync(path.join(folder, 'shore', 'glyphs', 'CREDITS.csv'), rows.join('\r\n'))
  expect(countBorrowedGlyphs('shore', folder)).toBe(2)
})
