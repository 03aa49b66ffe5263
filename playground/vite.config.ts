import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { generatedFolder } from '../tools/site/worlds.ts'

const project = path.dirname(import.meta.dirname)

/** Serves this folder's development pages: `npm run basemap`. They import the site's sources; no build has them. */
export default defineConfig({
  root: import.meta.dirname,
  // The file .env has the address of the site.
  envDir: project,
  // basemap.html and map.html have their own addresses; there is no page for other addresses.
  appType: 'mpa',
  // Keeps its prepared packages apart from `npm run dev`, which may run at the same time.
  cacheDir: path.join(project, 'node_modules/.cache/itinerarium/playground'),
  publicDir: path.resolve(project, generatedFolder()),
  plugins: [react(), tailwindcss()],
  server: {
    // Isolated pages have a clock of 0.005 ms instead of 0.1 ms.
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
})
