import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyPin, pinOf } from '../../../testing/pin-samples.ts'
import { accepted } from '../../../testing/upload-samples.ts'
import type { FilterSet } from '../../filters/model/filter-set.ts'
import { mergedSets } from '../../filters/model/merge-sets.ts'
import type { WordsChoice } from './pin-conflicts.ts'
import { discoveredIds, marksFor, mergedMarks, placeIds, type Mark } from '../../../records/mark.ts'
import { replaceRecords } from '../../../records/persisted-record.ts'
import {
  contentId,
  createDeletedPin,
  isSamePin,
  type Pin,
  type Pins,
} from '../../../records/pin.ts'
import {
  questMarkId,
  questMarkIds,
  questStates,
  readQuestStates,
} from '../../../records/quest-mark.ts'
import type { AcceptedImport } from './import/read-import.ts'
import type { AcceptedUpload } from './read-upload.ts'
import {
  hasChanges,
  planMerge,
  type MergeFile,
  type MergePlan,
  type OwnRecords,
} from './plan-merge.ts'

vi.setConfig({ testTimeout: 60_000 })

const byId = <R extends { readonly id: number | string }>(records: readonly R[]) =>
  new Map(records.map((record) => [record.id as R['id'], record]))

const ownWith = ({
  found = [],
  pins = [],
}: { readonly found?: readonly number[]; readonly pins?: readonly Pin[] } = {}): OwnRecords => ({
  marks: byId(marksFor(new Map(), found, true)),
  pins: byId(pins),
  journal: [],
  filterSets: [],
})

const upload = (fields: Partial<AcceptedUpload> = {}): AcceptedUpload =>
  ({ ...accepted([]), ...fields }) as AcceptedUpload

const link = (pins: readonly Pin[]): MergeFile => ({ map: 'kcd1', ids: [], pins })

/** Returns the records after a plan was applied, as apply-merge-plan.ts writes them. */
function applied({ own, marks, datedMarks, pins, file }: MergePlan): OwnRecords {
  const sets = 'questions' in file ? (file.filterSets ?? []) : []
  let ids = 0
  return {
    marks: mergedMarks(replaceRecords(own.marks, marks), datedMarks),
    pins: replaceRecords(own.pins, pins),
    journal: own.journal,
    filterSets: mergedSets(own.filterSets, sets, () => `new-${++ids}`).sets,
  }
}

const present = (pins: Pins) => [...pins.values()].filter(({ deleted }) => !deleted)

const anyIds = fc.array(
  fc.oneof(
    fc.nat(12),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.constantFrom(...questStates))
      .map(([quest, state]) => questMarkId(quest, state)),
  ),
  { maxLength: 8 },
)

/** Pins of few ids, so that a file often holds a pin of the player. */
const somePins = fc.array(
  anyPin(fc.constantFrom('a'.repeat(24), 'b'.repeat(24), 'marker-7', 'marker-8')),
  { maxLength: 6 },
)

const anySet: fc.Arbitrary<FilterSet> = fc
  .record({
    id: fc.constantFrom('1', '2', '3'),
    name: fc.constantFrom('Herbs', 'Beds'),
    showPins: fc.boolean(),
  })
  .map(({ id, name, showPins }) => ({
    id,
    name,
    filters: { visibleTypes: {}, showPins, found: 'all', chests: null, yields: null },
  }))

const anyDays = fc
  .array(fc.tuple(fc.nat(12), fc.integer({ min: 20_000, max: 20_010 })))
  .map((days) => new Map(days))

const anyUpload = fc
  .record({
    ids: anyIds.map((ids) => [...new Set(ids)]),
    pins: somePins,
    days: anyDays,
    filterSets: fc.array(anySet, { maxLength: 3 }),
  })
  .map(upload)

const anyImport: fc.Arbitrary<AcceptedImport> = fc
  .record({ ids: anyIds.map((ids) => [...new Set(placeIds(ids))]), pins: somePins })
  .map(({ ids, pins }) => ({
    ok: true,
    source: 'geojson',
    ids,
    pins: pins.map(({ id, revision: _revision, deleted: _deleted, ...content }, index) =>
      index % 2 === 0 ? { id, ...content } : content,
    ),
    unknown: [],
  }))

const anyLink: fc.Arbitrary<MergeFile> = fc.record({
  map: fc.constant('kcd1'),
  ids: anyIds.map((ids) => [...new Set(ids)]),
  pins: somePins.map((pins) =>
    pins.filter(({ deleted }) => !deleted).map(({ pictures: _pictures, ...pin }) => pin),
  ),
})

