import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { SiteWorlds } from '../src/domain/links/site-path.ts'
import type { Manifest } from '../src/domain/world/manifest.ts'

/** What modules of the page import to know which worlds there are; it exports `home` and `others`. */
const moduleName = 'virtual:worlds'

/** The folder with a folder of source files for each world; `WORLDS_FOLDER` names another. */
export function worldsFolder(): string {
  return path.resolve(import.meta.dirname, '..', process.env['WORLDS_FOLDER'] ?? 'worlds')
}

/**
 * Finds the worlds of a site by their folders, the others sorted. The home one says so in its `world.json`; a lone world need not.
 *
 * @throws when there is no world, or not exactly one home among several
 */
export function findWorlds(folder = worldsFolder()): SiteWorlds {
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  if (ids.length === 0) throw new Error(`There is no world in ${folder}.`)
  const homes = ids.length === 1 ? ids : ids.filter((id) => readManifest(id, folder).home === true)
  const [home] = homes
  if (home === undefined || homes.length > 1) {
    const found =
      homes.length === 0 ? `none of ${ids.join(', ')} does` : `${homes.join(' and ')} do`
    throw new Error(`One of the worlds must say "home": true in its world.json; ${found}.`)
  }
  return { home, others: ids.filter((id) => id !== home) }
}

/** What a world says of itself; the pipeline has checked it. */
export function readManifest(id: string, folder = worldsFolder()): Manifest {
  return JSON.parse(readFileSync(path.join(folder, id, 'world.json'), 'utf8')) as Manifest
}

/** Tells the page which worlds its site has. */
export function worldsModule(worlds = findWorlds()): Plugin {
  return {
    name: 'worlds',
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load: (id) => (id === `\0${moduleName}` ? moduleText(worlds) : undefined),
  }
}

function moduleText({ home, others }: SiteWorlds): string {
  return `export const home = ${JSON.stringify(home)}\nexport const others = ${JSON.stringify(others)}\n`
}
