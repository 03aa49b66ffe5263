import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { BaseUrlError, parseBaseUrl } from './src/platform/site-path.ts'
import { parseReportUrl, ReportUrlError } from './src/platform/read-report-url.ts'
import { parseLiveAddress, ProgramAddressError } from './src/features/live/model/program-address.ts'
import { chunkOf } from './tools/site/chunks.ts'
import { basemapStyleSheets } from './tools/site/basemap-styles.ts'
import { licences } from './tools/site/licences.ts'
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
  const { collect, write } = licences()
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
      compiledOnArrival('page', 'map-view'),
      collect(),
      offline(base, worlds, collect()),
      // After the service worker, which contains packages as well.
      write(),
      // After whatever else writes files.
      precompress(),
    ],
    worker: { format: 'es', plugins: () => [collect()] },
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

/** Asks V8 to compile every function of these scripts in the background while they arrive: see ADR 45. */
function compiledOnArrival(...names: readonly string[]): Plugin {
  return {
    name: 'compiled-on-arrival',
    generateBundle: {
      // Vite puts a line at the head of scripts, and the request has to stand above it.
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}

/** Reads a setting. A wrong one stops the build with one line instead of a stack trace. */
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
