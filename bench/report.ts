import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { buildName } from './builds.ts'

/** A table in a file of results. `--only` measures single tables. */
export interface Part {
  readonly name: string
  readonly title: string
  readonly runs: number
  /** @returns the lines under the title */
  readonly measure: () => Promise<readonly string[]>
}

export interface Report {
  readonly file: string
  /** Text under the file's first title. */
  readonly intro: string
  readonly parts: readonly Part[]
  /** Beginnings of the names of wanted parts, separated by commas. `undefined` means all parts. */
  readonly only: string | undefined
  readonly browserVersion: string
}

/** Measures parts one after another. Each result replaces its section in the file; other sections stay. */
export async function writeReport(report: Report): Promise<void> {
  const { file, intro, parts, only, browserVersion } = report
  const wanted = only?.split(',') ?? ['']
  const chosen = parts.filter(({ name }) => wanted.some((start) => name.startsWith(start)))
  if (chosen.length === 0) {
    throw new Error(`--only ${only}: there is ${parts.map(({ name }) => name).join(', ')}.`)
  }
  for (const { title, runs, measure } of chosen) {
    console.log(`\n${title}`)
    const before = load()
    const lines = await measure()
    const state = `${cpus().length} cores, load ${before} before and ${load()} after`
    const note = [
      `${runs === 1 ? '1 run' : `Medians of ${runs} runs`} of ${buildName()} on ${today()}; ${state};`,
      `no GPU, Chromium ${browserVersion}, Node ${process.version}.`,
    ]
    console.log(lines.join('\n'))
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    // Sections of a file with another intro may compare with another build.
    const sections = sectionsOf(text.startsWith(`${intro}\n`) ? text : '').set(
      title,
      [...note, '', ...lines].join('\n'),
    )
    const order = parts.flatMap((part) => {
      const body = sections.get(part.title)
      return body === undefined ? [] : [`## ${part.title}\n\n${body}\n`]
    })
    writeFileSync(file, [`${intro}\n`, ...order].join('\n'))
  }
}

function sectionsOf(text: string): Map<string, string> {
  const [, ...sections] = text.split(/^## /m)
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n')
      return [section.slice(0, end), section.slice(end).trim()]
    }),
  )
}

/** Returns the load average of the last minute. More than a few tenths disturbs the measurements. */
function load(): string {
  return (loadavg()[0] ?? NaN).toFixed(1)
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

export function ms(value: number): string {
  return Number.isFinite(value) ? `${value.toFixed(value < 10 ? 1 : 0)} ms` : '–'
}

export function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

export function header(...cells: readonly string[]): string {
  return `${row(...cells)}\n${row(...cells.map(() => '---'))}`
}
