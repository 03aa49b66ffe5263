import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { minifySync, transformWithOxc, type Plugin } from 'vite'
import type { SiteWorlds } from '../../src/platform/site-path.ts'

/** Name of the file below the site's root. It must never change, because pages of other sites refer to it. */
export const mapElementFile = 'itinerarium-map.js'

const source = path.join(import.meta.dirname, '../../src/features/embed/element/itinerarium-map.ts')

/** Builds the script with which pages of other sites show a map. It imports no other file. */
export async function mapElementScript({ home }: Pick<SiteWorlds, 'home'>): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, {
    target: 'es2022',
    sourcemap: false,
  })
  const script = `const siteHome = ${JSON.stringify(home)}\n${code}`
  return minifySync(mapElementFile, script, { module: true }).code
}

export function mapElement(base: string, worlds: SiteWorlds): Plugin {
  return {
    name: 'map-element',
    async generateBundle() {
      const script = await mapElementScript(worlds)
      this.emitFile({ type: 'asset', fileName: mapElementFile, source: script })
    },
    configureServer({ middlewares }) {
      middlewares.use(base + mapElementFile, (_request, response, next) => {
        mapElementScript(worlds).then((script) => {
          response.setHeader('Content-Type', 'text/javascript')
          response.setHeader('Access-Control-Allow-Origin', '*')
          response.end(script)
        }, next)
      })
    },
  }
}
