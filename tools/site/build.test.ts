import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { root, runNpm } from '../commands.mjs'
import { findWorlds } from './worlds.ts'

// Each test runs a whole build, so the limit leaves time for slow machines.
vi.setConfig({ testTimeout: 180_000 })

const generated = path.join(root, 'public/generated')

interface Outcome {
  readonly code: number | null
  readonly output: string
}

// In `npm test` an earlier step has already built the data.
beforeAll(async () => {
  if (!existsSync(generated)) expect(await runNpm(['run', 'data'])).toBe(0)
})

/** Runs the build in a folder, into `out` in the target folder. Without a base URL `VITE_BASE_URL` is unset. */
function build(folder: string, baseUrl: string | undefined, target = folder): Promise<Outcome> {
  const { VITE_BASE_URL: _baseUrl, NODE_ENV: _test, ...environment } = process.env
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', path.join(target, 'out')]
  // Minifying and compressing would take most of the build's time, and the tests need neither.
  const child = spawn(process.execPath, [...args, '--minify', 'false'], {
    cwd: folder,
    env: {
      ...environment,
      PRECOMPRESS: 'off',
      ...(baseUrl === undefined ? {} : { VITE_BASE_URL: baseUrl }),
    },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** Copies the repository without its .env files into a temporary folder. */
async function withoutSettings(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'itinerarium-build-'))
  for (const name of ['vite.config.ts', 'package.json', 'tsconfig.json', 'index.html']) {
    await cp(path.join(root, name), path.join(folder, name))
  }
  for (const name of ['src', 'tools', 'node_modules']) {
    await symlink(path.join(root, name), path.join(folder, name))
  }
  return folder
}

// src/platform/site-path.test.ts covers each base URL that is rejected.
it('refuses a missing base URL in one line without a stack [S3.25] [S5.07] [D-texts-5] [D-texts-8]', async () => {
  const folder = await withoutSettings()
  try {
    const { code, output } = await build(folder, undefined)
    expect(code).not.toBe(0)
    // On a busy machine the bundler also prints which plugins were slow.
    expect(output.match(/^VITE_BASE_URL is required .+$/gm)).toHaveLength(1)
    expect(output).not.toMatch(/^\s+at |Error/m)
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('writes a full base URL into canonical links, previews and the sitemap [D-texts-6]', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'itinerarium-site-'))
  try {
    const { code, output } = await build(root, 'https://example.org/maps/mine', folder)
    expect({ code, output }).toMatchObject({ code: 0 })
    const page = async (file: string) => readFile(path.join(folder, 'out', file), 'utf8')
    const canonical = (route: string) =>
      `<link rel="canonical" href="https://example.org/maps/mine/${route}" />`
    expect(await page('index.html')).toContain(canonical(''))
    // The embedded map is a view of the map page, so search engines should list the map page.
    expect(await page('embed/index.html')).toContain(canonical(''))
    for (const route of ['terms', 'privacy-policy', 'credits'])
      expect(await page(`${route}/index.html`)).toContain(canonical(route))
    expect(await page('index.html')).toMatch(/<script[^>]+src="\/maps\/mine\/assets\/[^"]+"/)
    expect(await page('404.html')).not.toContain('canonical')
    const { home, others } = findWorlds()
    for (const world of [home, ...others]) {
      const html = await page(world === home ? 'index.html' : `${world}/index.html`)
      if (world !== home) expect(html).toContain(canonical(world))
      const [, picture = ''] =
        /<meta property="og:image" content="https:\/\/example\.org\/maps\/mine\/([^"]+)"/.exec(
          html,
        ) ?? []
      // The picture is part of the site, but the service worker does not cache it.
      await readFile(path.join(folder, 'out', picture))
      expect(await page('sw.js')).not.toContain(picture)
    }
    expect(await page('sitemap.xml')).toContain('<loc>https://example.org/maps/mine/</loc>')
    expect(await page('robots.txt')).toContain('Sitemap: https://example.org/maps/mine/sitemap.xml')
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('has the root of a site as the default base URL [D-texts-7]', async () => {
  expect(await readFile(path.join(root, '.env'), 'utf8')).toMatch(/^VITE_BASE_URL=\/$/m)
})

it('stops at a file too large for the service worker, and names it [F45]', async () => {
  const folder = await withoutSettings()
  try {
    const data = path.join(folder, 'public/generated')
    await mkdir(path.dirname(data))
    await cp(generated, data, { recursive: true })
    await writeFile(path.join(data, 'images/panorama.webp'), Buffer.alloc(3_000_000))
    const { code, output } = await build(folder, '/')
    expect(code).not.toBe(0)
    expect(output).toMatch(
      /would not work offline: images\/panorama\.webp \(3000000 bytes\) larger/,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})
