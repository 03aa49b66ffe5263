import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checks, runChecks } from './checks.ts'
import { goodSource } from './fixtures/good-source.ts'

const folder = join(import.meta.dirname, 'checks')
const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
const rules = names.filter((name) => !name.endsWith('.test.ts'))

describe('the list of checks', () => {
  it.each(rules)('holds %s', async (name) => {
    const exported: unknown[] = Object.values((await import(join(folder, name))) as object)
    expect(exported).toHaveLength(1)
    expect(checks).toContain(exported[0])
  })

  it('holds nothing twice and nothing from elsewhere', () => {
    expect(new Set(checks).size).toBe(checks.length)
    expect(checks).toHaveLength(rules.length)
  })

  it.each(rules)('has a test beside %s', (name) => {
    expect(names).toContain(name.replace(/\.ts$/, '.test.ts'))
  })
})

describe('runChecks', () => {
  it('finds nothing in good data', () => {
    expect(runChecks(goodSource())).toEqual([])
  })

  it('reports the problems of every check', () => {
    const good = goodSource()
    const source = { ...good, world: { ...good.world, id: 'other' }, images: [] }
    expect(runChecks(source).map(({ field }) => field)).toEqual(['id', 'image'])
  })
})