const anyOwn: fc.Arbitrary<OwnRecords> = fc
  .record({
    found: anyIds,
    unmarked: fc.uniqueArray(fc.nat(12), { maxLength: 3 }),
    days: anyDays,
    pins: fc.uniqueArray(
      somePins.filter((pins) => pins.length > 0).map(([pin]) => pin as Pin),
      {
        selector: ({ id }) => id,
      },
    ),
    filterSets: fc.uniqueArray(anySet, { selector: ({ id }) => id }),
  })
  .map(({ found, unmarked, days, pins, filterSets }) => {
    const marks = byId<Mark>(marksFor(new Map(), found, true))
    const undone = marksFor(marks, unmarked, false)
    const dated = [...marks.values()].map((mark) => {
      const day = days.get(mark.id)
      return day === undefined ? mark : { ...mark, day }
    })
    return {
      marks: replaceRecords(byId(dated), undone),
      pins: byId(pins),
      journal: [],
      filterSets,
    }
  })

const anyChoices = fc
  .record({
    all: fc.constantFrom<WordsChoice>('mine', 'theirs', 'both'),
    single: fc.constantFrom<WordsChoice | null>('mine', 'theirs', 'both', null),
  })
  .map(({ all, single }) => ({
    all,
    single: new Map(single ? [['a'.repeat(24), single]] : []),
  }))

const anyPlan = fc
  .tuple(anyOwn, fc.oneof(anyUpload, anyImport, anyLink), anyChoices)
  .map(([own, file, choices]) => planMerge(null, own, file, choices))

const check = (holds: (plan: MergePlan) => void) =>
  fc.assert(fc.property(anyPlan, holds), { numRuns: 1000 })

describe('every plan', () => {
  it('changes nothing when it is made and applied a second time', () => {
    check((plan) => {
      const after = applied(plan)
      const again = planMerge(null, after, plan.file, plan.choices)
      expect([again.marks, again.datedMarks, again.pins]).toEqual([[], [], []])
      expect(again.conflicts).toEqual([])
      expect(hasChanges(again.figures)).toBe(false)
      expect(applied(again)).toEqual(after)
    })
  })

  it('has the figures of what applying it changes', () => {
    check((plan) => {
      const { own, figures, file } = plan
      const after = applied(plan)
      const before = new Set(discoveredIds(own.marks))
      const added = placeIds(discoveredIds(after.marks)).filter((id) => !before.has(id))
      expect(figures.marks.added).toBe(added.length)
      expect(figures.marks.added + figures.marks.alreadyKnown).toBe(placeIds(file.ids).length)
      const questsBefore = readQuestStates(before)
      const further = [...readQuestStates(discoveredIds(after.marks))].filter(
        ([quest, state]) => questsBefore.get(quest) !== state,
      )
      expect(figures.marks.quests).toBe(further.length)
      expect(figures.marks.sets?.added ?? 0).toBe(after.filterSets.length - own.filterSets.length)
      const pinsBefore = new Map(present(own.pins).map((pin) => [pin.id, pin]))
      const pinsAfter = new Map(present(after.pins).map((pin) => [pin.id, pin]))
      const both = [...pinsAfter.values()].flatMap((pin) => {
        const earlier = pinsBefore.get(pin.id)
        return earlier ? [[earlier, pin] as const] : []
      })
      expect(figures.pins).toMatchObject({
        added: pinsAfter.size - both.length,
        changed: both.filter(([one, other]) => !isSamePin(one, other)).length,
        deleted: pinsBefore.size - both.length,
      })
    })
  })

  it('loses nothing of the player, unless the player chooses the words of the file', () => {
    check((plan) => {
      const { own, choices } = plan
      const after = applied(plan)
      for (const [id, mark] of own.marks) {
        const next = after.marks.get(id)
        if (mark.discovered) expect(next?.discovered).toBe(true)
        if (mark.day !== undefined) expect(next?.day).toBe(mark.day)
      }
      for (const set of own.filterSets) expect(after.filterSets).toContainEqual(set)
      for (const { id, title, note } of present(own.pins)) {
        if ((choices.single.get(id) ?? choices.all) === 'theirs') continue
        const kept = after.pins.get(id)
        if (title !== '') expect(kept?.title).toBe(title)
        expect(kept?.note.startsWith(note) ?? note === '').toBe(true)
      }
    })
  })
})

