import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { askedMap } from './asked-map.ts'

function sentence(lang: string, key: string): string {
  const file = new URL(`../../../i18n/sentences/${lang}.ftl`, import.meta.url)
  return new RegExp(`^${key} = (.+)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? ''
}

const asked = (lang: string, text: string) =>
  askedMap(text, {
    called: sentence(lang, 'treasureMaps_called'),
    besides: sentence(lang, 'treasureMaps_besides'),
  })

it.each([
  'treasure map XII',
  'Treasure Map 12',
  'map xii',
  'map 12',
  'XII map',
  'the map no. 12',
  'ｍａｐ １２',
  'treasure-map: XII',
])('%s asks for the twelfth', (text) => {
  expect(asked('en', text)).toBe(12)
})

it.each([
  ['cs', 'mapa k pokladu XII'],
  ['de', 'Schatzkarte XII'],
  ['de', 'karte 12'],
  ['es', 'mapa del tesoro n.º 12'],
  ['fr', 'Carte au trésor XII'],
  ['it', 'mappa del tesoro 12'],
  ['pl', 'mapa skarbów XII'],
  ['ru', 'Карта сокровищ ХІІ'],
  ['tr', 'Hazine haritası 12'],
  ['zh', '藏宝图12'],
  ['zh', '第12张藏宝图'],
  ['de', 'treasure map XII'],
])('in %s, so does %s', (lang, text) => {
  expect(asked(lang, text)).toBe(12)
})

it.each([
  'treasure XII',
  'map',
  'treasure map',
  'map maker 12',
  'map 12 14',
  'map XIIX',
  '1028',
  '',
])('%j asks for none', (text) => {
  expect(asked('en', text)).toBeUndefined()
})
