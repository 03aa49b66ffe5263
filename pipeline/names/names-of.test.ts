import { describe, expect, it } from 'vitest'
import { goodSource, marker, name, place, translatedIn, world } from '../fixtures/good-source.ts'
import type { Source, SourceName } from '../source.ts'
import { missingLine } from './missing-names.ts'
import { namesOf } from './names-of.ts'
import { spellingsOf } from './spellings-of.ts'

const says = (what: SourceName['what'], key: string, de: string, en = key) =>
  name({ what, key, en, translations: translatedIn({ de }) })

const source = (change: Partial<Source>): Source => ({ ...goodSource(), ...change })

describe('namesOf', () => {
  it('has nothing to say where nobody has said anything', () => {
    expect(namesOf(goodSource(), 'de')).toEqual({})
    expect(namesOf(source({ names: [name()] }), 'cs')).toEqual({})
  })

  it('contains the translated names that differ from English', () => {
    const names = [
      says('world', 'title', 'Eine Welt', 'A World'),
      says('category', 'utilities', 'Nützliches', 'Utilities'),
      says('rank', 'town', 'Stadt', 'Town'),
      says('rank', 'village', 'Village', 'Village'),
      says('requirement', 'spade title', 'Ich habe einen Spaten', 'I have a spade'),
      says('herb', 'mint', 'Minze'),
      says('place', 'Uzhitz', 'Uschitze'),
      says('of', 'Uzhitz', 'von Uschitze', ''),
      says('lettering', 'A Wood', 'Ein Wald'),
      says('marker', 'Treasure of Ústí & sons', 'Schatz von Ústí'),
      says('description', 'Empty', 'Leer'),
      says('word', 'bed', 'schlafen;ruhen', ''),
    ]
    expect(namesOf(source({ names }), 'de')).toEqual({
      title: 'Eine Welt',
      categories: { utilities: 'Nützliches' },
      ranks: { town: 'Stadt' },
      requirements: { 'spade title': 'Ich habe einen Spaten' },
      herbs: { mint: 'Minze' },
      places: { Uzhitz: 'Uschitze' },
      of: { Uzhitz: 'von Uschitze' },
      lettering: { 'A Wood': 'Ein Wald' },
      markers: { 'Treasure of Ústí & sons': 'Schatz von Ústí' },
      descriptions: { Empty: 'Leer' },
      words: { bed: ['schlafen', 'ruhen'] },
    })
  })

  it('sorts all types by the language’s alphabet, untranslated ones included', () => {
    const order = (...titles: readonly [bed: string, chest: string]) => {
      const [cs, chest] = titles
      const names = [
        name({ translations: translatedIn({ cs }) }),
        name({ key: 'treasure_chest', en: 'Chest', translations: translatedIn({ cs: chest }) }),
      ]
      return Object.entries(namesOf(source({ names }), 'cs').types ?? {})
    }
    expect(order('Postel', 'Truhla')).toEqual([
      ['bed', 'Postel'],
      ['treasure_chest', 'Truhla'],
    ])
    // In Czech, "ch" is a letter of its own that follows "h".
    expect(order('Chata', 'Hrad')).toEqual([
      ['treasure_chest', 'Hrad'],
      ['bed', 'Chata'],
    ])
    expect(order('Postel', '')).toEqual([
      ['treasure_chest', 'Chest'],
      ['bed', 'Postel'],
    ])
  })

  it('counts on in Roman numerals', () => {
    const markers = ['treasure IX', 'treasure', 'ancient treasure I'].map((own, id) =>
      marker({ id, name: own }),
    )
    const names = [says('pattern', 'treasure {roman}', '{roman}. Schatz')]
    expect(namesOf(source({ markers, names }), 'de').markers).toEqual({
      'treasure IX': 'IX. Schatz',
    })
  })

  it('says of a marker that is called as a settlement nothing of its own', () => {
    const markers = [marker({ name: 'Uzhitz' })]
    const names = [says('place', 'Uzhitz', 'Uschitze')]
    expect(namesOf(source({ markers, names }), 'de')).toEqual({ places: { Uzhitz: 'Uschitze' } })
  })

  it('uses shared names with the same English name, after the world’s own names', () => {
    const sharedNames = [
      says('type', 'bed', 'Bett', 'Bed'),
      says('rank', 'town', 'Stadt', 'Town'),
      says('rank', 'village', 'Weiler', 'Hamlet'),
      says('category', 'other', 'Anderes', 'Vendors & other'),
    ]
    const names = [
      says('type', 'bed', 'Lager', 'Bed'),
      name({ what: 'rank', key: 'town', en: 'Town', translations: translatedIn({ cs: 'Město' }) }),
    ]
    const { types, ranks, categories } = namesOf(source({ names, sharedNames }), 'de')
    expect(types?.['bed']).toBe('Lager')
    expect(ranks).toEqual({ town: 'Stadt' })
    expect(categories).toEqual({ other: 'Anderes' })
  })
})

describe('spellingsOf', () => {
  it('gives each settlement’s names in all languages once, without the English one', () => {
    const places = [place({ name: 'Rattay' }), place({ name: 'Neuhof' }), place({ name: '' })]
    const translations = translatedIn({
      cs: 'Rataje',
      de: 'Rattay',
      es: 'Rataje',
      ru: 'Ратае',
      zh: '拉泰',
    })
    const names = [name({ what: 'place', key: 'Rattay', en: 'Rattay', translations })]
    expect(spellingsOf(source({ places, names })).places).toEqual({
      Rattay: ['Rataje', 'Ратае', '拉泰'],
    })
  })
})

describe('missingLine', () => {
  const { requirements: _, ...open } = world({ categories: [], ranks: [], lettering: [] })
  const small = source({ world: open, markers: [], places: [] })

  it('says nothing of a world without names', () => {
    expect(missingLine(small)).toBeUndefined()
  })

  it('says how many names are English in which languages', () => {
    const all = { cs: 'a', de: 'a', es: 'a', fr: 'a', it: 'a', pl: 'a', ru: 'a', tr: 'a' }
    const names = [
      name({ what: 'world', key: 'title', translations: translatedIn({ ...all, zh: 'a' }) }),
      name({ what: 'world', key: 'summary', translations: translatedIn({ ...all, zh: 'a' }) }),
      name({ key: 'bed', translations: translatedIn({ ...all, cs: '' }) }),
      name({ key: 'treasure_chest', translations: translatedIn({ ...all }) }),
    ]
    expect(missingLine({ ...small, names })).toBe('test: of 4 names stay English: 1 in cs, 2 in zh')
    expect(missingLine({ ...small, names: names.slice(0, 2) })).toContain('2 in cs, 2 in de')
  })
})
