import { describe, expect, it } from 'vitest'
import { root } from '../commands.mjs'
import { readRows, readText } from '../traces/traced-tables'
import { findCatchingTest } from './catching-test.ts'
import { parseMutation, computeMutatedFiles, readMutations, applyEdit } from './mutation.ts'

const mutations = readMutations()

describe('the mutations', () => {
  it('are no fewer than before, each of another row', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(38)
    expect(new Set(mutations.map(({ row }) => row)).size).toBe(mutations.length)
  })

  it.each(mutations)('$name violates a row, can be applied, and has its test', (mutation) => {
    const { row } = mutation
    const page = row.startsWith('F') ? 'docs/faults.md' : 'docs/specification-coverage.md'
    expect(readRows(readText(page)).map(({ id }) => id)).toContain(row)
    expect(mutation.edits).not.toEqual([])
    expect(computeMutatedFiles(mutation, root).size).toBeGreaterThan(0)
    expect(findCatchingTest(mutation, root).file).toMatch(/\.(test|spec)\.tsx?$/)
  })
})

const patch = `Row: F99
Fault: The second is the first.
Test: the second comes second

--- a/src/one.ts
+++ b/src/one.ts
@@ -7,2 +7,2 @@ somewhere
 first()
-second()
+first()
@@ -20 +20,0 @@
-third()
--- a/src/other.ts
+++ b/src/other.ts
@@ -1 +1,2 @@
 one
+two
`

describe('a patch', () => {
  it('contains row, fault, test and edits', () => {
    expect(parseMutation('01-order', patch)).toEqual({
      name: '01-order',
      row: 'F99',
      fault: 'The second is the first.',
      test: 'the second comes second',
      edits: [
        { file: 'src/one.ts', before: 'first()\nsecond()', after: 'first()\nfirst()' },
        { file: 'src/one.ts', before: 'third()', after: '' },
        { file: 'src/other.ts', before: 'one', after: 'one\ntwo' },
      ],
    })
  })

  it('is refused without one of these lines', () => {
    expect(() => parseMutation('01-order', patch.replace('Row: ', ''))).toThrow(
      'no line "Row: ..."',
    )
  })

  it('is applied wherever its lines are', () => {
    const [change, removal] = parseMutation('01-order', patch).edits
    if (!change || !removal) throw new Error('The patch has lost its edits.')
    expect(applyEdit('a\nfirst()\nsecond()\nb\n', change)).toBe('a\nfirst()\nfirst()\nb\n')
    expect(applyEdit('third()\nb\n', removal)).toBe('b\n')
  })

  it('is refused where its lines are gone, changed or there twice', () => {
    const [change, removal] = parseMutation('01-order', patch).edits
    if (!change || !removal) throw new Error('The patch has lost its edits.')
    expect(() => applyEdit('first()\nsecond(2)\n', change)).toThrow('not there')
    expect(() => applyEdit('third()\n\nthird()\n', removal)).toThrow('there 2 times')
  })
})
