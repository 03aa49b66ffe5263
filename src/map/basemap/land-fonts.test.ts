import { afterEach, expect, it, vi } from 'vitest'
import type { Land } from '../../domain/land/geography.ts'
import { loadFurtherLetters } from './land-fonts.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['Bohemia, 1403', 'Sasau', []],
  ['Čechy', 'Sasau', ['latin-ext']],
  ['Bohemia', 'Sázava', ['latin-accents']],
  ['Čechy', 'Sázava', ['latin-accents', 'latin-ext']],
  ['Буян', 'Смородина', ['cyrillic']],
  ['Świteź', 'Gopło', ['polish']],
  ['Eğri', 'İznik', ['turkish']],
  ['波希米亚', '萨扎瓦河', []],
])('fetches what “%s” and “%s” are written with: %j', async (title, text, files) => {
  const asked: string[] = []
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(_family: string, source: string) {
        asked.push(/-700-([a-z-]+)\.woff2/.exec(source)?.[1] ?? source)
      }
      load() {
        return Promise.resolve(this)
      }
    },
  )
  vi.stubGlobal('self', { fonts: new Set(), location: { href: 'https://example.org/' } })
  const lettering = [{ kind: 'course', text, course: [[0, 0]], stations: [0.5] }] as const
  await loadFurtherLetters({ title, lettering } as unknown as Land)
  expect(asked.toSorted()).toEqual(files)
})
