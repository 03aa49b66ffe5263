import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { generatedFolder } from '../tools/site/worlds.ts'

const project = path.dirname(import.meta.dirname)

/**
 * Serves the development page of this folder: `npm run basemap`. It imports the site's sources, and no build of the site
 * holds it.
 */
export default defineConfig({
  root: import.meta.dirname,
  // The page has an address of its own, and there is no page for any other address.
  appType: 'mpa',
  // Packages are prepared apart from those of `npm run dev`, which may be served at the same time.
  cacheDir: path.join(project, 'node_modules/.cache/itinerarium/playground'),
  publicDir: path.resolve(project, generatedFolder()),
  plugins: [react(), tailwindcss()],
  server: {
    // A page that is isolated so has a clock of 0.005 ms; others have one of 0.1 ms.
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
})
