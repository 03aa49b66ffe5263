import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../commands.mjs'

/** The pages whose tables list, for each id, a requirement and the tests that cover it. */
export const tracedPages = ['docs/specification-coverage.md', 'docs/faults.md'] as const

const idShape = String.raw`(?:S\d+\.\d+|D-[a-z]+-\d+|F\d+)`
const idAlone = new RegExp(`^${idShape}$`)
const idInTitle = new RegExp(String.raw`\[(${idShape})\]`, 'g')
const testFolders = ['src', 'e2e', 'tools', 'pipeline', 'bench']

/** A row of a table: its id and the handwritten cells, exactly as in the file. */
export interface TracedRow {
  readonly id: string
  readonly cells: readonly string[]
}

/** The test files that contain each id in brackets, sorted by name. */
export type TestsOfIds = ReadonlyMap<string, readonly string[]>

/** Reads all tests of the project. Paths are relative to the repository's root. */
export function readTestsOfIds(): TestsOfIds {
  const testsOfIds = new Map<string, string[]>()
  for (const file of testFolders.flatMap(testFilesIn).sort()) {
    for (const id of idsIn(readText(file))) {
      testsOfIds.set(id, [...(testsOfIds.get(id) ?? []), file])
    }
  }
  return testsOfIds
}

export function idsIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(idInTitle)].map(([, id = '']) => id))
}

/** Returns the rows of a page's table without the last cell, which {@link withTests} writes. */
export function readRows(page: string): readonly TracedRow[] {
  return page.split('\n').flatMap((line) => readRow(line) ?? [])
}

/** Returns the page with the last cell of each row replaced by the tests that carry the row's id. */
export function withTests(page: string, testsOfIds: TestsOfIds): string {
  return page
    .split('\n')
    .map((line) => {
      const row = readRow(line)
      if (!row) return line
      const tests = (testsOfIds.get(row.id) ?? []).map((file) => `\`${file}\``).join(' ')
      return `| ${[row.id, ...row.cells, tests].join(' | ')} |`
    })
    .join('\n')
}

export function readText(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

function readRow(line: string): TracedRow | undefined {
  if (!line.startsWith('|')) return undefined
  const [id = '', ...cells] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
  return idAlone.test(id) ? { id, cells: cells.slice(0, -1) } : undefined
}

function testFilesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
}
