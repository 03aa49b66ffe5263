import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import type { BaseUrl, SiteWorlds } from '../../src/core/site-path.ts'
import { completeList } from './offline-files.ts'
import {
  englishManifest,
  iconFolder,
  icons,
  localizedManifests,
  takenScreens,
} from './web-manifest.ts'

/** The web manifest with its icons, and the service worker that caches the site and the worlds that were opened. */
export function offline(base: BaseUrl, worlds: SiteWorlds): Plugin[] {
  let outDir = ''
  const plugins = VitePWA({
    // A new version waits until the player asks for it: src/features/offline/ registers the worker.
    registerType: 'prompt',
    injectRegister: false,
    manifest: englishManifest(base, worlds),
    includeManifestIcons: false,
    integration: {
      // The manifest is found among the files like everything else; the same entry twice would be refused.
      beforeBuildServiceWorker: ({ injectManifest }) => {
        injectManifest.additionalManifestEntries = []
      },
      configureCustomSWViteBuild: (options) => {
        options.logLevel = 'warn'
      },
    },
    strategies: 'injectManifest',
    srcDir: 'src/features/offline/worker',
    filename: 'sw.ts',
    injectManifest: {
      // One script that fetches no other: the security policy that is sent with the worker may forbid it.
      rollupFormat: 'iife',
      sourcemap: false,
      target: 'es2022',
      globPatterns: ['**/*'],
      manifestTransforms: [completeList(() => outDir, worlds)],
    },
  })
  return [
    {
      name: 'app-icons-and-manifests',
      apply: 'build',
      configResolved: (config) => {
        outDir = path.resolve(config.root, config.build.outDir)
      },
      async generateBundle() {
        for (const { name } of icons) {
          const source = await readFile(
            path.join(import.meta.dirname, '../../src/shell/icons', name),
          )
          this.emitFile({ type: 'asset', fileName: `${iconFolder}/${name}`, source })
        }
        for (const { name, file } of takenScreens(worlds)) {
          const source = await readFile(file)
          this.emitFile({ type: 'asset', fileName: `${iconFolder}/${name}`, source })
        }
        for (const { fileName, source } of localizedManifests(base, worlds))
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
    ...plugins,
  ]
}
