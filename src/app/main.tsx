import './app.css'
import { startLand } from '../map/start-land.ts'
import { baseUrl } from '../stores/environment.ts'

// The land takes longest, on a thread of its own: it is under way before the rest of the page is even read.
if (window.location.pathname === baseUrl.path) startLand()

const loading = import('./root.tsx')

// This script does not wait for the page's text, which the rest needs.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void render(), { once: true })
} else void render()

async function render(): Promise<void> {
  const { renderApp } = await loading
  await renderApp()
}
