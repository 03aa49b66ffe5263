// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyWorld } from '../../testing/world-samples.ts'
import { marksFor } from '../../records/mark.ts'
import { listed } from '../progress/shown-progress.ts'
import { progressRepository, useProgress } from '../progress/progress.ts'
import { indexWorld } from '../worlds/world-context.tsx'
import { useFilterOverride } from './shown-filters.ts'
import { newPlaces, showNewPlaces, watchNewPlaces } from './new-places.ts'
import type { ToastText } from '../../ui/toasts/toasts.tsx'

const notes = vi.hoisted(() => [] as ToastText[])
vi.mock('../../ui/toasts/toasts.tsx', async (original) => ({
  ...(await original<object>()),
  showNote: (_: string, text: ToastText) => notes.push(text),
}))

const worldUpTo = (latest: number) =>
  indexWorld({
    ...emptyWorld,
    markers: Array.from({ length: latest + 1 }, (_, id) => ({
      id,
      locationType: 'bed',
      coordinate: [id, id] as const,
    })),
  })

let newFromId: number | undefined
let offline: boolean
let stop: () => void

beforeEach(() => {
  localStorage.clear()
  notes.length = 0
  newFromId = 8
  offline = false
  vi.spyOn(progressRepository, 'joined').mockResolvedValue()
  const about = { id: 'test', game: 'A Game', title: 'A World', total: 1, ids: '0', bytes: 9 }
  vi.stubGlobal('fetch', () =>
    offline
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(
          Response.json({ format: 'itinerarium-worlds', worlds: [{ ...about, newFromId }] }),
        ),
  )
  find([])
})

afterEach(() => {
  stop()
  useFilterOverride.setState({ override: null, before: null })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function find(ids: readonly number[]): void {
  useProgress.setState(
    listed(new Map(marksFor(new Map(), ids, true).map((mark) => [mark.id, mark]))),
  )
}

async function visit(latest: number): Promise<readonly string[]> {
  notes.length = 0
  stop = watchNewPlaces(worldUpTo(latest))
  await new Promise((resolve) => setTimeout(resolve, 0))
  await new Promise((resolve) => setTimeout(resolve, 0))
  stop()
  return notes.map(({ title }) => title())
}

const stored = () => JSON.parse(localStorage.getItem('seen-places') ?? 'null') as unknown

it('announces nothing to a new player, and counts from their first found place', async () => {
  expect(await visit(9)).toEqual([])
  expect(stored()).toBe(null)
  stop = watchNewPlaces(worldUpTo(9))
  await new Promise((resolve) => setTimeout(resolve, 0))
  find([3])
  expect(stored()).toEqual({ told: 9, seen: 9 })
  expect(await visit(9)).toEqual([])
  expect(await visit(11)).toEqual(['2 new places since you were here'])
})

it('announces new places once, and lists them until they are shown', async () => {
  find([0, 1, 2, 3, 4, 5, 6, 7])
  expect(await visit(9)).toEqual(['2 new places since you were here'])
  expect(await visit(9)).toEqual([])
  expect(newPlaces(worldUpTo(9))).toEqual([8, 9])
  await showNewPlaces(worldUpTo(9), [8, 9])
  const { override } = useFilterOverride.getState()
  expect([override?.isolated?.kind, [...(override?.within ?? [])]]).toEqual(['new', [8, 9]])
  expect(newPlaces(worldUpTo(9))).toEqual([])
})

it('announces only places that are new and not found', async () => {
  find([1, 8])
  expect(await visit(9)).toEqual(['1 new place since you were here'])
  expect(await visit(12)).toEqual(['3 new places since you were here'])
  expect(newPlaces(worldUpTo(12))).toEqual([8, 9, 10, 11, 12])
  find([1, 8, 13])
  expect(await visit(13)).toEqual([])
  expect(stored()).toEqual({ told: 13, seen: 7 })
})

it('treats all places as known if the world has no information about new ones', async () => {
  newFromId = undefined
  find([1])
  expect(await visit(9)).toEqual([])
  expect(await visit(10)).toEqual(['1 new place since you were here'])
})

it('postpones the announcement if the list of worlds is missing', async () => {
  offline = true
  find([1])
  expect(await visit(9)).toEqual([])
  expect(stored()).toBe(null)
  offline = false
  expect(await visit(9)).toEqual(['2 new places since you were here'])
})

it('never takes back what another tab with a newer map has noted', async () => {
  find([1])
  await visit(12)
  expect(await visit(9)).toEqual([])
  await showNewPlaces(worldUpTo(9), [8, 9])
  expect(stored()).toEqual({ told: 12, seen: 9 })
})

it.each(['', 'null', '{"told":"9"}', '{"told":1e300}', '[9]', '{'])(
  'takes %j for nothing stored',
  async (text) => {
    localStorage.setItem('seen-places', text)
    find([1])
    expect(await visit(9)).toEqual(['2 new places since you were here'])
    expect(stored()).toEqual({ told: 9, seen: 7 })
  },
)
