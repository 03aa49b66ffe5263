import { lookNames, type LookName } from '../../domain/land/look.ts'
import { readBoolean, readNumber, readOneOf } from '../../domain/persistence/read-field.ts'
import { createKeptStore } from '../persistence/create-kept-store.ts'
import { storageKeys } from '../persistence/names.ts'
import { validFields } from '../persistence/valid-fields.ts'

/** A marker's diameter on screen, in CSS pixels. */
export const markerSizeRange = { min: 20, max: 80, initial: 50 } as const

interface KeptSettings {
  /** CSS pixels, within {@link markerSizeRange}. */
  readonly markerSize: number
  readonly panelOpen: boolean
  readonly showNamePlates: boolean
  readonly disclaimerOpen: boolean
  /** As chosen; what the map shows is the effective look. */
  readonly look: LookName
  /** Whether single keys do something; the map's own keys always do. */
  readonly shortcuts: boolean
  /** Whether the worlds that were never opened here are kept for use without a connection, too. */
  readonly keepAllWorlds?: boolean
}

interface Settings extends KeptSettings {
  readonly keepAllWorlds: boolean
  readonly setMarkerSize: (size: number) => void
  readonly setPanelOpen: (open: boolean) => void
  readonly togglePanel: () => void
  readonly toggleNamePlates: () => void
  readonly setDisclaimerOpen: (open: boolean) => void
  readonly setLook: (look: LookName) => void
  readonly setShortcuts: (on: boolean) => void
  readonly setKeepAllWorlds: (on: boolean) => void
}

const readers = {
  markerSize: readNumber(markerSizeRange.min, markerSizeRange.max),
  panelOpen: readBoolean,
  showNamePlates: readBoolean,
  disclaimerOpen: readBoolean,
  look: readOneOf(lookNames),
  shortcuts: readBoolean,
  keepAllWorlds: readBoolean,
}

export const useSettings = createKeptStore<Settings, KeptSettings>(
  {
    kind: storageKeys.settings,
    scope: 'site',
    migrations: [],
    keep: ({
      markerSize,
      panelOpen,
      showNamePlates,
      disclaimerOpen,
      look,
      shortcuts,
      keepAllWorlds,
    }) => ({
      markerSize,
      panelOpen,
      showNamePlates,
      disclaimerOpen,
      look,
      shortcuts,
      // Only from whoever turned it on: the others' entry stays as the specification has it.
      ...(keepAllWorlds && { keepAllWorlds }),
    }),
    validate: (stored) => validFields<KeptSettings>(stored, readers),
    // A panel that opens by itself because of another window would be a nuisance.
    followOtherTabs: false,
  },
  (set) => ({
    markerSize: markerSizeRange.initial,
    panelOpen: true,
    showNamePlates: true,
    disclaimerOpen: false,
    look: lookNames[0],
    shortcuts: true,
    keepAllWorlds: false,
    setMarkerSize: (markerSize) => set({ markerSize }),
    setPanelOpen: (panelOpen) => set({ panelOpen }),
    togglePanel: () => set((state) => ({ panelOpen: !state.panelOpen })),
    toggleNamePlates: () => set((state) => ({ showNamePlates: !state.showNamePlates })),
    setDisclaimerOpen: (disclaimerOpen) => set({ disclaimerOpen }),
    setLook: (look) => set({ look }),
    setShortcuts: (shortcuts) => set({ shortcuts }),
    setKeepAllWorlds: (keepAllWorlds) => set({ keepAllWorlds }),
  }),
)
