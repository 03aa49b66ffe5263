import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { BaseUrlError, parseBaseUrl } from './src/core/site-path.ts'
import { parseReportUrl, ReportUrlError } from './src/core/read-report-url.ts'
import { parseLiveAddress, ProgramAddressError } from './src/features/live/model/program-address.ts'
import { chunkOf } from './tools/site/chunks.ts'
import { basemapStyleSheets } from './tools/site/basemap-styles.ts'
import { mapElement } from './tools/site/map-element.ts'
import { offline } from './tools/site/offline.ts'
import { precompress } from './tools/site/precompress.ts'
import { languagesWhileServed, withoutOriginals } from './tools/site/site-languages.ts'
import { sitePages } from './tools/site/site-pages.ts'
import { findWorlds, generatedFolder, worldsModule } from './tools/site/worlds.ts'

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, import.meta.dirname)
  const base = readSetting(() => parseBaseUrl(settings['VITE_BASE_URL']))
  readSetting(() => parseReportUrl(settings['VITE_REPORT_URL']))
  readSetting(() => parseLiveAddress(settings['VITE_LIVE_ADDRESS']))
  const worlds = findWorlds()
  return {
    base: base.path,
    publicDir: generatedFolder(),
    plugins: [
      react(),
      tailwindcss(),
      worldsModule(worlds),
      basemapStyleSheets(),
      sitePages(base, worlds),
      withoutOriginals(worlds),
      languagesWhileServed(base, worlds),
      mapElement(base.path, worlds),
      offline(base, worlds),
      // After whatever else writes files.
      precompress(),
    ],
    worker: { format: 'es' },
    // The security policy allows no data: addresses.
    build: {
      assetsInlineLimit: 0,
      target: 'es2022',
      // Every browser that reads such scripts asks for them early by itself, or does as well without.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Every module is in a named group: none follows another into its own.
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
        },
      },
    },
  }
})

/** One line for whoever builds, rather than Vite's report of an exception. */
function readSetting<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    const isSetting = [BaseUrlError, ReportUrlError, ProgramAddressError].some(
      (kind) => error instanceof kind,
    )
    if (!isSetting || !(error instanceof Error)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
