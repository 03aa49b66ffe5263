import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const src = path.resolve(import.meta.dirname, '../../src')

/** Files that may name the events: the helper, and the code that watches another window close. */
const allowed = ['platform/page-leave.ts', 'features/follow/map/small-window.ts']

const leaving =
  /['"`](pagehide|beforeunload|unload|freeze)['"`]|\.on(pagehide|beforeunload|unload)\b/

function offenders(files: readonly (readonly [name: string, text: string])[]): readonly string[] {
  return files
    .filter(([name, text]) => !allowed.includes(name) && leaving.test(text))
    .map(([name]) => name)
}

it('code that saves when the page closes uses onPageLeave [F117]', () => {
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\//.test(name))
  const files = names.map((name) => [name, readFileSync(path.join(src, name), 'utf8')] as const)
  expect(files.length).toBeGreaterThan(500)
  expect(offenders(files)).toEqual([])
})

it.each([
  `window.addEventListener('pagehide', save)`,
  `addEventListener("beforeunload", save)`,
  `window.onpagehide = save`,
])('a listener of its own is found: %s', (text) => {
  expect(offenders([['features/pins/pins.ts', text]])).toEqual(['features/pins/pins.ts'])
})
