// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { prePaint } from '../start/pre-paint.ts'
import { preferredHere } from '../features/settings/page-language.ts'
import { readViewLink } from '../features/links/model/view-link.ts'
import { boundWorld } from '../testing/bound-map.ts'

const page = readFileSync(path.join(import.meta.dirname, '../../docs/embedding.md'), 'utf8')

/** Returns the rows of the table whose first column has this title, each as a list of cells. */
function rowsBelow(title: string): string[][] {
  const [, table = ''] =
    new RegExp(`^\\| ${title} +\\|.*\\n\\|[-| ]+\\n((?:\\|.*\\n)+)`, 'm').exec(page) ?? []
  return table
    .trimEnd()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
}

it('docs/embedding.md has every parameter that the small map reads, and no other', () => {
  const asked = vi.spyOn(URLSearchParams.prototype, 'get')
  window.history.replaceState(null, '', '/embed')
  readViewLink('?spot=1,2', boundWorld)
  preferredHere()
  prePaint(
    [],
    () => 'en',
    () => undefined,
    () => undefined,
  )
  const read = new Set(asked.mock.calls.map(([name]) => name))
  expect(read.size).toBeGreaterThan(5)
  const rows = rowsBelow('parameter')
  expect(new Set(rows.map(([parameter]) => parameter))).toEqual(read)
  expect(rows).toHaveLength(read.size)
  for (const [parameter, , what, example] of rows) {
    expect(what).not.toBe('')
    expect(example).toMatch(new RegExp(`^${parameter}=.`))
  }
})

it('docs/embedding.md has every attribute of the element, and no other', async () => {
  vi.stubGlobal('siteHome', 'kcd1')
  // Custom elements can't be undefined again, and another test file may define this one.
  const define = vi.spyOn(customElements, 'define').mockImplementation(() => undefined)
  await import('../features/embed/element/itinerarium-map.ts')
  const element = define.mock.calls[0]?.[1] as unknown as {
    readonly observedAttributes: readonly string[]
  }
  const written = [
    ...rowsBelow('parameter').map(([, attribute]) => attribute),
    ...rowsBelow('attribute').map(([attribute]) => attribute),
  ]
  expect(new Set(written)).toEqual(new Set(element.observedAttributes))
  expect(written).toHaveLength(element.observedAttributes.length)
})
