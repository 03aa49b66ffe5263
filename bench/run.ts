// `npm run bench`; see `bench/README.md` for measurements and options.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { againstParts } from './against.ts'
import { browserParts } from './browsers.ts'
import { libraryParts } from './map-libraries.ts'
import { mapSelector, openBrowser, openServers } from './browser.ts'
import { buildOf, commitName } from './builds.ts'
import { slow, wired } from './network/connection.ts'
import { openNetwork, type Network, type Site } from './network/network.ts'
import { writeReport, type Part } from './report.ts'
import { siteParts } from './site-tables.ts'
import { firstVisitParts, laterVisitParts, type Side } from './visit-tables.ts'

/** Fewer visits say nothing on a machine whose speed varies by the minute. */
const usualRuns = 7

/** Number of runs for slow tables without a comparison. */
const tableRuns = 3

const thisSite: Site = { folder: 'dist', port: 4575 }

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    beside: { type: 'string' },
    browsers: { type: 'boolean', default: false },
    libraries: { type: 'boolean', default: false },
    ready: { type: 'string', default: 'body' },
    runs: { type: 'string' },
    only: { type: 'string' },
  },
})
const runs = Number(values.runs ?? usualRuns)

if (!existsSync('dist/index.html')) {
  console.error('There is no production build to measure: run `npm run build` first.')
  process.exit(1)
}

if (values.against !== undefined) await measureAgainst(commitName(values.against))
else if (values.browsers) await measureBrowsers()
else if (values.libraries) await measureLibraries()
else if (values.beside !== undefined) await measureBeside(values.beside)
else await measureThis()

async function measureThis(): Promise<void> {
  const servers = await openServers()
  const network = await openNetwork([thisSite], [slow, wired])
  try {
    await measure(network, 'results', 'Benchmark results', '', (browser) => {
      const tables = { browser, network, sides: [sideOf('this build', thisSite)], runs }
      return [
        ...siteParts(browser, Number(values.runs ?? tableRuns)),
        ...firstVisitParts(tables),
        ...laterVisitParts(tables),
      ]
    })
  } finally {
    network.close()
    await servers.close()
  }
}

async function measureAgainst(name: string): Promise<void> {
  const other: Site = { folder: buildOf(name), port: thisSite.port + 1 }
  const servers = await openServers(other.folder)
  const network = await openNetwork([thisSite, other], [slow, wired])
  const intro =
    'Both builds are visited by turns. Each ratio divides the medians: below 1, this build is better.'
  try {
    await measure(network, 'against', `Comparison with ${name}`, intro, (browser) => {
      const sides = [sideOf('this build', thisSite), sideOf('earlier', other)]
      const tables = { browser, network, sides, runs }
      return [
        ...againstParts(browser, servers.other, runs),
        ...firstVisitParts(tables),
        ...laterVisitParts(tables),
      ]
    })
  } finally {
    network.close()
    await servers.close()
  }
}

/** Measures first visits to another site. Later visits would depend on how that site caches. */
async function measureBeside(url: string): Promise<void> {
  // Both sites use the same protocol: browsers request unencrypted sites by HTTP/1.1.
  const secure = new URL(url).protocol === 'https:'
  const network = await openNetwork([thisSite], [slow, wired], { secure, openToOthers: true })
  const intro =
    'Both sites are visited by turns. Each ratio divides the medians: below 1, this site is better.'
  try {
    await measure(network, 'beside', `Comparison with ${url}`, intro, (browser) => {
      const other: Side = { name: 'the other site', home: { url, ready: values.ready } }
      const sides = [sideOf('this site', thisSite, secure ? 'https' : 'http'), other]
      return firstVisitParts({ browser, network, sides, runs })
    })
  } finally {
    network.close()
  }
}

async function measureBrowsers(): Promise<void> {
  await measureDirectly('browsers', 'Comparison of browsers', () =>
    browserParts(Number(values.runs ?? 5)),
  )
}

async function measureLibraries(): Promise<void> {
  await measureDirectly('libraries', 'Comparison of map libraries', (browser) =>
    libraryParts(browser, Number(values.runs ?? 5)),
  )
}

/** Measures without a simulated network. `npm run bench -- --<name>` writes `bench/<name>.md`. */
async function measureDirectly(
  name: string,
  title: string,
  partsWith: (browser: Browser) => readonly Part[],
): Promise<void> {
  const servers = await openServers()
  const browser = await openBrowser()
  try {
    await writeReport({
      file: `bench/${name}.md`,
      intro: introOf(title, `npm run bench -- --${name}`),
      parts: partsWith(browser),
      only: values.only,
      browserVersion: browser.version(),
    })
  } finally {
    await browser.close()
    await servers.close()
  }
}

function introOf(title: string, command: string, more = ''): string {
  return `# ${title}\n\nWritten by \`${command}\`. [README.md](README.md) says how each figure is measured. ${more}`.trim()
}

async function measure(
  network: Network,
  file: string,
  title: string,
  intro: string,
  partsWith: (browser: Browser) => readonly Part[],
): Promise<void> {
  const browser = await openBrowser(network.args)
  try {
    await writeReport({
      file: `bench/${file}.md`,
      intro: introOf(title, 'npm run bench', intro),
      parts: partsWith(browser),
      only: values.only,
      browserVersion: browser.version(),
    })
  } finally {
    await browser.close()
  }
}

function sideOf(name: string, { port }: Site, protocol = 'https'): Side {
  const page = (path: string) => ({
    url: `${protocol}://localhost:${port}/${path}`,
    ready: mapSelector,
  })
  return { name, home: page(''), other: page('kcd2-kuttenberg') }
}
