import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { BuiltPage } from '../src/app/prerender.tsx'
import type { SiteWorlds } from '../src/domain/links/site-path.ts'
import { generatedFolder, worldsModule } from './worlds.ts'

const root = path.dirname(import.meta.dirname)

/**
 * The markup of the site's pages, by their paths below `base`. For each world the app runs in a process of its own,
 * since it opens what only ends with the page, and knows one world for good.
 *
 * @throws when the markup holds what the security policy forbids
 */
export async function prerenderedPages(
  base: string,
  { home, others }: SiteWorlds,
): Promise<ReadonlyMap<string, BuiltPage>> {
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
    const pages = new Map<string, BuiltPage>()
    for (const world of [home, ...others]) {
      const file = path.resolve(root, generatedFolder(), `data/${world}/world.json`)
      const { stdout } = await promisify(execFile)(process.execPath, [entry, file], {
        env: { ...process.env, NODE_ENV: 'production' },
        maxBuffer: 10_000_000,
      })
      for (const page of JSON.parse(stdout) as readonly BuiltPage[]) {
        refuseInline(page.path, page.markup)
        pages.set(page.path, page)
      }
    }
    return pages
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const programText = `
import { readFileSync } from 'node:fs'
import { prerenderPages } from './prerender.js'
const pages = await prerenderPages(JSON.parse(readFileSync(process.argv[2], 'utf8')))
process.stdout.write(JSON.stringify(pages), () => process.exit(0))
`

function refuseInline(name: string, markup: string): void {
  const found = /<script|<style|\sstyle=|\son[a-z]+=/.exec(markup)
  if (!found) return
  const around = markup.slice(Math.max(0, found.index - 80), found.index + 80)
  throw new Error(`The page "${name}" would hold what the security policy forbids: ${around}`)
}
