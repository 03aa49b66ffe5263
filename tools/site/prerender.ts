import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { BuiltPage, BuiltPages, SpokenPage } from '../../src/app/prerender.tsx'
import type { SiteWorlds } from '../../src/domain/links/site-path.ts'
import { languageFile } from './offline-files.ts'
import { generatedFolder, worldsModule } from './worlds.ts'

const root = path.join(import.meta.dirname, '../..')

/**
 * The markup of the site's pages, English ones and those that show a world in its other languages. For each world the app runs in a process of its own,
 * since it opens what only ends with the page, and knows one world for good.
 *
 * @throws when the markup holds what the security policy forbids
 */
export async function prerenderedPages(
  base: string,
  { home, others }: SiteWorlds,
): Promise<BuiltPages> {
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
        ssr: path.join(root, 'src/app/prerender.tsx'),
        outDir: folder,
        emptyOutDir: false,
      },
    })
    const entry = path.join(folder, 'render.mjs')
    await writeFile(entry, programText)
    const built: BuiltPages[] = []
    for (const world of [home, ...others]) {
      const data = path.resolve(root, generatedFolder(), `data/${world}`)
      const { stdout } = await promisify(execFile)(process.execPath, [entry, data], {
        env: { ...process.env, NODE_ENV: 'production' },
        maxBuffer: 100_000_000,
      })
      built.push(JSON.parse(stdout) as BuiltPages)
    }
    const pages = built.flatMap((of): readonly BuiltPage[] => of.pages)
    const spoken = built.flatMap((of): readonly SpokenPage[] => of.spoken)
    for (const { path: name, markup } of [...pages, ...spoken]) refuseInline(name, markup)
    return { pages, spoken }
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
