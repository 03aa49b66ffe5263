import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'

const project = path.join(import.meta.dirname, '../..')
const css = readFileSync(path.join(project, 'src/app/fonts.css'), 'utf8')
const subsets = readFileSync(path.join(project, 'tools/subset-fonts.mjs'), 'utf8')

/** The files of a font, each with the range of characters for which browsers fetch it. */
const ranges = [...css.matchAll(/sans-400-([\w-]+)\.woff2'[^}]*unicode-range:\s+([^;]+);/g)].map(
  ([, file = '', list = '']) => ({
    file,
    parts: list.split(/,\s*/).map((part) => {
      const [from = '', to = from] = part.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    }),
  }),
)

function filesOf(letter: string): readonly string[] {
  const code = letter.codePointAt(0) ?? 0
  return ranges
    .filter(({ parts }) => parts.some(([from, to]) => code >= from && code <= to))
    .map(({ file }) => file)
}

function holds(file: string, letter: string): boolean {
  if (file === 'latin' && letter >= ' ' && letter <= '~') return true
  if (file === 'cyrillic' && letter >= 'А' && letter <= 'я') return true
  const [, entry = ''] = subsets.split(new RegExp(`\\n  '?${file}'?: \\{`))
  return entry.slice(0, entry.indexOf('}')).replace('\\u00a0', '\u00a0').includes(letter)
}

const languages = readdirSync(path.join(project, 'src/i18n/sentences')).map((file) =>
  file.replace('.ftl', ''),
)

function textsIn(lang: string): string {
  const sentences = readFileSync(path.join(project, `src/i18n/sentences/${lang}.ftl`), 'utf8')
  const tables = readdirSync(path.join(project, 'worlds'), { recursive: true, encoding: 'utf8' })
  const names = tables
    .filter((file) => file.endsWith('names.csv'))
    .flatMap((file): readonly Record<string, string>[] =>
      parse(readFileSync(path.join(project, 'worlds', file)), { columns: true, bom: true }),
    )
  return [sentences, ...names.map((row) => row[lang] ?? '')].join('')
}

describe('the typefaces hold every letter that is written', () => {
  // The page's fonts have no Chinese characters. The system's fonts show them.
  it.each(languages.filter((lang) => lang !== 'zh'))('in "%s"', (lang) => {
    const letters = [...new Set(textsIn(lang))].filter((letter) => letter > ' ')
    const lacking = letters.filter((letter) => !filesOf(letter).some((file) => holds(file, letter)))
    expect(lacking).toEqual([])
  })
})

it('asks for no letter in two files', () => {
  const codes = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code))
  expect(codes.filter((letter) => filesOf(letter).length > 1)).toEqual([])
})