describe('figures of marks', () => {
  const world = (...ids: readonly number[]) => ({
    extent: [0, 0, 8192, 8192] as const,
    markersById: new Set(ids),
  })
  const ids = [1, 2, 3, 900]
  const skipped = [{ why: 'text', count: 2 }] as const

  it('count new, unknown and already known places', () => {
    const own = ownWith({ found: [3, 5] })
    expect(planMerge(world(1, 2, 3, 5), own, upload({ ids, skipped })).figures.marks).toEqual({
      added: 3,
      notOnMap: 1,
      alreadyKnown: 1,
      skipped,
      quests: 0,
    })
  })

  it('add nothing the second time, nor where the list holds more [F29] [F30]', () => {
    const own = ownWith({ found: [...ids, 7] })
    expect(planMerge(world(1), own, upload({ ids })).figures.marks).toMatchObject({
      added: 0,
      notOnMap: 0,
      alreadyKnown: 4,
    })
  })

  it('count quests apart from places, and only those with progress', () => {
    const quests = new Map([
      [1, 'done' as const],
      [2, 'under-way' as const],
      [3, 'done' as const],
    ])
    const found = [questMarkId(2, 'failed'), questMarkId(3, 'under-way')]
    const file = upload({ ids: [7, ...questMarkIds(quests)] })
    expect(planMerge(world(7), ownWith({ found }), file).figures.marks).toMatchObject({
      added: 1,
      notOnMap: 0,
      quests: 2,
    })
  })

  it('call nothing unknown while the map is not loaded', () => {
    expect(planMerge(null, ownWith(), upload({ ids })).figures.marks).toMatchObject({
      added: 4,
      notOnMap: 0,
    })
  })
})

describe('pins of a file', () => {
  it('are counted once', () => {
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = Array.from('abcdef', (digit) =>
      digit.repeat(24),
    )
    const pins = [
      pinOf({ id: a }),
      pinOf({ id: b }),
      pinOf({ id: c, title: '' }),
      createDeletedPin(d, 5),
      pinOf({ id: f }),
    ]
    const received = [
      pinOf({ id: a }),
      pinOf({ id: b, revision: 2, x: 1 }),
      createDeletedPin(c, 2),
      pinOf({ id: d }),
      pinOf({ id: e }),
      createDeletedPin('1'.repeat(24), 1),
    ]
    const file = upload({ pins: received, skippedPins: 4 })
    expect(planMerge(null, ownWith({ pins }), file).figures.pins).toEqual({
      added: 1,
      changed: 1,
      deleted: 1,
      alreadyKnown: 1,
      stayDeleted: 1,
      skipped: 4,
      outside: 0,
    })
  })

  it('count as added if both versions of a pin are kept', () => {
    const theirs = pinOf({ title: 'Cellar', revision: 2 })
    const choices = { all: 'both', single: new Map() } as const
    const plan = planMerge(null, ownWith({ pins: [pinOf()] }), upload({ pins: [theirs] }), choices)
    expect(plan.figures.pins).toMatchObject({ added: 1, changed: 0, alreadyKnown: 1 })
  })

  it('keep the higher revision if the file already holds the second version', () => {
    const theirs = pinOf({ title: 'Cellar', revision: 2 })
    const second = { ...theirs, id: contentId(theirs), revision: 5 }
    const choices = { all: 'both', single: new Map() } as const
    const own = ownWith({ pins: [pinOf()] })
    const { pins } = planMerge(null, own, upload({ pins: [theirs, second] }), choices)
    expect(pins).toEqual([pinOf({ revision: 3 }), second])
  })

  const outside = [
    pinOf({ id: 'a'.repeat(24), x: 8192.1 }),
    pinOf({ id: 'b'.repeat(24), y: -0.1 }),
    pinOf({ id: 'marker-7', title: '', note: 'far', x: 1e6 }),
  ]
  const inside = [pinOf(), createDeletedPin('c'.repeat(24), 2)]
  const file = upload({ pins: [...inside, ...outside] })

  it('are skipped outside the map, like the pins of a table', () => {
    const world = { extent: [0, 0, 8192, 8192], markersById: new Set() } as const
    const { pins, figures } = planMerge(world, ownWith(), file)
    expect([pins, figures.pins.outside]).toEqual([inside, 3])
  })

  it('are all merged while the map is not loaded', () => {
    const { pins, figures } = planMerge(null, ownWith(), file)
    expect([pins.length, figures.pins.outside]).toEqual([5, 0])
  })

  it('keep the pictures of the player if they come out of a link', () => {
    const pictures = ['a'.repeat(24)]
    const own = ownWith({ pins: [pinOf({ pictures })] })
    const later = pinOf({ x: 1, revision: 2 })
    expect(planMerge(null, own, link([later])).pins).toEqual([{ ...later, pictures }])
    expect(planMerge(null, own, upload({ pins: [later] })).pins).toEqual([later])
  })
})
