import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { warmLand } from '../map/warm-land.ts'
import { startOffline } from '../stores/offline/offline.ts'
import { startLoadingWorld } from '../stores/world/use-world-load.ts'
import { App } from './app.tsx'
import { showsMap } from './map-routes.ts'

/** Milliseconds. The world's data is smaller than this script and nearly always here before it. */
const patience = 100

/** @throws when the page has no place for the app. */
export async function renderApp(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element with the id "root".')
  // With the data at hand the panel is rendered once, and not first without and then with it.
  const onMap = showsMap(window.location.pathname)
  if (onMap) await Promise.race([warmUp(), pause(patience)])
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  // The map says itself when it is there.
  if (!onMap) startOffline()
}

/** Settles when the data is there, or when it failed, which the page tells by itself. */
async function warmUp(): Promise<void> {
  try {
    warmLand(await startLoadingWorld())
  } catch {
    return
  }
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, time)
  })
}
