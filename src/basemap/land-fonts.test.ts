import { afterEach, expect, it, vi } from 'vitest'
import type { Land } from './geography.ts'

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
  vi.resetModules()
  const { loadExtraFonts } = await import('./land-fonts.ts')
  await loadExtraFonts({ title, lettering } as unknown as Land)
  expect(asked.toSorted()).toEqual(files)
})

it('adds a loaded font under a new name, and loads it once', async () => {
  const faces: { readonly family: string }[] = []
  vi.stubGlobal(
    'FontFace',
    class {
      readonly family: string
      constructor(family: string) {
        this.family = family
        faces.push(this)
      }
      load() {
        return Promise.resolve(this)
      }
    },
  )
  vi.stubGlobal('self', { fonts: new Set(), location: { href: 'https://example.org/' } })
  vi.resetModules()
  const fresh = await import('./land-fonts.ts')
  const { landFont: freshFont } = await import('./land-fonts.ts')
  const before = freshFont(12)
  const land = { title: 'Буян', lettering: [] } as unknown as Land
  await fresh.loadExtraFonts(land)
  await fresh.loadExtraFonts(land)
  expect(faces).toHaveLength(1)
  expect(before).not.toContain(faces[0]?.family)
  expect(freshFont(12)).toContain(`"Land", "${faces[0]?.family}", serif`)
})
