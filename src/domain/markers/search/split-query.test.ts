import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Place } from '../../world/names/place.ts'
import { splitQuery } from './split-query.ts'

const place = (name: string, inWords?: string): Place => ({
  coordinate: [0, 0],
  rank: 'village',
  name,
  ...(inWords && { inWords }),
})
const settlements = [
  place('Rattay'),
  place('Talmberg'),
  place('Monastery', 'the Monastery'),
  place('Lower Semine Mill'),
  place('Semine'),
  place("Nomads' Camp"),
  place('Ústí'),
]
const between = ['near', 'in', 'of', 'the']
const split = (text: string, kinds?: ReadonlySet<string>) => {
  const found = splitQuery(text, settlements, between, kinds)
  return found && [found.what, found.settlement.name]
}

describe('splitQuery', () => {
  it('takes the settlement out, wherever it stands, and the words that join', () => {
    expect(split('grindstone rattay')).toEqual(['grindstone', 'Rattay'])
    expect(split('Rattay grindstone')).toEqual(['grindstone', 'Rattay'])
    expect(split('baths near Talmberg')).toEqual(['baths', 'Talmberg'])
    expect(split('herbs in the monastery')).toEqual(['herbs', 'Monastery'])
    expect(split('bed usti')).toEqual(['bed', 'Ústí'])
    expect(split('inn nomads camp')).toEqual(['inn', "Nomads' Camp"])
    expect(split('treasure chest rattay')).toEqual(['treasure chest', 'Rattay'])
  })

  it('takes a last word that is not finished, but none of two letters', () => {
    expect(split('grindstone ratt')).toEqual(['grindstone', 'Rattay'])
    expect(split('grindstone ra')).toBeUndefined()
    expect(split('ratt grindstone')).toBeUndefined()
  })

  it('prefers the whole name to a longer one that holds it', () => {
    expect(split('inn semine')).toEqual(['inn', 'Semine'])
    expect(split('inn lower semine mill')).toEqual(['inn', 'Lower Semine Mill'])
  })

  it('takes no word for a settlement that means a kind', () => {
    expect(split('enemy nomads', new Set(['nomads']))).toBeUndefined()
    expect(split('enemy camp', new Set(['camp']))).toBeUndefined()
  })

  it('names a settlement alone with nothing asked for', () => {
    expect(split('rattay')).toEqual(['', 'Rattay'])
    expect(split('in Rattay')).toEqual(['', 'Rattay'])
    expect(split('grindstone')).toBeUndefined()
    expect(split('   ')).toBeUndefined()
  })

  it('finds every named settlement beside any kind, in either order, whatever case and space', () => {
    const kind = fc.array(fc.stringMatching(/^q[a-z]{2,8}$/), { minLength: 1, maxLength: 3 })
    const joint = fc.constantFrom('', ...between)
    fc.assert(
      fc.property(
        kind,
        fc.constantFrom(...settlements),
        joint,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(' ', '   '),
        (words, settlement, join, first, loud, space) => {
          const name = settlement.name ?? ''
          const parts = first ? [name, ...words] : [...words, join, name]
          const text = parts.filter(Boolean).join(space)
          const found = splitQuery(loud ? text.toUpperCase() : text, settlements, between)
          expect(found?.settlement).toBe(settlement)
          expect(found?.what.toLowerCase()).toBe(words.join(' '))
        },
      ),
    )
  })

  it('takes any text, and asks for nothing that was not typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const what = splitQuery(text, settlements, between)?.what ?? ''
        for (const word of what.split(' ')) expect(text).toContain(word)
      }),
    )
  })
})
