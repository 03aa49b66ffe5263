// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearStores } from '../../testing/bound-map.ts'
import { createFakeEngine, type FakeEngine } from '../../testing/fake-engine.ts'
import { emptyWorld } from '../../testing/world-samples.ts'
import { english as inEnglish, setLocale } from '../../i18n/language/locale.ts'
import { localizedWorld } from '../../features/worlds/localized-names.ts'
import { indexWorld } from '../../features/worlds/world-context.tsx'
import { type LandTiles, TileCache } from '../../basemap/tiles/land-tiles.ts'
import type { createDomEngine } from '../../map/dom-engine.ts'
import { MapView } from './map-view.tsx'

type EngineOptions = Parameters<typeof createDomEngine>[0]

let made: EngineOptions | undefined

const engines: FakeEngine[] = []

vi.mock('../../map/dom-engine.ts', () => ({
  createDomEngine: (options: EngineOptions) => {
    made = options
    const engine = createFakeEngine(options.position, options.content, options.onEvent)
    engines.push(engine)
    return engine
  },
}))

function fakeLand() {
  return {
    load: () => undefined,
    loaded: Promise.resolve(),
    cache: new TileCache(),
    want: () => undefined,
    wanted: [],
    onDrawn: undefined,
    obstacles: undefined,
    onObstacles: undefined,
    relabel: vi.fn<LandTiles['relabel']>(),
    close: vi.fn<() => void>(),
  } satisfies LandTiles
}

const english = indexWorld({
  ...emptyWorld,
  places: [{ coordinate: [1, 2], rank: 'town', name: 'Rattay' }],
})
const names = { title: 'Čechy', places: { Rattay: 'Rataje' } }

beforeEach(() => {
  clearStores()
  engines.length = 0
})

afterEach(() => {
  cleanup()
  setLocale(inEnglish)
  vi.unstubAllGlobals()
})

const view = (land: LandTiles, world = english) => (
  <MapView world={world} landTiles={land} embedded={false} onReady={() => undefined} />
)

it('keeps the engine when the language changes, which writes the names anew', () => {
  const { rerender } = render(view(fakeLand()))
  const czech = localizedWorld(english, names)
  for (const world of [czech, english, czech]) rerender(view(fakeLand(), world))
  expect(engines).toHaveLength(1)
  expect(engines[0]?.calls.filter(({ kind }) => kind !== 'flyTo')).toEqual([
    { kind: 'rename', names: ['Rataje'] },
    { kind: 'rename', names: ['Rattay'] },
    { kind: 'rename', names: ['Rataje'] },
  ])
})

it('labels the land in the page’s language, also after a change or a failure', () => {
  const land = fakeLand()
  const { rerender, unmount } = render(view(land))
  expect(land.relabel.mock.lastCall).toEqual([undefined])
  setLocale({ ...inEnglish, names })
  rerender(view(land, localizedWorld(english, names)))
  expect(land.relabel.mock.lastCall).toEqual([{ north: 'N', title: 'Čechy' }])

  const anew = fakeLand()
  made?.onNewLandTiles(anew)
  expect(anew.relabel.mock.lastCall).toEqual([{ north: 'N', title: 'Čechy' }])
  setLocale(inEnglish)
  rerender(view(land))
  expect(anew.relabel.mock.lastCall).toEqual([undefined])
  unmount()
  expect(anew.close).toHaveBeenCalledOnce()
})
