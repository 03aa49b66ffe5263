import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const table = readText('docs/specification-coverage.md')

interface Row {
  readonly id: string
  readonly files: readonly string[]
}

const idShape = String.raw`(?:S\d+\.\d+|D-[a-z]+-\d+)`

/** The rows of the table, whose third column names files between backticks. */
const rows: readonly Row[] = table
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => new RegExp(`^${idShape}$`).test(cells[1] ?? ''))
  .map((cells) => ({
    id: cells[1] ?? '',
    files: [...(cells[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }))

const journeys = readdirSync(path.join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `e2e/${name.replaceAll('\\', '/')}`)

describe('the table of what the specification says', () => {
  it('finds the journeys', () => {
    expect(journeys.length).toBeGreaterThan(60)
  })

  it('has rows, and no id twice', () => {
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))])
  })

  it.each(rows)('names tests for $id that carry it', ({ id, files }) => {
    expect(files).not.toEqual([])
    for (const file of files) {
      expect(existsSync(path.join(root, file)), `${file} does not exist`).toBe(true)
      expect(carries(readText(file), id), `${file} does not carry ${id}`).toBe(true)
    }
  })

  it.each(journeys)('lists every id that %s carries', (file) => {
    const carried = [...readText(file).matchAll(new RegExp(`\\[(${idShape})\\]`, 'g'))]
    const listed = new Set(rows.map(({ id }) => id))
    expect(carried.map(([, id = '']) => id).filter((id) => !listed.has(id))).toEqual([])
  })
})

/** Whether a text holds an id as a whole: S2.1 does not stand in S2.10. */
function carries(text: string, id: string): boolean {
  return new RegExp(`(?<![\\w.-])${id.replace('.', String.raw`\.`)}(?![\\w-])`).test(text)
}

function readText(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
