import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import type { BaseUrl, SiteWorlds } from '../../src/platform/site-path.ts'
import type { PrecacheEntry } from '../../src/features/offline/model/precaches.ts'
import { afterWriting } from './after-writing.ts'
import { listPrecache } from './offline-files.ts'
import { iconFolder, icons, takenScreens, webManifests } from './web-manifest.ts'

const source = path.join(import.meta.dirname, '../../src')

/**
 * Creates the plugins that write the web manifests with their pictures, and the service worker with its list of
 * files.
 *
 * @param collectPackages Notes the packages in the service worker, which is a separate build.
 */
export function offline(base: BaseUrl, worlds: SiteWorlds, collectPackages: Plugin): Plugin[] {
  return [
    {
      name: 'web-manifests',
      apply: 'build',
      // After the font tags, because the page needs the fonts first.
      enforce: 'post',
      transformIndexHtml: {
        order: 'post',
        handler: () => [
          {
            tag: 'link',
            attrs: { rel: 'manifest', href: `${base.path}manifest.webmanifest` },
            injectTo: 'head',
          },
        ],
      },
      async generateBundle() {
        const pictures = [
          ...icons.map(({ name }) => ({ name, file: path.join(source, 'app/icons', name) })),
          ...takenScreens(worlds),
        ]
        for (const { name, file } of pictures) {
          const fileName = `${iconFolder}/${name}`
          this.emitFile({ type: 'asset', fileName, source: await readFile(file) })
        }
        for (const manifest of webManifests(base, worlds))
          this.emitFile({ type: 'asset', ...manifest })
      },
    },
    afterWriting('write-service-worker', async (folder) => {
      const entries = await listPrecache(folder, worlds)
      await writeServiceWorker(folder, entries, collectPackages)
    }),
  ]
}

/**
 * Bundles the service worker with its list of files. The result is one classic script that loads no other script,
 * because the security policy of the worker may forbid that.
 */
async function writeServiceWorker(
  folder: string,
  entries: readonly PrecacheEntry[],
  collectPackages: Plugin,
): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [collectPackages],
    define: { 'self.__WB_MANIFEST': JSON.stringify(entries) },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(source, 'features/offline/worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
