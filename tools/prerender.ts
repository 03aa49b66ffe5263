import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import type { BuiltPage } from '../src/app/prerender.tsx'
import { worldsModule } from './worlds.ts'

const root = path.dirname(import.meta.dirname)

/**
 * The markup of the site's pages, by their names, for a site whose files lie below `base`. The app runs in a process of its own, since it opens what
 * only ends with the page.
 *
 * @throws when the markup holds what the security policy forbids
 */
export async function prerenderedPages(
  base: string,
  worldId: string,
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
    const world = path.join(root, `public/generated/data/${worldId}/world.json`)
    const entry = path.join(folder, 'render.mjs')
    await writeFile(entry, programText(world))
    const { stdout } = await promisify(execFile)(process.execPath, [entry], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 10_000_000,
    })
    const pages = JSON.parse(stdout) as readonly BuiltPage[]
    for (const { name, markup } of pages) refuseInline(name, markup)
    return new Map(pages.map((page) => [page.name, page]))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function programText(worldFile: string): string {
  return `
import { readFileSync } from 'node:fs'
import { prerenderPages } from './prerender.js'
const pages = await prerenderPages(JSON.parse(readFileSync(${JSON.stringify(worldFile)}, 'utf8')))
process.stdout.write(JSON.stringify(pages), () => process.exit(0))
`
}

function refuseInline(name: string, markup: string): void {
  const found = /<script|<style|\sstyle=|\son[a-z]+=/.exec(markup)
  if (!found) return
  const around = markup.slice(Math.max(0, found.index - 80), found.index + 80)
  throw new Error(`The page "${name}" would hold what the security policy forbids: ${around}`)
}
