import { expect, it } from 'vitest'
import { emptyLand } from '../../testing/land-samples.ts'
import { withLandWords } from './geography.ts'

const course = { kind: 'course', text: 'Sasau', course: [[0, 0]], stations: [0.5] } as const
const river = { kind: 'river', feature: 'Foss', stations: [0.5] } as const
const land = { ...emptyLand, title: 'Bohemia', lettering: [course, river] }

it('is the very land in English', () => {
  expect(withLandWords(land, undefined)).toBe(land)
})

it('has the words of a language, and English ones where that has none', () => {
  const words = { title: 'Čechy', north: 'S', lettering: { Sasau: 'Sázava' } }
  const written = withLandWords(land, words)
  expect(written).toMatchObject({ title: 'Čechy', north: 'S' })
  expect(written.lettering).toEqual([{ ...course, text: 'Sázava' }, river])
  expect(withLandWords(land, { north: 'N' })).toMatchObject({
    title: 'Bohemia',
    lettering: land.lettering,
  })
})
