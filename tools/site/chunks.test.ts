import path from 'node:path'
import { expect, it } from 'vitest'
import { chunkOf, chunks, type ModuleGraph } from './chunks.ts'

const source = path.join(import.meta.dirname, '../../src')
const at = (file: string) => path.join(source, file)

/**
 * @param imports Files below `src/`, each with the files that import it.
 * @param later Files below `src/`, each with the files that import it by `import()`.
 */
function graphOf(
  imports: Readonly<Record<string, readonly string[]>>,
  later: Readonly<Record<string, readonly string[]>>,
): ModuleGraph {
  return {
    getModuleInfo: (id) => {
      const file = path.relative(source, id)
      return {
        importers: (imports[file] ?? []).map(at),
        dynamicImporters: (later[file] ?? []).map(at),
      }
    },
  }
}

const main = 'start/main.tsx'
const root = 'start/root.tsx'
const map = 'app/map/map-view.tsx'
const [settings, pins, tools] = [
  'app/settings-dialog.tsx',
  'features/card/ui/pin-details.tsx',
  'features/routes/map/measure-bar.tsx',
]
const later = { [root]: [main], [map]: [root], [settings]: [root], [pins]: [root], [tools]: [map] }

it.each([
  ['what the first script needs', [main, settings], 'start'],
  ['what the page needs', [root, map, settings], 'page'],
  ['what the map alone needs', [map], 'map-view'],
  ['what the map’s tools need as well', [map, tools], 'map-view'],
  ['what works without the map', [map, settings], 'shared'],
  ['what several later scripts need', [settings, pins], 'pins'],
  ['what one later script needs', [settings], 'settings'],
])('puts %s where it is needed first', (_what, importers, name) => {
  expect(chunkOf(at('ui/button.tsx'), graphOf({ 'ui/button.tsx': importers }, later))).toBe(name)
})

it('follows what imports a module as far as it goes', () => {
  const graph = graphOf(
    { 'a.ts': ['b.ts'], 'b.ts': ['a.ts', settings, 'c.ts'], 'c.ts': [tools] },
    later,
  )
  expect(chunkOf(at('a.ts'), graph)).toBe('map-tools')
})

it('wants to know with what a new script comes', () => {
  const graph = graphOf({}, { 'features/new.tsx': [root] })
  expect(() => chunkOf(at('features/new.tsx'), graph)).toThrow(
    'features/new.tsx is loaded by itself',
  )
})

it('has no more scripts than a reader can know, each by a name of its own', () => {
  const names = chunks.map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeLessThanOrEqual(29)
})
