// `npm run bench`; see `bench/README.md` for measurements and options.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { againstParts } from './against.ts'
import { browserParts } from './browsers.ts'
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

const own: Site = { folder: 'dist', port: 4575 }

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    beside: { type: 'string' },
    browsers: { type: 'boolean', default: false },
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
else if (values.beside !== undefined) await measureBeside(values.beside)
else await measureThis()

async function measureThis(): Promise<void> {
  const servers = await openServers()
  const network = await openNetwork([own], [slow, wired])
  try {
    await measure(network, 'results', 'What was measured', '', (browser) => {
      const tables = { browser, network, sides: [sideOf('this build', own)], runs }
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
  const other: Site = { folder: buildOf(name), port: own.port + 1 }
  const servers = await openServers(other.folder)
  const network = await openNetwork([own, other], [slow, wired])
  const intro =
    'Each ratio is of medians of both builds, visited by turns: below 1, this build needs less.'
  try {
    await measure(network, 'against', `Against ${name}`, intro, (browser) => {
      const sides = [sideOf('this build', own), sideOf('earlier', other)]
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
  const network = await openNetwork([own], [slow, wired], { secure, openToOthers: true })
  const intro = `Each ratio is of medians of both sites, visited by turns: below 1, this one needs less.`
  try {
    await measure(network, 'beside', `Beside ${url}`, intro, (browser) => {
      const other: Side = { name: 'the other', home: { url, ready: values.ready } }
      const sides = [sideOf('this site', own, secure ? 'https' : 'http'), other]
      return firstVisitParts({ browser, network, sides, runs })
    })
  } finally {
    network.close()
  }
}

async function measureBrowsers(): Promise<void> {
  const servers = await openServers()
  const browser = await openBrowser()
  try {
    await writeReport({
      file: 'bench/browsers.md',
      intro:
        '# In other browsers\n\nWritten by `npm run bench -- --browsers`; how each figure is taken: `bench/README.md`.',
      parts: browserParts(Number(values.runs ?? 5)),
      only: values.only,
      browserVersion: browser.version(),
    })
  } finally {
    await browser.close()
    await servers.close()
  }
}

async function measure(
  network: Network,
  file: string,
  title: string,
  intro: string,
  partsWith: (browser: Awaited<ReturnType<typeof openBrowser>>) => readonly Part[],
): Promise<void> {
  const browser = await openBrowser(network.args)
  try {
    await writeReport({
      file: `bench/${file}.md`,
      intro:
        `# ${title}\n\nWritten by \`npm run bench\`; how each figure is taken: \`bench/README.md\`. ${intro}`.trim(),
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
