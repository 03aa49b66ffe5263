import { describe, expect, it } from 'vitest'
import { buildQuestsFiles } from './quests.ts'
import { cutoff, goodSource, name, quest, translatedIn } from '../fixtures/good-source.ts'
import { decodeQuests } from '../../src/world/quest-file.ts'

function built(quests = goodSource().quests): unknown {
  const [file] = buildQuestsFiles({ ...goodSource(), quests })
  return JSON.parse(Buffer.from(file?.content ?? []).toString())
}

describe('the file of a world’s quests', () => {
  it('is read back as the table has it', () => {
    const { quests, parts } = decodeQuests(built(), 'test')
    expect(parts).toEqual([{ key: 'a-sequel', title: 'A Sequel' }])
    expect(quests).toMatchObject([
      { key: 'test:1', kind: 'main', part: 'base', order: 1, place: 0, trust: 'settlement' },
      { key: 'test:2', after: ['test:1'], limits: [{ code: 'no_return' }], spot: [50, 60] },
      {
        key: 'test:3',
        excludes: ['test:4'],
        limits: [
          { code: 'days', days: 3 },
          { code: 'before', quest: 2 },
        ],
      },
      { key: 'test:4', part: 'a-sequel', after: ['other:7'] },
    ])
  })

  it('holds titles of languages that have their own', () => {
    const own = quest({ titles: translatedIn({ cs: 'Začátek', de: 'A Beginning' }) })
    const { titles } = decodeQuests(built([own]), 'test')
    expect([...titles]).toEqual([['test:1', { cs: 'Začátek' }]])
  })

  it('contains the cut-offs with the translations of their points', () => {
    const questCutoffs = [cutoff(), cutoff({ point: 'at the wedding', grade: 'two' })]
    const translations = translatedIn({ cs: 'Začátek' })
    const names = [
      name({ what: 'point', key: 'at the wedding', en: 'at the wedding', translations }),
    ]
    const [file] = buildQuestsFiles({ ...goodSource(), questCutoffs, names })
    const input: unknown = JSON.parse(Buffer.from(file?.content ?? []).toString())
    const ends = { main: 'test:2', closes: 'test:3' }
    expect(decodeQuests(input, 'test').cutoffs).toEqual([
      { ...ends, point: 'begins', pointNames: {}, sources: 1 },
      { ...ends, point: 'at the wedding', pointNames: { cs: 'Začátek' }, sources: 2 },
    ])
  })

  it('of an earlier version has no cut-offs', () => {
    const file = { format: 'itinerarium-quests', parts: [], quests: [] }
    expect(decodeQuests(file, 'test').cutoffs).toEqual([])
  })

  it('is not built for a world without quests', () => {
    expect(buildQuestsFiles({ ...goodSource(), quests: [] })).toEqual([])
  })

  it.each([
    null,
    [],
    { format: 'itinerarium-quests', parts: [], quests: [null] },
    { format: 'itinerarium-quests', parts: [{}], quests: [] },
    { format: 'itinerarium-quests', parts: [], quests: [{ id: 1, title: 1, kind: 'main' }] },
    { format: 'itinerarium-quests', parts: [], quests: [{ id: 1, title: 'A', kind: 'errand' }] },
    {
      format: 'itinerarium-quests',
      parts: [],
      quests: [{ id: 1, title: 'A', kind: 'main', spot: [1] }],
    },
    { format: 'itinerarium-quests', parts: [], quests: [], cutoffs: [{ main: 1, point: 'ends' }] },
    { format: 'itinerarium-quests', parts: [], quests: [], points: { 'at noon': 'Začátek' } },
  ])('is refused when it is something else: %j', (input) => {
    expect(() => decodeQuests(input, 'test')).toThrow(Error)
  })
})
