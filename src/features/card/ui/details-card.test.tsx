// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Marker } from '../../../world/marker.ts'
import { useProgress } from '../../progress/progress.ts'
import { useRoute } from '../../routes/route-store.ts'
import { indexWorld, WorldProvider } from '../../worlds/world-context.tsx'
import { emptyWorld, markerType } from '../../../testing/world-samples.ts'
import { DetailsCard } from './details-card.tsx'
import { openMarker } from '../../../testing/open-cards.ts'
import { closeAll } from '../opened.ts'

const markers: readonly Marker[] = [
  { id: 1, locationType: 'nest', coordinate: [10, 10] },
  { id: 2, locationType: 'baker', coordinate: [20, 20] },
  { id: 3, locationType: 'fast_travel', coordinate: [30, 30] },
  { id: 4, locationType: 'nest', coordinate: [40, 40], name: 'A traitor’s', veiled: true },
]

const world = indexWorld({
  ...emptyWorld,
  services: { categories: ['vendors'], types: ['fast_travel'] },
  types: [
    markerType('nest'),
    markerType('baker', { category: 'vendors' }),
    markerType('fast_travel'),
  ],
  markers,
})

afterEach(() => {
  cleanup()
  closeAll()
  useRoute.setState({ points: null })
})

async function show(id: number): Promise<readonly HTMLElement[]> {
  openMarker(id, 'event')
  render(
    <WorldProvider world={world}>
      <DetailsCard />
    </WorldProvider>,
  )
  await screen.findByRole('group')
  return [...document.querySelectorAll<HTMLElement>('.card-actions > *')]
}

it.each<readonly [id: number, first: RegExp, second: RegExp]>([
  [1, /Discovered/, /to here/],
  [2, /to here/, /Discovered/],
  [3, /to here/, /Discovered/],
])('begins with what place %i is opened for', async (id, ...names) => {
  const actions = await show(id)
  expect(actions).toHaveLength(2)
  actions.forEach((action, at) => expect(action.textContent).toMatch(names[at] ?? /^$/))
})

it('keeps the route in the details while a place’s name is veiled', async () => {
  const [found, ...others] = await show(4)
  expect(found?.getAttribute('role')).toBe('switch')
  expect(others).toEqual([])
  const route = () => screen.getByRole('button', { name: /to here/ })
  expect(route().closest('details')).not.toBeNull()
  act(() => useProgress.getState().addDiscovered(4))
  expect(route().closest('details')).toBeNull()
})

it('says by a sign that a place was visited, as its switch in the details has it', async () => {
  await show(1)
  act(() => useProgress.getState().removeVisited(1))
  const sign = () => screen.queryByRole('img', { name: 'Visited' })
  expect(sign()).toBeNull()
  act(() => screen.getByRole('switch', { name: 'Visited' }).click())
  expect(sign()).not.toBeNull()
  expect(screen.getByRole('switch', { name: 'Visited' }).closest('details')).not.toBeNull()
})

it('keeps the details open for the next place until the card is closed', async () => {
  await show(1)
  const details = () => screen.getByRole('group')
  expect(details()).toHaveProperty('open', false)
  act(() => details().querySelector('summary')?.click())
  expect(details()).toHaveProperty('open', true)
  act(() => openMarker(2, 'event'))
  await screen.findByRole('dialog', { name: /baker/ })
  expect(details()).toHaveProperty('open', true)
  await act(async () => closeAll())
  act(() => openMarker(1, 'event'))
  expect(details()).toHaveProperty('open', false)
})

it.each<readonly [id: number, names: readonly RegExp[], kept: RegExp]>([
  [1, [/Discovered/, /^Continue/], /^(Way|Route) to here/],
  [2, [/^(Way|Route) to here/, /^Continue/], /found/],
])(
  'adds to the route that there is from the card of place %i, which keeps the rest in its details',
  async (id, names, kept) => {
    useRoute.setState({
      points: [
        [0, 0],
        [9, 9],
      ],
    })
    const actions = await show(id)
    expect(actions).toHaveLength(2)
    actions.forEach((action, at) => expect(action.textContent).toMatch(names[at] ?? /^$/))
    const details = within(screen.getByRole('group'))
    expect(details.getAllByText(kept).length).toBeGreaterThan(0)
  },
)

it('sets the window’s title to the place’s name unless it is veiled', async () => {
  useProgress.getState().removeDiscovered(4)
  await show(4)
  expect(document.title).toBe('Nest · Itinerarium')
  act(() => useProgress.getState().addDiscovered(4))
  expect(document.title).toBe('A traitor’s · Itinerarium')
  act(() => openMarker(2, 'event'))
  expect(document.title).toBe('Baker · Itinerarium')
  act(() => closeAll())
  expect(document.title).toMatch(/^Itinerarium: an interactive map for /)
})
