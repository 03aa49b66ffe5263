import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { z } from '../domain/schema.ts'
import { createSafeStorage } from './persistence/safe-storage.ts'
import { storageKeys } from './persistence/storage-keys.ts'
import { validFields } from './persistence/valid-fields.ts'

/** A marker's diameter on screen, in CSS pixels. */
export const markerSizeRange = { min: 20, max: 80, initial: 50 } as const

interface StoredSettings {
  /** CSS pixels, within {@link markerSizeRange}. */
  readonly markerSize: number
  readonly panelOpen: boolean
  readonly showNamePlates: boolean
  readonly disclaimerOpen: boolean
}

interface Settings extends StoredSettings {
  readonly setMarkerSize: (size: number) => void
  readonly setPanelOpen: (open: boolean) => void
  readonly togglePanel: () => void
  readonly toggleNamePlates: () => void
  readonly setDisclaimerOpen: (open: boolean) => void
}

const version = 0

const schemas = {
  markerSize: z.number().check(z.minimum(markerSizeRange.min), z.maximum(markerSizeRange.max)),
  panelOpen: z.boolean(),
  showNamePlates: z.boolean(),
  disclaimerOpen: z.boolean(),
}

// Tabs keep their own settings while open (a panel that opens by itself in another window would be a
// nuisance), so other tabs are not followed here.
export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      markerSize: markerSizeRange.initial,
      panelOpen: true,
      showNamePlates: true,
      disclaimerOpen: false,
      setMarkerSize: (markerSize) => set({ markerSize }),
      setPanelOpen: (panelOpen) => set({ panelOpen }),
      togglePanel: () => set((state) => ({ panelOpen: !state.panelOpen })),
      toggleNamePlates: () => set((state) => ({ showNamePlates: !state.showNamePlates })),
      setDisclaimerOpen: (disclaimerOpen) => set({ disclaimerOpen }),
    }),
    {
      name: storageKeys.settings,
      version,
      partialize: ({ markerSize, panelOpen, showNamePlates, disclaimerOpen }): StoredSettings => ({
        markerSize,
        panelOpen,
        showNamePlates,
        disclaimerOpen,
      }),
      storage: createSafeStorage<StoredSettings>({
        key: storageKeys.settings,
        version,
        validate: (stored) => validFields<StoredSettings>(stored, schemas),
      }),
    },
  ),
)
