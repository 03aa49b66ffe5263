import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

const numbers = Array.from({ length: 94 }, (_, at) => String(at + 1).padStart(2, '0'))

interface Row {
  readonly number: string
  readonly files: readonly string[]
}

/** The rows of the table, whose last column names files between backticks. */
const rows: readonly Row[] = readText('docs/faults.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && /^\d\d$/.test(cells[1] ?? ''))
  .map((cells) => ({
    number: cells[1] ?? '',
    files: [...(cells[4] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }))

const tests = ['src', 'e2e', 'tools', 'pipeline'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`),
)

describe('the table of faults', () => {
  it('lists every number once, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(numbers)
  })

  it.each(rows)('names tests for $number that carry it', ({ number, files }) => {
    expect(files).not.toEqual([])
    for (const file of files) {
      expect(existsSync(path.join(root, file)), `${file} does not exist`).toBe(true)
      expect(carried(file), `${file} does not carry [F${number}]`).toContain(number)
    }
  })

  it('knows every number that a test carries', () => {
    for (const file of tests) {
      const unknown = carried(file).filter((number) => !numbers.includes(number))
      expect(unknown, `in ${file}`).toEqual([])
    }
  })
})

function carried(file: string): string[] {
  return [...readText(file).matchAll(/\[F(\d+)\]/g)].map(([, number = '']) => number)
}

function readText(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
