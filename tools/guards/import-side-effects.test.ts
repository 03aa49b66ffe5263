import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { entryPoints, findSideEffects } from './import-side-effects.ts'

const source = path.join(import.meta.dirname, '../../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\/|(^|\/)generated\//.test(file),
  )

const effectsOf = (file: string) =>
  findSideEffects(readFileSync(path.join(source, file), 'utf8'), file)

it('loading a module of src/ does nothing, unless it is an entry point', () => {
  expect(files.length).toBeGreaterThan(400)
  const found = files
    .filter((file) => !entryPoints.includes(file))
    .flatMap((file) => effectsOf(file).map((effect) => `${file}: ${effect}`))
  expect(found).toEqual([])
})

it('each entry point does something', () => {
  expect(entryPoints.filter((file) => effectsOf(file).length === 0)).toEqual([])
})

it.each([
  'useOpened.subscribe(({ opened }) => close(opened))',
  'const stop = useOpened.subscribe(close)',
  "window.addEventListener('storage', read)",
  'startLoading().catch(() => undefined)',
  'if (start) useFilters.setState(start)',
  'const timer = setTimeout(read, 1000)',
  'export const origin = claimOrigin()',
  'whenIdle(start)',
  'for (const each of sets) show(each)',
  'const useSearch = create<Search>()(() => ({ text: takeText() }))',
  "useTitle.title = ''",
  'await read()',
  'export const label = onClick(() => {})',
])('would find %s', (planted) => {
  expect(findSideEffects(planted, 'planted.ts')).not.toEqual([])
})

it.each([
  "import { create } from 'zustand'\nexport * from './other.ts'",
  "export const useSearch = create<Search>()((set) => ({ text: '', clear: () => set({ text: '' }) }))",
  'export const slot = createSlot<() => void>()',
  'export function start() {\n  useOpened.subscribe(close)\n}',
  'export const follow = () => useOpened.subscribe(close)',
  'const known = new Map([[1, 2]])',
  "const Row = lazyChunk(chunks, async () => (await import('./row.tsx')).Row)",
  'declare global {\n  interface Window {}\n}',
  'export default function Page() {}',
  'export class Pane {\n  private timer = setTimeout(() => {})\n}',
])('leaves %s alone', (harmless) => {
  expect(findSideEffects(harmless, 'harmless.ts')).toEqual([])
})
