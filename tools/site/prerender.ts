import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { PrerenderedPage, PrerenderedPages } from '../../src/start/prerender.tsx'
import type { SiteWorlds } from '../../src/platform/site-path.ts'
import { markTexts, type MarkedPage } from './prerendered-texts.ts'
import { languageFile } from './offline-files.ts'
import { generatedFolder, worldsModule } from './worlds.ts'

const root = path.join(import.meta.dirname, '../..')

export interface SitePage extends PrerenderedPage, MarkedPage {}

/**
 * Renders the markup of the site's pages, and the texts of world pages in other languages. Each world is rendered in
 * its own process, because the app supports one world per process and never closes what it opens.
 *
 * @throws {Error} if the markup contains something that the security policy forbids
 */
export async function prerenderedPages(
  base: string,
  { home, others }: SiteWorlds,
): Promise<readonly SitePage[]> {
  const folder = await mkdtemp(path.join(root, 'node_modules/.prerender-'))
  try {
    await build({
      configFile: false,
      base,
      root,
      logLevel: 'error',
      publicDir: false,
      plugins: [worldsModule()],
      build: {
        ssr: path.join(root, 'src/start/prerender.tsx'),
        outDir: folder,
        emptyOutDir: false,
      },
    })
    const entry = path.join(folder, 'render.mjs')
    await writeFile(entry, programText)
    const built: SitePage[] = []
    for (const world of [home, ...others]) {
      const data = path.resolve(root, generatedFolder(), `data/${world}`)
      const { stdout } = await promisify(execFile)(process.execPath, [entry, data], {
        env: { ...process.env, NODE_ENV: 'production' },
        maxBuffer: 100_000_000,
      })
      const { pages, localized } = JSON.parse(stdout) as PrerenderedPages
      for (const { path: name, markup } of [...pages, ...localized]) refuseInline(name, markup)
      for (const page of pages) {
        const same = localized.filter((other) => other.path === page.path)
        const byLanguage = new Map(same.map(({ lang, markup }) => [lang, markup]))
        built.push({ ...page, ...markTexts(page.markup, byLanguage) })
      }
    }
    return built
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const programText = `
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { prerenderPages } from './prerender.js'
const folder = process.argv[2]
const read = (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
const languages = readdirSync(folder).filter((file) => ${String(languageFile)}.test(file)).sort()
const pages = await prerenderPages(read('world.json'), languages.map(read))
process.stdout.write(JSON.stringify(pages), () => process.exit(0))
`

function refuseInline(name: string, markup: string): void {
  const found = /<script|<style|\sstyle=|\son[a-z]+=/.exec(markup)
  if (!found) return
  const around = markup.slice(Math.max(0, found.index - 80), found.index + 80)
  throw new Error(`The page "${name}" would hold what the security policy forbids: ${around}`)
}
