import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const src = path.join(import.meta.dirname, '../../src')

function repeatedNames(files: readonly string[]): readonly string[] {
  const names = files.map((file) => path.posix.basename(file.replaceAll('\\', '/')))
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}

it('each file of src/ has a name of its own', () => {
  // Generated modules have the names of their bundles, and samples and READMEs are identified by their folder.
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|css)$/.test(file) && !/(^|[\\/])(generated|samples)[\\/]/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(repeatedNames(files)).toEqual([])
})

it('a repeated name is found', () => {
  expect(repeatedNames(['map/scale.ts', 'ui/icon.tsx', 'world/scale.ts'])).toEqual(['scale.ts'])
})
