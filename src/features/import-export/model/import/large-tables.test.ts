import { describe, expect, it, vi } from 'vitest'
import { maxUploadBytes } from '../../../pins/model/limits.ts'
import { maxImportedPins, type ImportWorld } from './imported.ts'
import { emptyWorld } from '../../../../testing/world-samples.ts'
import { readFile } from './read-import.ts'
import { maxColumns } from './csv.ts'

vi.setConfig({ testTimeout: 60_000 })

const world: ImportWorld = { ...emptyWorld }

/** Limit of processor time in milliseconds per 5 MB of the file, rounded up. */
const maxTime = 100

/** Reads the text as a file. Repeats a slow reading, because the machine may be busy. */
function read(text: string) {
  const bytes = new TextEncoder().encode(text)
  expect(bytes.length).toBeLessThanOrEqual(maxUploadBytes)
  const limit = maxTime * Math.max(1, Math.ceil(bytes.length / 5_000_000))
  let time = Infinity
  let result = readFile(new Uint8Array(), '.csv', 'kcd1', world)
  for (let attempt = 0; attempt < 5 && time > limit; attempt += 1) {
    const before = process.cpuUsage()
    result = readFile(bytes, '.csv', 'kcd1', world)
    const { user, system } = process.cpuUsage(before)
    time = (user + system) / 1000
  }
  if (process.env['SHOW_TIMES']) console.warn(`${bytes.length} bytes in ${time} ms of ${limit}`)
  if (!result.ok) expect(time).toBeLessThan(limit)
  return result
}

const columns = (amount: number) => Array.from({ length: amount }, (_, at) => `c${at}`).join(',')
const heading = 'x,y,name'

describe('a table', () => {
  it('with too many columns in any line is refused [F53]', () => {
    const tooMany = { ok: false, problem: { kind: 'too-many-columns' } }
    expect(read(`${heading},${columns(20_000)}${'\n1,2,n'.repeat(20_000)}`)).toEqual(tooMany)
    expect(read(`${heading}\n1,2,n\n1,2,n${','.repeat(maxColumns)}`)).toEqual(tooMany)
    expect(read(`${heading}\n${','.repeat(19_000_000)}`)).toEqual(tooMany)
    expect(read(`x;y;name\n1;2;n${';'.repeat(maxColumns)}`)).toEqual(tooMany)
    expect(read(`x\ty\tname\n1\t2\tn${'\t'.repeat(maxColumns)}`)).toEqual(tooMany)
  })

  it('with the greatest number of columns is read', () => {
    const text = `${heading},${columns(maxColumns - 3)}\n1,2,n${',v'.repeat(maxColumns - 3)}`
    expect(read(text)).toMatchObject({ ok: true, pins: [{ x: 1, y: 2, title: 'n' }] })
    // Commas within quotation marks don't separate columns.
    expect(read(`${heading}\n1,2,"${'a,'.repeat(500)}"`)).toMatchObject({ ok: true })
    expect(read(`x;y;name\n1;2;${'a,'.repeat(500)}`)).toMatchObject({ ok: true })
  })

  it('with too many rows is refused [F53]', () => {
    const rows = (amount: number) => `${heading}${'\n1,2,n'.repeat(amount)}`
    const tooMany = { ok: false, problem: { kind: 'too-many-pins' } }
    expect(read(rows(maxImportedPins + 1))).toEqual(tooMany)
    expect(read(rows(1_000_000))).toEqual(tooMany)
    expect(read(`1,2,n${'\n1,2,n'.repeat(maxImportedPins)}`)).toEqual(tooMany)
    const result = read(rows(maxImportedPins))
    expect(result.ok && result.pins).toHaveLength(maxImportedPins)
    expect(read(`${rows(maxImportedPins)}\n\n , ,\n`)).toMatchObject({ ok: true })
  })

  it.each([
    ['blank lines', '\n'],
    ['lines of another kind', '\r'],
    ['spaces', ' '],
    ['quotation marks', '"'],
    ['pairs of them', '""\n'],
    ['texts that do not end', '"a,\n'],
    ['texts that go on', '"a" b,'],
    ['letters', 'a'],
    ['lines in one text', '"\n""'],
    ['rows of tabs', '1\t2\n'],
  ])('of nothing but %s, however large, costs no more than its length [F53]', (_name, unit) => {
    const text = `${heading}\n${unit.repeat(Math.floor(10_000_000 / unit.length))}`
    expect(read(text).ok).toBe(false)
  })

  it('takes no longer for a long note', () => {
    const result = read(`${heading},note\n1,2,,"${'a\n'.repeat(2_000_000)}"`)
    expect(result).toMatchObject({ ok: true, pins: [{ title: 'a' }] })
  })
})

it('ten thousand pins of any file are enough [F53]', () => {
  const pins = Array.from({ length: maxImportedPins + 1 }, (_, at) => ({
    x: at % 99,
    y: 1,
    title: 'a',
  }))
  const bytes = new TextEncoder().encode(JSON.stringify({ markers: pins, visited: {} }))
  expect(readFile(bytes, '.json', 'kcd1', world)).toEqual({
    ok: false,
    problem: { kind: 'too-many-pins' },
  })
})
