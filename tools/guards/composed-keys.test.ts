import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

describe('the source', () => {
  const root = new URL('../../src/', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(new URL(file, root), 'utf8')] as const)

  const filesWith = (pattern: RegExp, except: string) =>
    files.filter(([file, text]) => file !== except && pattern.test(text)).map(([file]) => file)

  it('asks `isEscape` and `isEnter`, and compares no key itself [F116]', () => {
    const bare =
      /(?:===|!==|case)\s*['"](?:Escape|Enter|Esc)['"]|['"](?:Escape|Enter)['"]\s*(?:===|!==)/
    expect(filesWith(bare, 'ui/keys/composition.ts')).toEqual([])
  })

  it('reads whether a key is composed nowhere else', () => {
    expect(filesWith(/\.isComposing\b|\bkeyCode\b/, 'ui/keys/composition.ts')).toEqual([])
  })

  it('has no form but `Form`, which leaves Enter to a composition', () => {
    expect(filesWith(/<form\b/, 'ui/fields/form.tsx')).toEqual([])
  })

  it('keeps dialogs and menus of the library open while a composition is cancelled', () => {
    const contents = files.filter(([, text]) => /<Primitive\.Content\b/.test(text))
    expect(contents.length).toBeGreaterThan(2)
    for (const [, text] of contents) {
      const [opened, kept] = [/<Primitive\.Content\b/g, /onEscapeKeyDown=\{keepComposition\}/g]
      expect(text.match(kept)?.length).toBe(text.match(opened)?.length)
    }
  })
})
