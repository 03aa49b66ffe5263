import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '../../src')

/**
 * Names and facts that belong to worlds: ids, a size, a town, a type, a game and a studio. The list is fixed instead
 * of read from `worlds/`, because a new world may share a name with something in the sources.
 */
const names = /8192|Rattay|treasure_chest|kcd\d|trosky|kuttenberg|Kingdom Come|Warhorse/i

function linesWithNames(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, at) => (names.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []))
}

it('knows no world in the sources of the page, outside of tests', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(tsx?|css|svg)$/.test(file))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('testing/'))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    linesWithNames(file, readFileSync(path.join(source, file), 'utf8')),
  )
  expect(found).toEqual([])
})

it.each(["const id = 'kcd1'", "if (type === 'treasure_chest') dig()", 'const side = 8192'])(
  'would find %s',
  (planted) => {
    expect(linesWithNames('a.ts', `let a\n${planted}`)).toEqual([`a.ts:2: ${planted}`])
  },
)
