import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { BaseUrlError, parseBaseUrl } from './src/platform/site-path.ts'
import { parseReportUrl, ReportUrlError } from './src/platform/read-report-url.ts'
import {
  parseLiveAddress,
  ProgramAddressError,
} from './src/features/follow/model/program-address.ts'
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
      // After the service worker, so that the licences of its packages are collected too.
      write(),
      // Last, because it compresses the files that the other plugins write.
      precompress(),
    ],
    worker: { format: 'es', plugins: () => [collect()] },
    // The security policy forbids data: URLs.
    build: {
      assetsInlineLimit: 0,
      target: 'es2022',
      // Browsers that support module scripts either preload by themselves or work as well without it.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Every module belongs to a named group, so no module follows a dependant into another group.
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
        },
      },
    },
  }
})

/** Asks V8 to compile every function of these scripts in the background while they download: see ADR 45. */
function compiledOnArrival(...names: readonly string[]): Plugin {
  return {
    name: 'compiled-on-arrival',
    generateBundle: {
      // Vite adds a line at the top of scripts, and the request must come before it.
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

/** Reads a setting. An invalid setting stops the build with a one-line message instead of a stack trace. */
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
