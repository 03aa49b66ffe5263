import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { SiteWorlds } from '../../src/platform/site-path.ts'
import type { Manifest } from '../../src/world/manifest.ts'
import { creditsIn } from './world-names.ts'

/** What modules of the page import to know which worlds there are; it exports `home`, `others`, and `about` each. */
const moduleName = 'virtual:worlds'

/** What the page of credits imports; it exports `credits`, the home world's first. */
const creditsName = 'virtual:world-credits'

/** The folder with a folder of source files for each world; `WORLDS_FOLDER` names another. */
export function worldsFolder(): string {
  return path.resolve(import.meta.dirname, '../..', process.env['WORLDS_FOLDER'] ?? 'worlds')
}

/** The folder with what the pipeline has built of the worlds, below the site's root; `GENERATED_FOLDER` names another. */
export function generatedFolder(): string {
  return process.env['GENERATED_FOLDER'] ?? 'public/generated'
}

/** The folder with what the pipeline has built of a world. */
export function dataFolder(id: string): string {
  return path.join(generatedFolder(), 'data', id)
}

/**
 * Finds the worlds of a site by their folders, the others sorted. The home one says so in its `world.json`; a lone world need not.
 *
 * @throws when there is no world, or not exactly one home among several
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

/** What a world says of itself; the pipeline has checked it. */
export function readManifest(id: string, folder = worldsFolder()): Manifest {
  const text = readFileSync(path.join(folder, id, 'world.json'), 'utf8')
  // A byte order mark is no JSON, but some editors write one.
  return JSON.parse(text.replace(/^\uFEFF/, '')) as Manifest
}

/** How many of a world's glyphs its list of credits says are from game-icons.net. */
export function countBorrowedGlyphs(id: string, folder = worldsFolder()): number {
  const list = path.join(folder, id, 'glyphs', 'CREDITS.csv')
  if (!existsSync(list)) return 0
  return (readFileSync(list, 'utf8').match(/^[^,\n]*,"?game-icons"?,/gm) ?? []).length
}

/** What the page is told of a world. */
type Told = Pick<Manifest, 'game' | 'studio' | 'title' | 'searchExample' | 'credits'> & {
  readonly glyphs: number
}

function tell(id: string): Told {
  return { ...readManifest(id), glyphs: countBorrowedGlyphs(id) }
}

/**
 * Tells the page which worlds its site has.
 *
 * @param told what it tells of each
 */
export function worldsModule(
  { home, others }: SiteWorlds = findWorlds(),
  told: (id: string) => Told = tell,
): Plugin {
  const ids = [home, ...others]
  const texts: Readonly<Record<string, () => string>> = {
    [moduleName]: () => {
      const about = ids.map((id) => {
        const { game, studio, searchExample } = told(id)
        return [id, { game, studio, searchExample }] as const
      })
      return exported({ home, others, about: Object.fromEntries(about) })
    },
    [creditsName]: () => {
      const credits = ids.map((id) => {
        const { game, title, credits: own, glyphs } = told(id)
        return { game, title, ...own, glyphs, translations: creditsIn(dataFolder(id)) }
      })
      return exported({ credits })
    },
  }
  return {
    name: 'worlds',
    resolveId: (id) => (Object.hasOwn(texts, id) ? `\0${id}` : undefined),
    load: (id) => texts[id.slice(1)]?.(),
  }
}

function exported(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}
