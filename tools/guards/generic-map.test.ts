// The map engine knows no feature: layers and plain properties bring what it shows.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const engine = path.resolve(import.meta.dirname, '../../src/map')

const featureWords =
  /^(measuring|lasso|pin|quest|spot|filter|filtered|tour|trip|route|discovered|settlement|playthrough)s?$/

/** Returns the words of a source, with the parts of its identifiers, but without calls of the array method `filter`. */
function wordsOf(source: string): readonly string[] {
  const text = source.replace(/\.filter\(/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return (text.match(/[A-Za-z]+/g) ?? []).map((word) => word.toLowerCase())
}

const files = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
)

const sourceOf = (name: string) => readFileSync(path.join(engine, name), 'utf8')

it('splits identifiers into words', () => {
  expect(wordsOf('list.filter(isPin) // questStarts')).toEqual([
    'list',
    'is',
    'pin',
    'quest',
    'starts',
  ])
})

it.each(files)('src/map/%s names no feature', (name) => {
  const words = [...wordsOf(name), ...wordsOf(sourceOf(name))]
  expect(words.filter((word) => featureWords.test(word))).toEqual([])
})

it.each(files)('src/map/%s does not import messages', (name) => {
  expect(sourceOf(name)).not.toContain('/i18n/')
})
