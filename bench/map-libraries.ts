// `npm run bench -- --libraries`: the home world's markers drawn by this site's embedded map and by three map
// libraries, visited alternately. npm downloads the libraries when the command runs, for the reasons of ADR 46.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Request } from '@playwright/test'
import { build, preview } from 'vite'
import { decodeWorld, type WorldFile } from '../src/world/world-file.ts'
import { cacheFolder } from '../tools/commands.mjs'
import { address, desktop, mapReady, screenOptions } from './browser.ts'
import { header, kilobytes, ms, row, type Part } from './report.ts'
import { median, percentile } from './statistics.ts'
import { dragFor, record, turnWheel } from './timings.ts'

const port = 4576

/** Exact versions, so that a later run measures the same libraries. */
const packages = ['leaflet@1.9.4', 'ol@10.11.0', 'maplibre-gl@6.17.0']

const libraries = { leaflet: 'Leaflet', openlayers: 'OpenLayers', maplibre: 'MapLibre GL' }

const candidates = [
  { name: 'this site’s embedded map, with its land', url: `${address}embed` },
  ...Object.entries(libraries).map(([page, name]) => ({
    name: `${name}, without land`,
    url: `http://localhost:${port}/${page}.html`,
  })),
]

interface Visit {
  /** Compressed bytes of the scripts that were loaded until the map was ready. */
  readonly scriptBytes: number
  /** Milliseconds from navigation until all markers are drawn. */
  readonly ready: number
  /** 95th percentiles of the milliseconds between frames. */
  readonly drag: number
  readonly wheel: number
}

export function libraryParts(browser: Browser, runs: number): readonly Part[] {
  return [
    {
      name: 'libraries',
      title: 'The home world’s markers, desktop 1440x900',
      runs,
      measure: () => compareLibraries(browser, runs),
    },
  ]
}

async function compareLibraries(browser: Browser, runs: number): Promise<readonly string[]> {
  const folder = await buildPages()
  const server = await preview({
    root: folder,
    logLevel: 'error',
    preview: { port, strictPort: true },
  })
  const visits = candidates.map((): Visit[] => [])
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.log(`round ${run} of ${runs}`)
      for (const [index, { url }] of candidates.entries()) {
        visits[index]?.push(await visit(browser, url))
      }
    }
  } finally {
    await server.close()
  }
  const medianOf = (index: number, figure: keyof Visit) =>
    median((visits[index] ?? []).map((each) => each[figure]))
  return [
    header('map', 'scripts', 'ready', 'frames of a drag, p95', 'frames of a wheel, p95'),
    ...candidates.map(({ name }, index) =>
      row(
        name,
        kilobytes(medianOf(index, 'scriptBytes')),
        ms(medianOf(index, 'ready')),
        ms(medianOf(index, 'drag')),
        ms(medianOf(index, 'wheel')),
      ),
    ),
  ]
}

/** Installs the libraries and builds one page for each. @returns the folder with the pages in `dist/` */
async function buildPages(): Promise<string> {
  const folder = path.join(cacheFolder, 'map-libraries')
  mkdirSync(path.join(folder, 'public'), { recursive: true })
  cpSync(path.join(import.meta.dirname, 'map-libraries'), folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--save-exact', ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  cpSync('dist/icons', path.join(folder, 'public/icons'), { recursive: true })
  writeFileSync(path.join(folder, 'public/markers.json'), JSON.stringify(markersFile()))
  const pages = Object.keys(libraries).map((name) => {
    const file = path.join(folder, `${name}.html`)
    writeFileSync(file, pageOf(name))
    return file
  })
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { target: 'esnext', rolldownOptions: { input: pages } },
  })
  return folder
}

const pageOf = (name: string) => `<!doctype html>
<meta charset="utf-8" />
<title>${name}</title>
<style>
  html, body, #map { height: 100%; margin: 0 }
</style>
<div id="map"></div>
<script type="module" src="./${name}.js"></script>
`

/** Returns the markers that the pages draw, and the view that the site starts at. */
function markersFile(): object {
  const text = readFileSync('dist/data/kcd1/world.json', 'utf8')
  const { markers, extent, startView } = decodeWorld(JSON.parse(text) as WorldFile)
  return {
    markers: markers.map(({ coordinate: [x, y], locationType }) => ({
      x,
      y,
      icon: `icons/${locationType}.webp`,
    })),
    extent,
    centre: startView.coordinates,
    // Shows about as much land as the site does.
    unitsPerCssPixel: 2.8,
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    ...screenOptions(desktop),
    serviceWorkers: 'block',
  })
  const scripts: Promise<number>[] = []
  context.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(compressedSize(request))
  })
  const page = await context.newPage()
  await page.addInitScript({ path: 'bench/page-observer.js' })
  await page.goto(url)
  await mapReady(page)
  const scriptBytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  const ready = await readyTime(page)
  const drag = await record(page, () => dragFor(page, desktop, 3000))
  const wheel = await record(page, () => turnWheel(page, desktop))
  await context.close()
  return { scriptBytes, ready, drag: percentile(drag, 95), wheel: percentile(wheel, 95) }
}

async function compressedSize(request: Request): Promise<number> {
  const response = await request.response()
  return response ? brotliCompressSync(await response.body()).length : 0
}

async function readyTime(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('bench-ready')[0]?.startTime ?? NaN)
}
