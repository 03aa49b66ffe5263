import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { classNames } from './class-names.ts'

const styles = readFileSync('src/app/app.css', 'utf8')

describe('classNames', () => {
  it('joins class names and skips empty values', () => {
    expect(
      classNames('grid', undefined, false, null, '', ['gap-2', { italic: true, bold: false }]),
    ).toBe('grid gap-2 italic')
  })

  it.each(['button', 'icon-button', 'icon', 'tally-bar'])(
    'lets utilities win over what .%s sets: it stands in the layer below theirs',
    (name) => {
      const layer = /@layer components \{\n(.*?)\n\}/s.exec(styles)?.[1] ?? ''
      expect(layer).toMatch(new RegExp(`^ {2}\\.${name} \\{\\n {4}@apply `, 'm'))
    },
  )
})

const unscanned = [...styles.matchAll(/@source not '\.\.\/([\w/-]+\.tsx)'/g)].map(
  ([, file = '']) => file,
)

it.each(unscanned)('%s, where no utility is looked for, uses none', (file) => {
  const code = readFileSync(`src/${file}`, 'utf8')
  const used = [...code.matchAll(/(?:className=|classNames\()["']([^"']+)/g)].map(
    ([, name]) => name,
  )
  expect(used.filter((name) => !styles.includes(`.${name} {`))).toEqual([])
})
