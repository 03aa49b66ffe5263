import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { complaintsAbout, exempt, namesIn, oldWords, wordsOf } from './words.ts'

const source = path.join(import.meta.dirname, '../../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/generated|\.d\.ts$/.test(file))

const textOf = (file: string) => readFileSync(path.join(source, file), 'utf8')

describe('the words of names', () => {
  it('are the field’s in all of src', () => {
    expect(files.length).toBeGreaterThan(400)
    expect(files.flatMap((file) => complaintsAbout(file, textOf(file)))).toEqual([])
  })

  it('are exempt only where a name is still there, and only because of such a word', () => {
    const all = new Set(
      files.flatMap((file) => [
        ...namesIn(file, textOf(file)),
        ...file.split('/').map((part) => path.parse(part).name.replace(/\.test$/, '')),
      ]),
    )
    const idle = Object.values(exempt)
      .flat()
      .filter(
        (name) => !all.has(name) || !wordsOf(name).some((word) => Object.hasOwn(oldWords, word)),
      )
    expect(idle).toEqual([])
  })

  it.each([
    ['const wayToHere = 1', 'wayToHere', 'route'],
    ['interface PastWay { readonly x: number }', 'PastWay', 'route'],
    ['const { x: stretch } = y', 'stretch', 'edge'],
    ['class A { #brush = 1 }', 'brush', 'tile painter'],
    ['const a = <NamePlate />', 'NamePlate', 'label'],
  ])('would find the name in %s', (planted, name, word) => {
    expect(complaintsAbout('a.tsx', planted)).toEqual([
      expect.stringContaining(`"${name}" says`) as string,
    ])
    expect(complaintsAbout('a.tsx', planted)[0]).toContain(word)
  })

  it('would find them in a file, a folder, a class and a custom property', () => {
    expect(complaintsAbout('stores/tours/a.ts', '')).toHaveLength(1)
    expect(complaintsAbout('map/way-bar.css', '')).toHaveLength(1)
    expect(complaintsAbout('a.css', '.way-bar { --plate-width: 1px }')).toHaveLength(2)
  })

  it('leaves comments, strings and plain words alone', () => {
    expect(complaintsAbout('a.ts', '// by the way\nconst always = "way"')).toEqual([])
  })
})
