import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import type { StoreApi } from 'zustand'
import type { World } from '../world/world.ts'
import { App } from '../app/app.tsx'
import { startFeatures } from '../app/compose.tsx'
import { useFilters, useFilterSets } from '../features/filters/filters.ts'
import { useFilterOverride } from '../features/filters/shown-filters.ts'
import { useOpenDialogs } from '../features/progress/open-dialogs.ts'
import { useProgress } from '../features/progress/progress.ts'
import { usePanelView } from '../features/progress/panel-view.ts'
import { useOpened } from '../features/card/opened.ts'
import { useSettings } from '../features/settings/settings.ts'
import { provideWorld } from '../features/worlds/use-world-load.ts'
import { indexWorld } from '../features/worlds/world-context.tsx'

let root: Root | undefined

startFeatures()

beforeEach(async () => {
  resetStore(useFilters)
  resetStore(useFilterSets)
  resetStore(useFilterOverride)
  resetStore(useOpenDialogs)
  resetStore(useProgress)
  resetStore(usePanelView)
  resetStore(useOpened)
  resetStore(useSettings)
  window.localStorage.clear()
  window.history.replaceState(null, '', '/')
  // Size of the desktop in playwright.config.ts.
  await page.viewport(1440, 900)
  // Tests run in a frame, which has no focus at first.
  window.focus()
})

afterEach(() => {
  root?.unmount()
  root = undefined
})

/** Renders a world's page without its map. Only the stores that are reset above are fresh in each test. */
export function openMapPage(world: World): void {
  provideWorld(indexWorld(world))
  const place = document.createElement('div')
  place.id = 'root'
  document.body.replaceChildren(place)
  root = createRoot(place)
  root.render(<App />)
}

function resetStore<State>({ getInitialState, setState }: StoreApi<State>): void {
  setState(getInitialState(), true)
}
