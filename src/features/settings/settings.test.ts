// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const key = 'settings-store'

beforeEach(() => localStorage.clear())

/** Loads the store as a new page does. Another call simulates a reload. */
async function openStore() {
  vi.resetModules()
  return (await import('./settings.ts')).useSettings
}

const defaults = {
  markerSize: 50,
  panelOpen: true,
  showNamePlates: true,
  disclaimerOpen: false,
  look: 'parchment',
  shortcuts: true,
  keepAllWorlds: false,
  language: null as string | null,
  folded: [] as readonly string[],
  keepNotifications: false,
  questPartsOff: [],
  questTitles: false,
  questsOnMap: false,
  visitPassed: false,
  findPassed: false,
  nearAlert: false,
  turnsAloud: false,
  programAddress: '',
  wayKind: 'paths',
  fastTravel: 'none',
  travelMode: 'walk',
  wayReach: 60,
  keepAwake: false,
}

const changed = {
  markerSize: 72,
  panelOpen: false,
  showNamePlates: false,
  disclaimerOpen: true,
  look: 'night',
  shortcuts: false,
  keepAllWorlds: true,
  language: 'cs',
  folded: ['b', 'a'],
  keepNotifications: true,
  questPartsOff: ['x'],
  questTitles: true,
  questsOnMap: true,
  visitPassed: true,
  findPassed: true,
  nearAlert: true,
  turnsAloud: true,
  programAddress: 'http://192.168.1.20:8765',
  wayKind: 'roads',
  fastTravel: 'found',
  travelMode: 'ride',
  wayReach: 250,
  keepAwake: true,
} as const

describe('the settings store', () => {
  it('begins with the defaults and writes nothing [S9.06]', async () => {
    expect((await openStore()).getState()).toEqual(defaults)
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('starts with a closed panel on a narrow screen unless stored otherwise', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 768px)' }))
    expect((await openStore()).getState()).toEqual({ ...defaults, panelOpen: false })
    localStorage.setItem(key, '{"state":{"panelOpen":true},"version":0}')
    expect((await openStore()).getState()).toEqual(defaults)
    vi.unstubAllGlobals()
  })

  it('keeps every setting under its name, in the envelope', async () => {
    ;(await openStore()).setState(changed)
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ state: changed, version: 0 })
    expect((await openStore()).getState()).toEqual(changed)
  })

  it('stores newer settings only once they were changed', async () => {
    const settings = await openStore()
    settings.setState({ keepAllWorlds: true })
    settings.setState({ keepAllWorlds: false })
    expect(localStorage.getItem(key)).toBe(
      '{"state":{"markerSize":50,"panelOpen":true,"showNamePlates":true,"disclaimerOpen":false,"look":"parchment","shortcuts":true},"version":0}',
    )
  })

  it('keeps a language of a newer version and drops an invalid one', async () => {
    localStorage.setItem(key, '{"state":{"language":"uk","markerSize":35},"version":0}')
    expect((await openStore()).getState()).toMatchObject({ language: 'uk', markerSize: 35 })
    localStorage.setItem(key, '{"state":{"language":"../cs","markerSize":35},"version":0}')
    expect((await openStore()).getState()).toMatchObject({ language: null, markerSize: 35 })
  })

  it.each(['61', '0', '"60"', 'null'])('drops a distance beside routes of %s', async (wayReach) => {
    localStorage.setItem(key, `{"state":{"wayReach":${wayReach},"markerSize":35},"version":0}`)
    expect((await openStore()).getState()).toMatchObject({ wayReach: 60, markerSize: 35 })
  })

  it('toggles the panel to and fro', async () => {
    const settings = await openStore()
    const { togglePanel } = await import('./settings.ts')
    togglePanel()
    expect(settings.getState()).toEqual({ ...defaults, panelOpen: false })
    togglePanel()
    expect(settings.getState()).toEqual(defaults)
  })

  it('reads what version 0 stored before the basemap had styles', async () => {
    const text =
      '{"state":{"markerSize":35,"panelOpen":false,"showNamePlates":false,"disclaimerOpen":true},"version":0}'
    localStorage.setItem(key, text)
    expect((await openStore()).getState()).toMatchObject({
      markerSize: 35,
      panelOpen: false,
      showNamePlates: false,
      disclaimerOpen: true,
      look: 'parchment',
    })
    expect(localStorage.getItem(key)).toBe(text)
  })

  it('uses defaults for settings that are not stored yet', async () => {
    localStorage.setItem(key, '{"state":{"panelOpen":false},"version":0}')
    expect((await openStore()).getState()).toMatchObject({ ...defaults, panelOpen: false })
  })

  it.each(['19', '81', '"50"', 'null', '1e309', '{}', '[50]', 'true'])(
    'falls back for a marker size of %s, and for nothing else [S3.20] [D-state-2]',
    async (markerSize) => {
      localStorage.setItem(
        key,
        `{"state":{"markerSize":${markerSize},"panelOpen":false,"showNamePlates":false,"disclaimerOpen":true},"version":0}`,
      )
      expect((await openStore()).getState()).toMatchObject({
        markerSize: 50,
        panelOpen: false,
        showNamePlates: false,
        disclaimerOpen: true,
      })
    },
  )

  it.each([20, 80])('takes the marker size %d at the end of the range', async (markerSize) => {
    localStorage.setItem(key, JSON.stringify({ state: { markerSize }, version: 0 }))
    expect((await openStore()).getState().markerSize).toBe(markerSize)
  })

  it.each(['parchment', 'night', 'plain'])('takes the basemap style %s', async (look) => {
    localStorage.setItem(key, JSON.stringify({ state: { look }, version: 0 }))
    expect((await openStore()).getState().look).toBe(look)
  })

  it.each(['"Night"', '"sepia"', '""', 'null', '1', '["night"]', '{}'])(
    'falls back for a basemap style of %s, and for nothing else',
    async (look) => {
      localStorage.setItem(
        key,
        `{"state":{"markerSize":35,"panelOpen":false,"look":${look}},"version":0}`,
      )
      expect((await openStore()).getState()).toMatchObject({
        markerSize: 35,
        panelOpen: false,
        look: 'parchment',
      })
    },
  )

  it.each(['panelOpen', 'showNamePlates', 'disclaimerOpen', 'shortcuts'] as const)(
    'falls back for a wrong %s alone',
    async (field) => {
      const state = {
        markerSize: 30,
        panelOpen: false,
        showNamePlates: false,
        disclaimerOpen: true,
        look: 'night',
        shortcuts: false,
      }
      localStorage.setItem(
        key,
        JSON.stringify({ state: { ...state, [field]: 'false' }, version: 0 }),
      )
      expect((await openStore()).getState()).toMatchObject({ ...state, [field]: defaults[field] })
    },
  )

  it('does not follow other pages: their panels are their own', async () => {
    const settings = await openStore()
    const text = '{"state":{"panelOpen":false},"version":0}'
    localStorage.setItem(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
    expect(settings.getState().panelOpen).toBe(true)
  })
})
