import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export interface NewFile {
  /** Path below the world's folder: `glyphs/inn.svg`. */
  readonly path: string
  readonly text: string
}

const sampleFolder = path.join(import.meta.dirname, 'sample')
const sample = { id: 'my-island', title: 'My Island' }

/** Returns the files of the sample world, a small and complete island, with the given id and a title made from it. */
export function newWorld(id: string): NewFile[] {
  return readdirSync(sampleFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return {
        path: path.relative(sampleFolder, file).replaceAll('\\', '/'),
        text: readFileSync(file, 'utf8')
          .replaceAll(sample.id, id)
          .replaceAll(sample.title, titleOf(id)),
      }
    })
    .sort((a, b) => a.path.localeCompare(b.path, 'en'))
}

function titleOf(id: string): string {
  const words = id.split('-').filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
