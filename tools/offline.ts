import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import type { BaseUrl } from '../src/domain/links/base-url.ts'
import { worldPath, type SiteWorlds } from '../src/domain/links/site-path.ts'
import { completeList } from './offline-files.ts'
import { readManifest } from './worlds.ts'

const ink = '#17130e'
const iconFolder = 'app-icons'
const icons = [
  { name: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { name: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { name: 'maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const

/** The web manifest with its icons, and the service worker that keeps the site and the worlds that were opened. */
export function offline(base: BaseUrl, worlds: SiteWorlds): Plugin[] {
  let outDir = ''
  const home = readManifest(worlds.home)
  const shortcut = (id: string) => {
    const { game, title } = readManifest(id)
    return { name: `${title} (${game})`, short_name: title, url: base.path + worldPath(id, worlds) }
  }
  const plugins = VitePWA({
    // A new version waits until the player asks for it: src/stores/offline/ registers the worker.
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      id: base.path,
      // The head's script takes it for what it is: src/stores/persistence/first-look.ts.
      start_url: `${base.path}?start`,
      ...(worlds.others.length > 0 && { shortcuts: [worlds.home, ...worlds.others].map(shortcut) }),
      scope: base.path,
      name: `Itinerarium: a map for ${home.game}`,
      short_name: 'Itinerarium',
      description: `Find, filter and tick off ${home.summary}, with or without a connection.`,
      lang: 'en',
      dir: 'ltr',
      display: 'standalone',
      theme_color: ink,
      background_color: ink,
      categories: ['games', 'navigation', 'utilities'],
      icons: icons.map(({ name, sizes, purpose }) => ({
        src: `${iconFolder}/${name}`,
        sizes,
        purpose,
        type: 'image/png',
      })),
    },
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
    srcDir: 'src/stores/offline/worker',
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
      name: 'app-icons',
      apply: 'build',
      configResolved: (config) => {
        outDir = path.resolve(config.root, config.build.outDir)
      },
      async generateBundle() {
        for (const { name } of icons) {
          const source = await readFile(path.join(import.meta.dirname, '../src/app/icons', name))
          this.emitFile({ type: 'asset', fileName: `${iconFolder}/${name}`, source })
        }
      },
    },
    ...plugins,
  ]
}
