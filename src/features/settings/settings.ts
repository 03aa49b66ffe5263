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

/** A marker's diameter on screen, in CSS pixels. */
export const markerSizeRange = { min: 20, max: 80, initial: 50 } as const

/** Every setting: how it is at first, and what takes it out of storage. */
const settings = {
  /** CSS pixels, within {@link markerSizeRange}. */
  markerSize: always(markerSizeRange.initial, readNumber(markerSizeRange.min, markerSizeRange.max)),
  panelOpen: always(true, readBoolean),
  showNamePlates: always(true, readBoolean),
  disclaimerOpen: always(false, readBoolean),
  /** As chosen; what the map shows is the effective basemap style. */
  look: always(basemapStyleNames[0], readOneOf(basemapStyleNames)),
  /** Whether single keys do something; the map's own keys always do. */
  shortcuts: always(true, readBoolean),
  /** Whether the worlds that were never opened here are kept for use without a connection, too. */
  keepAllWorlds: onceChanged(false, readBoolean),
  /** As `lang` says it; none where the browser's own is used. One of a newer version is kept, too. */
  language: onceChanged<string | null>(null, readLanguage),
  /** Categories by id, whose types are not listed among the filters. */
  folded: onceChanged<readonly string[]>([], readStrings),
  /** Whether notifications stay until they are closed, for who needs longer to read them (WCAG 2.2.1). */
  keepNotifications: onceChanged(false, readBoolean),
  /** Whether places count as visited that a player passes who is followed. */
  visitPassed: onceChanged(false, readBoolean),
  /** Whether they count as found, of the types that are shown. */
  findPassed: onceChanged(false, readBoolean),
  /** Whether a sound tells such a player that an unfound place is near. */
  nearAlert: onceChanged(false, readBoolean),
  /** Whether the next turn of a route is said aloud. */
  turnsAloud: onceChanged(false, readBoolean),
  /** Where the program is asked that tells where the player is; empty for the usual address. */
  programAddress: onceChanged('', readString),
  /** Along what routes lead, whether one travels at once, how one goes otherwise, and how far beside a route places lie on it, in metres. */
  wayKind: onceChanged<RouteKind>('paths', readOneOf(routeKinds)),
  fastTravel: onceChanged<FastTravel>('none', readOneOf(fastTravels)),
  travelMode: onceChanged<TravelMode>('walk', readOneOf(travelModes)),
  wayReach: onceChanged<number>(60, (value) => routeReaches.find((metres) => metres === value)),
  /** Whether titles of quests are told that the player has not come to yet. */
  questTitles: onceChanged(false, readBoolean),
  /** Whether the map shows where quests begin. */
  questsOnMap: onceChanged(false, readBoolean),
  /** Expansions by their keys, whose quests are left out. */
  questPartsOff: onceChanged<readonly string[]>([], readStrings),
  /** Whether the screen stays on while the player is followed. */
  keepAwake: onceChanged(false, readBoolean),
}

function readLanguage(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z]{2,3}$/.test(value) ? value : undefined
}

interface Setting<Value> {
  readonly initial: Value
  readonly read: ReadField<Value>
  /** Whether it is written while it is as at first. */
  readonly always: boolean
}

/** A setting of the first entry, each of whose fields the specification names. */
function always<Value>(initial: Value, read: ReadField<Value>): Setting<Value> {
  return { initial, read, always: true }
}

/** A setting that came later: who leaves it alone has the same entry as before there was one. */
function onceChanged<Value>(initial: Value, read: ReadField<Value>): Setting<Value> {
  return { initial, read, always: false }
}

type Settings = {
  readonly [Name in keyof typeof settings]: (typeof settings)[Name]['initial']
}

/** The settings that are either on or off. */
export type SwitchName = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never
}[keyof Settings]

const names = Object.keys(settings) as (keyof Settings)[]
const ofEach = (value: (name: keyof Settings) => unknown, of = names) =>
  Object.fromEntries(of.map((name) => [name, value(name)]))

const initial = ofEach((name) => settings[name].initial) as Settings
const readers = ofEach((name) => settings[name].read) as FieldReaders<Settings>

/** Whatever is set, by `useSettings.setState({ look: 'night' })`, is kept. */
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
    // On a phone the panel would lie over all of the map; the width is that of `ui/screen-size.ts`.
    here: () =>
      typeof window !== 'undefined' && window.matchMedia('(width < 768px)').matches
        ? { panelOpen: false }
        : {},
    // A panel that opens by itself because of another window would be a nuisance.
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

/** A panel over the whole screen would hide the map that is to show something. */
export function uncoverMap(): void {
  if (window.matchMedia(smallScreen).matches) useSettings.setState({ panelOpen: false })
}

export function togglePanel(): void {
  useSettings.setState(({ panelOpen }) => ({ panelOpen: !panelOpen }))
}
