// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearStores } from '../testing/bound-map.ts'
import { createFakeEngine } from '../testing/fake-engine.ts'
import { emptyWorld } from '../testing/world-samples.ts'
import { spokenWorld, useSpokenNames } from '../stores/languages/spoken-names.ts'
import { indexWorld } from '../stores/world/world-context.tsx'
import { type LandTiles, TileCache } from './basemap/tiles/land-tiles.ts'
import type { createDomEngine } from './engine/dom-engine.ts'
import { MapView } from './map-view.tsx'

type EngineOptions = Parameters<typeof createDomEngine>[0]

/** What the last map was made of. */
let made: EngineOptions | undefined

vi.mock('./engine/dom-engine.ts', () => ({
  createDomEngine: (options: EngineOptions) => {
    made = options
    return createFakeEngine(options.position, options.onEvent)
  },
}))

function fakeLand() {
  return {
    loaded: Promise.resolve(),
    cache: new TileCache(),
    want: () => undefined,
    wanted: [],
    onDrawn: undefined,
    relabel: vi.fn<LandTiles['relabel']>(),
    close: vi.fn<() => void>(),
  } satisfies LandTiles
}

const english = indexWorld(emptyWorld)
const names = { title: 'Čechy' }

beforeEach(() => {
  clearStores()
})

afterEach(() => {
  cleanup()
  useSpokenNames.setState({ names: undefined })
  vi.unstubAllGlobals()
})

it('has the land written on in the language of the page: after a change of it, and after a failure', () => {
  const land = fakeLand()
  const view = (world = english) => (
    <MapView world={world} landTiles={land} embedded={false} onReady={() => undefined} />
  )
  const { rerender, unmount } = render(view())
  expect(land.relabel.mock.lastCall).toEqual([undefined])
  useSpokenNames.setState({ names })
  rerender(view(spokenWorld(english, names)))
  expect(land.relabel.mock.lastCall).toEqual([{ north: 'N', title: 'Čechy' }])
  expect(made?.landTiles).toBe(land)

  const anew = fakeLand()
  made?.onNewLandTiles(anew)
  expect(anew.relabel.mock.lastCall).toEqual([{ north: 'N', title: 'Čechy' }])
  useSpokenNames.setState({ names: undefined })
  rerender(view())
  expect(anew.relabel.mock.lastCall).toEqual([undefined])
  expect(made?.landTiles).toBe(anew)
  unmount()
  expect(anew.close).toHaveBeenCalledOnce()
})
