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

/** The web manifest with its icons, and the service worker that keeps every file of the site. */
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
      beforeBuildServiceWorker: ({ workbox }) => {
        workbox.additionalManifestEntries = []
      },
    },
    workbox: {
      cacheId: 'itinerarium',
      // Nothing is fetched by importScripts: the security policy that is sent with the worker may forbid it.
      inlineWorkboxRuntime: true,
      sourcemap: false,
      globPatterns: ['**/*'],
      manifestTransforms: [completeList(() => outDir, worlds)],
      // The address may hold a marker, and whatever others append to links.
      ignoreURLParametersMatching: [/^/],
      directoryIndex: null,
      // The first visit is served from the cache, too, as soon as everything is there.
      clientsClaim: true,
      // Any other address is the server's to answer; without it the app says that there is no such page.
      navigateFallback: null,
      runtimeCaching: [
        // What another world has of its own is kept from when it is first opened.
        ...worlds.others.map((world) => ({
          urlPattern: new RegExp(`/(data|icons|images)/${world}/`),
          handler: 'NetworkFirst' as const,
          options: { cacheName: `itinerarium-world-${world}` },
        })),
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: './' } },
        },
      ],
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
