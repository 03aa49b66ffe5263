// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Marker } from '../../../world/marker.ts'
import { useRoute } from '../../routes/route-store.ts'
import { markerSelectEvent } from '../marker-select-event.ts'
import type { TreasureMapsFile } from '../../../world/treasure-map.ts'
import { indexWorld, WorldProvider } from '../../worlds/world-context.tsx'
import { emptyWorld, markerType } from '../../../testing/world-samples.ts'
import { SpotDetails } from './spot-details.tsx'
import { TreasureMapsOf } from './treasure-map.tsx'
import { openMarker, openedId } from '../../../testing/open-cards.ts'
import { closeAll, openCard, openedNow } from '../opened.ts'

const markers: readonly Marker[] = [
  ...[1, 2, 3, 4, 5].map((id) => ({
    id,
    locationType: 'chest',
    coordinate: [id * 10, 10] as const,
  })),
  { id: 9, locationType: 'miller', coordinate: [400, 400] },
]

const file: TreasureMapsFile = {
  format: 'itinerarium-treasure-maps',
  maps: [
    { number: 1, chest: 1, at: [1000, 1000], how: 'lies', requires: 'lockpicking:easy' },
    { number: 2, chest: 2, at: [1000, 1100], how: 'buy' },
    { number: 3, chest: 3, at: [1000, 1200], how: 'wayfarer' },
    { number: 12, chest: 4, at: [401, 400], how: 'buy', seller: 9 },
  ],
}

const world = indexWorld({
  ...emptyWorld,
  requirements: {
    title: 'Chests',
    heading: '',
    hint: '',
    groups: [
      {
        key: 'lockpicking',
        title: 'Locks',
        none: 'None',
        levels: [{ key: 'easy', title: 'Easy', note: 'Requires lockpicking: Easy' }],
      },
    ],
  },
  ranks: [{ key: 'town', title: 'Town', reach: 50, plateSize: 12 }],
  places: [{ coordinate: [1000, 1000], rank: 'town', name: 'Rattay' }],
  types: [markerType('chest'), markerType('miller', { title: 'Miller' })],
  markers,
  treasureMaps: 'chest',
})

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  closeAll()
  closeAll()
  useRoute.setState({ points: null })
})

function show(id: number): void {
  const marker = markers.find((one) => one.id === id)
  if (!marker) throw new Error(`There is no ${id}.`)
  openMarker(id, 'event')
  render(
    <WorldProvider world={world}>
      <TreasureMapsOf marker={marker} />
    </WorldProvider>,
  )
}

/** Collects the ids of the markers that the page selects from now on. */
function asked(): readonly number[] {
  const ids: number[] = []
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) ids.push((event.detail as Marker).id)
  }
  window.addEventListener(markerSelectEvent, listen)
  onTestFinished(() => window.removeEventListener(markerSelectEvent, listen))
  return ids
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

it.each<readonly [id: number, title: string, told: readonly string[]]>([
  [1, 'Treasure map I', ['To be picked up there', 'Requires lockpicking: Easy', 'In Rattay']],
  [2, 'Treasure map II', ['Sold there', 'In Rattay']],
  [3, 'Treasure map III', ['Carried by a wanderer', '100 m north of Rattay']],
  [4, 'Treasure map XII', ['Sold by: Miller', '420 m south-west of Rattay']],
])('the card of chest %i says where its map is had', async (id, title, told) => {
  show(id)
  const section = await screen.findByRole('region', { name: title })
  for (const text of told) expect(section.textContent).toContain(text)
})

it('lists the maps that a seller sells, and nothing for a chest without a map', async () => {
  show(9)
  const sold = await screen.findByRole('region', { name: 'Sells' })
  expect(
    within(sold)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Treasure map XII'])
  const ids = asked()
  press('Treasure map XII')
  expect(ids).toEqual([4])
  cleanup()
  show(5)
  expect(screen.queryByRole('region')).toBeNull()
})

it('leads to the card of the seller', async () => {
  show(4)
  await screen.findByRole('region', { name: 'Treasure map XII' })
  const ids = asked()
  press('Sold by: Miller')
  expect(ids).toEqual([9])
})

it('begins a route at the map, which ends at the chest', async () => {
  show(4)
  await screen.findByRole('region', { name: 'Treasure map XII' })
  press('Route from there')
  expect(useRoute.getState().points).toEqual([
    [401, 400],
    [40, 10],
  ])
})

const spot = { kind: 'spot', coordinate: [401, 400], words: 'Treasure map XII' } as const

it('puts the spot on the map in place of the chest, and leads back', async () => {
  show(4)
  await screen.findByRole('region', { name: 'Treasure map XII' })
  press('Show where it is')
  expect(openedId('marker')).toBeNull()
  expect(openedNow()).toMatchObject({
    ...spot,
    by: 'event',
  })
  cleanup()
  render(
    <WorldProvider world={world}>
      <SpotDetails spot={spot} />
    </WorldProvider>,
  )
  const card = await screen.findByRole('dialog', { name: 'Details: Treasure map XII' })
  expect(card.textContent).toContain('Sold by: Miller')
  const ids = asked()
  press('Back to the treasure')
  expect(ids).toEqual([4])
  expect(openedId('spot')).toBeNull()
})

it('closing the card of the spot shows the chest’s card again', async () => {
  openCard(spot, 'event')
  render(
    <WorldProvider world={world}>
      <SpotDetails spot={spot} />
    </WorldProvider>,
  )
  await screen.findByRole('dialog', { name: 'Details: Treasure map XII' })
  const ids = asked()
  press('Close')
  expect(ids).toEqual([4])
})
