import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Which worlds a site has, by the names of their folders. */
export interface SiteWorlds {
  /** The one at the site's root. */
  readonly home: string
  /** Those at addresses of their own, sorted. */
  readonly others: readonly string[]
}

/** What modules of the page import to know the {@link SiteWorlds}; it exports `home` and `others`. */
const moduleName = 'virtual:worlds'

/** The folder with a folder of source files for each world; `WORLDS_FOLDER` names another. */
export function worldsFolder(): string {
  return path.resolve(import.meta.dirname, '..', process.env['WORLDS_FOLDER'] ?? 'worlds')
}

/**
 * Finds the worlds of a site. The home one says so in its `world.json`; a lone world need not.
 *
 * @throws when there is no world, or not exactly one home among several
 */
export function findWorlds(folder = worldsFolder()): SiteWorlds {
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
  if (ids.length === 0) throw new Error(`There is no world in ${folder}.`)
  const homes = ids.length === 1 ? ids : ids.filter((id) => isHome(path.join(folder, id)))
  const [home] = homes
  if (home === undefined || homes.length > 1) {
    const found =
      homes.length === 0 ? `none of ${ids.join(', ')} does` : `${homes.join(' and ')} do`
    throw new Error(`One of the worlds must say "home": true in its world.json; ${found}.`)
  }
  return { home, others: ids.filter((id) => id !== home) }
}

function isHome(folder: string): boolean {
  const { home } = JSON.parse(readFileSync(path.join(folder, 'world.json'), 'utf8')) as {
    readonly home?: unknown
  }
  return home === true
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
