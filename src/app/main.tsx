import './app.css'
import { startLand } from '../map/start-land.ts'
import { partMissing } from '../messages/en/part-missing.ts'
import { baseUrl } from '../stores/environment.ts'
import { reloadOnce } from '../stores/persistence/reload-once.ts'
import { showsMap, straightenAddress } from './map-routes.ts'
import { admitOwnScripts } from './trusted-types.ts'

straightenAddress()

// Before the first worker starts: without it the security policy lets none start.
admitOwnScripts(baseUrl.path)

// The land takes longest, on a thread of its own: it is under way before the rest of the page is even read.
if (showsMap(window.location.pathname)) startLand()

const loading = import('./root.tsx')

// This script does not wait for the page's text, which the rest needs.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void render(), { once: true })
} else void render()

async function render(): Promise<void> {
  let app: Awaited<typeof loading>
  try {
    app = await loading
  } catch (error) {
    console.error(error)
    // A site that was published anew meanwhile has the app under another name.
    if (!(await reloadOnce())) sayThatItIsMissing()
    return
  }
  await app.renderApp()
}

/** Without the app itself there is nothing that could show more than a line. */
function sayThatItIsMissing(): void {
  const root = document.getElementById('root')
  if (root) root.textContent = partMissing
}
