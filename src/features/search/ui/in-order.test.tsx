// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, afterEach, beforeEach, vi } from 'vitest'
import type { Pin } from '../../../records/pin.ts'
import { indexWorld, WorldProvider } from '../../worlds/world-context.tsx'
import { emptyWorld } from '../../../testing/world-samples.ts'
import type { Found, FoundQuest } from '../model/look-up.ts'
import { sortResults, useOpenFirstOnEnter } from './in-order.ts'
import { useSearch } from './use-search.ts'

const pin = (id: string, title: string) => ({ id, pin: { id, title } as Pin })
const town = { coordinate: [1, 2], rank: 'town', name: 'Rattay' } as const
const marker = { id: 7, locationType: 'bed', coordinate: [3, 4] } as const

it('a pin of that very name comes before all else, any other after the settlements', () => {
  const own = [pin('near', 'Near Rattay'), pin('named', ' rattáy')]
  const found = { settlements: [town], places: [marker], types: [] }
  expect(sortResults(found, own, 'Rattay ').map(({ id }) => id)).toEqual([
    'named',
    'settlement Rattay',
    'near',
    'marker 7',
  ])
  expect(sortResults(found, own, 'ratt').map(({ id }) => id)[0]).toBe('settlement Rattay')
})

it('a place comes before a town that is only a part of the text', () => {
  const found = { settlements: [town], places: [marker], types: [] }
  const ids = (text: string) => sortResults(found, [], text).map(({ id }) => id)
  expect(ids('bed rattay')).toEqual(['marker 7', 'settlement Rattay'])
  expect(ids('rattay')).toEqual(['settlement Rattay', 'marker 7'])
  const inCzech = { ...found, settlements: [{ ...town, name: 'Rataje', english: 'Rattay' }] }
  expect(sortResults(inCzech, [], 'rattay')[0]).toHaveProperty('settlement')
})

it('a quest of that very title comes before places, any other last', () => {
  const quest = { id: 3, title: 'The Bed', detail: '', done: false }
  const found = { settlements: [], places: [marker], types: [], quests: [quest] }
  const ids = (text: string) => sortResults(found, [], text).map(({ id }) => id)
  expect(ids('the bed ')).toEqual(['quest 3', 'marker 7'])
  expect(ids('bed')).toEqual(['marker 7', 'quest 3'])
})

/** Pending searches by their text. Calling an entry resolves the search. */
const waiting = vi.hoisted(() => new Map<string, (found?: Partial<Found>) => void>())
vi.mock('../load-look-up.ts', () => ({
  loadLookUp: () =>
    Promise.resolve(
      (text: string) =>
        new Promise((resolve) => {
          waiting.set(text, (found = {}) =>
            resolve({ places: [], settlements: [], types: [], ...found }),
          )
        }),
    ),
}))

const world = indexWorld(emptyWorld)
const taken = vi.fn<(text: string) => void>()

beforeEach(() => {
  waiting.clear()
  taken.mockClear()
})
afterEach(cleanup)

function begin(first: string) {
  const { result, rerender } = renderHook(
    ({ text }) => {
      const search = useSearch(text)
      useOpenFirstOnEnter(search, () => taken(search.searched))
      return search
    },
    {
      initialProps: { text: first },
      wrapper: ({ children }: { children: ReactNode }) => (
        <WorldProvider world={world}>{children}</WorldProvider>
      ),
    },
  )
  return {
    type: (text: string) => rerender({ text }),
    enter: () => act(() => result.current.runNow()),
    found: (text: string, found?: Partial<Found>) => act(async () => waiting.get(text)?.(found)),
    quests: () => result.current.results?.quests?.map(({ id }) => id),
  }
}

/** Quests whose file is still loading, and a function that delivers them. */
function lateQuests() {
  let come: (quests: readonly FoundQuest[]) => void = () => undefined
  const quests = new Promise<readonly FoundQuest[]>((resolve) => {
    come = resolve
  })
  return { quests, come: (ids: readonly number[]) => act(async () => come(ids.map(quest))) }
}

const quest = (id: number): FoundQuest => ({ id, title: 'Bath', detail: '', done: false })

const isAsked = (text: string) => waitFor(() => expect([...waiting.keys()]).toContain(text))

it('takes the first as soon as it is found, once for each press', async () => {
  const { enter, found } = begin('bath')
  enter()
  await isAsked('bath')
  expect(taken).not.toHaveBeenCalled()
  await found('bath')
  expect(taken.mock.calls).toEqual([['bath']])
  enter()
  expect(taken).toHaveBeenCalledTimes(2)
})

it('takes nothing of a text that is there no longer, nor when it comes again', async () => {
  const { type, enter, found } = begin('bath')
  enter()
  await isAsked('bath')
  type('baths')
  await found('bath')
  await isAsked('baths')
  await found('baths')
  type('bath')
  waiting.delete('bath')
  await isAsked('bath')
  await found('bath')
  expect(taken).not.toHaveBeenCalled()
  enter()
  expect(taken.mock.calls).toEqual([['bath']])
})

it('shows quests that come after the rest, and takes nothing again', async () => {
  const late = lateQuests()
  const { enter, found, quests } = begin('bath')
  enter()
  await isAsked('bath')
  await found('bath', { lateQuests: late.quests })
  expect(quests()).toBeUndefined()
  await late.come([1, 2])
  expect(quests()).toEqual([1, 2])
  expect(taken).toHaveBeenCalledOnce()
})

it('drops late quests of an earlier search', async () => {
  const late = lateQuests()
  const { type, enter, found, quests } = begin('bath')
  enter()
  await isAsked('bath')
  await found('bath', { lateQuests: late.quests })
  type('baths')
  enter()
  await isAsked('baths')
  await found('baths')
  await late.come([1])
  expect(quests()).toBeUndefined()
})
