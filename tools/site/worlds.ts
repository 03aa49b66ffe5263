import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { SiteWorlds } from '../../src/platform/site-path.ts'
import type { Manifest } from '../../src/world/manifest.ts'
import { creditsIn } from './world-names.ts'

/** Module that tells the page its worlds. It exports `home`, `others`, and facts of each world in `about`. */
const moduleName = 'virtual:worlds'

/** Module of the credits page. It exports `credits`, with the home world first. */
const creditsName = 'virtual:world-credits'

/** The folder that holds a source folder for each world. `WORLDS_FOLDER` overrides it. */
export function worldsFolder(): string {
  return path.resolve(import.meta.dirname, '../..', process.env['WORLDS_FOLDER'] ?? 'worlds')
}

/** The folder of the pipeline's output, below the site's root. `GENERATED_FOLDER` overrides it. */
export function generatedFolder(): string {
  return process.env['GENERATED_FOLDER'] ?? 'public/generated'
}

export function dataFolder(id: string): string {
  return path.join(generatedFolder(), 'data', id)
}

/**
 * Finds the worlds of a site by their folders, sorted by name. The home world is marked in its `world.json`; a single
 * world needs no mark.
 *
 * @throws {Error} if there is no world, or not exactly one home among several
 */
export function findWorlds(folder = worldsFolder()): SiteWorlds {
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
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

/** Reads a world's manifest without validation, because the pipeline has checked it. */
export function readManifest(id: string, folder = worldsFolder()): Manifest {
  const text = readFileSync(path.join(folder, id, 'world.json'), 'utf8')
  // Some editors write a byte order mark, which JSON.parse rejects.
  return JSON.parse(text.replace(/^\uFEFF/, '')) as Manifest
}

export function countBorrowedGlyphs(id: string, folder = worldsFolder()): number {
  const list = path.join(folder, id, 'glyphs', 'CREDITS.csv')
  if (!existsSync(list)) return 0
  return (readFileSync(list, 'utf8').match(/^[^,\n]*,"?game-icons"?,/gm) ?? []).length
}

type WorldFacts = Pick<Manifest, 'game' | 'studio' | 'title' | 'searchExample' | 'credits'> & {
  readonly glyphs: number
}

function readFacts(id: string): WorldFacts {
  return { ...readManifest(id), glyphs: countBorrowedGlyphs(id) }
}

/** Creates the plugin that tells the page which worlds its site has. @param factsOf Returns the facts of a world. */
export function worldsModule(
  { home, others }: SiteWorlds = findWorlds(),
  factsOf: (id: string) => WorldFacts = readFacts,
): Plugin {
  const ids = [home, ...others]
  const texts: Readonly<Record<string, () => string>> = {
    [moduleName]: () => {
      const about = ids.map((id) => {
        const { game, studio, searchExample } = factsOf(id)
        return [id, { game, studio, searchExample }] as const
      })
      return exportStatements({ home, others, about: Object.fromEntries(about) })
    },
    [creditsName]: () => {
      const credits = ids.map((id) => {
        const { game, title, credits: ownCredits, glyphs } = factsOf(id)
        return { game, title, ...ownCredits, glyphs, translations: creditsIn(dataFolder(id)) }
      })
      return exportStatements({ credits })
    },
  }
  return {
    name: 'worlds',
    resolveId: (id) => (Object.hasOwn(texts, id) ? `\0${id}` : undefined),
    load: (id) => texts[id.slice(1)]?.(),
  }
}

function exportStatements(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}
