import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSource, localizedFiles, findUnlocalized } from './localized-messages.ts'

const project = path.join(import.meta.dirname, '../..')

it('all follow the language in this project', () => {
  const files = localizedFiles(project)
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => findUnlocalized(file, readSource(project, file)))).toEqual([])
})

const planted = (code: string) =>
  findUnlocalized(
    'src/panel/a.tsx',
    `import { messages } from '../i18n/generated/first.ts'\n${code}`,
  )

describe('finds faults', () => {
  it.each([
    ['const title = () => `${messages.a.b}: ${name}`', 'puts a sentence together'],
    ['const title = () => messages.a.b(3) + name', 'puts a sentence together'],
    [
      "const title = () => [messages.a.b, name].filter(Boolean).join(', ')",
      'puts a sentence together',
    ],
    ['const t = messages.a\nconst title = () => `${t.b} ${name}`', 'puts a sentence together'],
    ['const t = messages.a\nconst keys = [{ does: t.search }]', 'keeps a sentence'],
    ['const tool = { hint: messages.a.b }', 'keeps a sentence'],
    ['const Row = memo(function Row() { return messages.a.b })', 'does not follow the language'],
    ['const a = () => <p>Nothing here</p>', 'says "Nothing here" in every language'],
    ['const a = () => <p title="Nothing here" />', 'says "Nothing here" in every language'],
    ["const a = () => date.toLocaleString('en')", 'asks the browser for words'],
    ["const a = () => new Intl.Collator('en')", 'asks the browser for words'],
  ])('%s', (code, reason) => {
    expect(planted(code)).toEqual([expect.stringContaining(reason)])
  })

  it.each([
    'const t = messages.a\nconst title = () => t.b(name)',
    'const { a, b: { c } } = messages',
    'const Row = memo(function Row() { useLocale(); return messages.a.b })',
    'const a = () => <p className="many words here">{messages.a.b} / {name}</p>',
    'const a = () => `${id}-${name}`',
  ])('but not %s', (code) => {
    expect(planted(code)).toEqual([])
  })
})
