// `npm run data && npm run lighthouse`: writes Lighthouse's results for three pages to `lighthouse.md`. Lighthouse is
// not a package of this project but fetched each time (ADR 46).
import { execFile, execFileSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { cacheFolder } from '../tools/commands.mjs'
import { serve } from '../tools/serve.mjs'
import { address, browserPath, openBrowser } from './browser.ts'
import { header, ms, row, writeReport, type Part } from './report.ts'
import { median } from './statistics.ts'

/** Last version that runs on Node.js 20. */
const lighthouse = 'lighthouse@12.8.2'

const pages = ['', 'kcd2-kuttenberg', 'embed']

const presets: readonly (readonly [string, string, readonly string[]])[] = [
  ['phone', 'Phone, 4x slower, 150 ms, 1.6 Mbit/s', []],
  ['desktop', 'Desktop, 40 ms, 10 Mbit/s', ['--preset=desktop']],
]

const categories = [
  ['performance', 'performance'],
  ['accessibility', 'accessibility'],
  ['best-practices', 'best practices'],
  ['seo', 'SEO'],
] as const

const timings = [
  ['first-contentful-paint', 'first contentful paint'],
  ['largest-contentful-paint', 'largest contentful paint'],
  ['speed-index', 'speed index'],
  ['total-blocking-time', 'total blocking time'],
  ['interactive', 'interactive'],
] as const

interface Audit {
  readonly title: string
  /** `null` if there was nothing to judge. */
  readonly score: number | null
  readonly scoreDisplayMode: string
  readonly displayValue?: string
  readonly numericValue?: number
}

interface Result {
  readonly runtimeError?: { readonly message: string }
  readonly audits: Readonly<Record<string, Audit>>
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }
    >
  >
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})
const runs = Number(values.runs)

// Built with a base URL like a published site, because canonical links otherwise have no host.
const folder = path.join(cacheFolder, 'lighthouse')
execFileSync('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
  env: { ...process.env, VITE_BASE_URL: address },
  stdio: ['ignore', 'ignore', 'inherit'],
})

const parts = presets.map(([name, title, args]): Part => ({
  name,
  title,
  runs,
  measure: () => measure(args),
}))
const browser = await openBrowser()
const browserVersion = browser.version()
await browser.close()
const { close } = await serve({ folder, port: Number(new URL(address).port), base: address })
try {
  await writeReport({
    file: 'bench/lighthouse.md',
    intro: `# Lighthouse results\n\nWritten by \`npm run data && npm run lighthouse\` with ${lighthouse}. The highest score is 100.`,
    parts,
    only: values.only,
    browserVersion,
  })
} finally {
  await close()
}

async function measure(args: readonly string[]): Promise<readonly string[]> {
  const lines = [
    header('page', ...categories.map(([, name]) => name), ...timings.map(([, name]) => name)),
  ]
  const failing: string[] = []
  for (const page of pages) {
    const results: Result[] = []
    for (let run = 0; run < runs; run += 1) results.push(await runOnce(page, args))
    const middle = (read: (result: Result) => number) => median(results.map(read))
    lines.push(
      row(
        `/${page}`,
        ...categories.map(([id]) => middle((result) => scoreOf(result, id)).toFixed(0)),
        ...timings.map(([id]) => ms(middle(({ audits }) => audits[id]?.numericValue ?? NaN))),
      ),
    )
    console.log(lines.at(-1))
    failing.push(...new Set(results.flatMap((result) => failingIn(page, result))))
  }
  return [...lines, '', 'Audits that fail:', '', ...failing]
}

/** Retries because Lighthouse sometimes misses the start of a page. Throws after three attempts. */
async function runOnce(page: string, args: readonly string[], attempt = 1): Promise<Result> {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox', ...args]
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, `${address}${page}`, ...flags],
    { maxBuffer: 100e6, env: { ...process.env, CHROME_PATH: browserPath() } },
  ).catch((error: unknown) => {
    if (attempt === 3) throw error
    return { stdout: '' }
  })
  const result = stdout === '' ? undefined : (JSON.parse(stdout) as Result)
  if (result && !result.runtimeError) return result
  if (attempt === 3) throw new Error(result?.runtimeError?.message)
  return runOnce(page, args, attempt + 1)
}

function scoreOf({ categories: all }: Result, id: string): number {
  return Math.round((all[id]?.score ?? NaN) * 100)
}

/** Lists failed audits. The performance category has many timings, so only scores below 50 count there. */
function failingIn(page: string, { audits, categories: all }: Result): readonly string[] {
  return categories.flatMap(([id, name]) =>
    (all[id]?.auditRefs ?? []).flatMap((ref) => {
      const { title = '', score = null, scoreDisplayMode } = audits[ref.id] ?? {}
      const least = id === 'performance' ? 0.5 : 0.9
      if (score === null || score >= least || scoreDisplayMode === 'informative') return []
      return [`- \`/${page}\`, ${name}: \`${ref.id}\`, ${title}`]
    }),
  )
}
