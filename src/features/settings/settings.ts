import { smallScreen } from '../../ui/screen-size.ts'
import { basemapStyleNames } from '../../basemap/basemap-style.ts'
import {
  fastTravels,
  routeKinds,
  routeReaches,
  travelModes,
  type FastTravel,
  type RouteKind,
  type TravelMode,
} from './model/route-choices.ts'
import {
  readBoolean,
  readNumber,
  readOneOf,
  readString,
  readStrings,
  type ReadField,
} from '../../platform/read-field.ts'
import { createPersistedStore } from '../../storage/create-persisted-store.ts'
import { storageKeys } from '../../storage/names.ts'
import { validFields, type FieldReaders } from '../../storage/valid-fields.ts'

/** Diameter of a marker in CSS pixels. */
export const markerSizeRange = { min: 20, max: 80, initial: 50 } as const

const settings = {
  markerSize: always(markerSizeRange.initial, readNumber(markerSizeRange.min, markerSizeRange.max)),
  panelOpen: always(true, readBoolean),
  showNamePlates: always(true, readBoolean),
  disclaimerOpen: always(false, readBoolean),
  /** The chosen basemap style. `effectiveBasemapStyle` replaces it for print and forced colours. */
  look: always(basemapStyleNames[0], readOneOf(basemapStyleNames)),
  /** Whether keyboard shortcuts of a single key work. The map's own keys always do. */
  shortcuts: always(true, readBoolean),
  /** Whether to keep all worlds for offline use, including worlds that were never opened here. */
  keepAllWorlds: onceChanged(false, readBoolean),
  /** Language code, or `null` for the browser's language. A code that only a newer version knows is kept. */
  language: onceChanged<string | null>(null, readLanguage),
  /** Ids of the categories that are folded in the list of filters. */
  folded: onceChanged<readonly string[]>([], readStrings),
  /** Whether notifications stay until they are closed, for players who read slowly (WCAG 2.2.1). */
  keepNotifications: onceChanged(false, readBoolean),
  /** Whether places that the followed player passes count as visited. */
  visitPassed: onceChanged(false, readBoolean),
  /** Whether places of the visible types that the followed player passes count as found. */
  findPassed: onceChanged(false, readBoolean),
  /** Whether a sound announces an unfound place near the followed player. */
  nearAlert: onceChanged(false, readBoolean),
  turnsAloud: onceChanged(false, readBoolean),
  /** Address of the program that reports the player's position. Empty for the default address. */
  programAddress: onceChanged('', readString),
  /** Options of routes. `wayReach` is the distance in metres within which places lie along a route. */
  wayKind: onceChanged<RouteKind>('paths', readOneOf(routeKinds)),
  fastTravel: onceChanged<FastTravel>('none', readOneOf(fastTravels)),
  travelMode: onceChanged<TravelMode>('walk', readOneOf(travelModes)),
  wayReach: onceChanged<number>(60, (value) => routeReaches.find((metres) => metres === value)),
  /** Whether to show titles of quests that the player has not reached yet. */
  questTitles: onceChanged(false, readBoolean),
  questsOnMap: onceChanged(false, readBoolean),
  /** Keys of the expansions whose quests are hidden. */
  questPartsOff: onceChanged<readonly string[]>([], readStrings),
  keepAwake: onceChanged(false, readBoolean),
}

function readLanguage(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z]{2,3}$/.test(value) ? value : undefined
}

interface Setting<Value> {
  readonly initial: Value
  readonly read: ReadField<Value>
  /** Whether the setting is stored even with its initial value. */
  readonly always: boolean
}

/** Defines a setting of the original storage format, which always holds these fields. */
function always<Value>(initial: Value, read: ReadField<Value>): Setting<Value> {
  return { initial, read, always: true }
}

/** Defines a later setting. Until it is changed, the stored entry looks as before the setting existed. */
function onceChanged<Value>(initial: Value, read: ReadField<Value>): Setting<Value> {
  return { initial, read, always: false }
}

type Settings = {
  readonly [Name in keyof typeof settings]: (typeof settings)[Name]['initial']
}

export type SwitchName = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never
}[keyof Settings]

const names = Object.keys(settings) as (keyof Settings)[]
const ofEach = (value: (name: keyof Settings) => unknown, of = names) =>
  Object.fromEntries(of.map((name) => [name, value(name)]))

const initial = ofEach((name) => settings[name].initial) as Settings
const readers = ofEach((name) => settings[name].read) as FieldReaders<Settings>

export const useSettings = createPersistedStore<Settings, Partial<Settings>>(
  {
    kind: storageKeys.settings,
    scope: 'site',
    migrations: [],
    partialize: (state) =>
      ofEach(
        (name) => state[name],
        names.filter((name) => settings[name].always || state[name] !== initial[name]),
      ),
    validate: (stored) => validFields<Settings>(stored, readers),
    // On a phone the open panel would cover the whole map. The width matches `ui/screen-size.ts`.
    here: () =>
      typeof window !== 'undefined' && window.matchMedia('(width < 768px)').matches
        ? { panelOpen: false }
        : {},
    // The panel should not open or close because of another tab.
    followOtherTabs: false,
  },
  () => initial,
)

export function toggleFolded(category: string): void {
  useSettings.setState(({ folded }) => ({
    folded: folded.includes(category)
      ? folded.filter((each) => each !== category)
      : [...folded, category],
  }))
}

/** Closes the panel on small screens, where it would hide what the map is about to show. */
export function uncoverMap(): void {
  if (window.matchMedia(smallScreen).matches) useSettings.setState({ panelOpen: false })
}

export function togglePanel(): void {
  useSettings.setState(({ panelOpen }) => ({ panelOpen: !panelOpen }))
}
