import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** Longest line of a comment, indentation included. */
const maxLength = 120

/** Returns the numbers of the lines that consist of a comment and are too long. A line with an address may be. */
function findTooLongComments(text: string): readonly number[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(\/\/|\/?\*)/.test(line) && line.length > maxLength && !/https?:/.test(line)
        ? [index + 1]
        : [],
    )
}

it('no line of a comment is longer than 120 characters', () => {
  const found = ['src', 'pipeline', 'tools', 'e2e', 'bench', 'playground'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|m?js|css)$/.test(file) && !/generated/.test(file))
      .flatMap((file) =>
        findTooLongComments(readFileSync(path.join(root, folder, file), 'utf8')).map(
          (line) => `${folder}/${file}:${line}`,
        ),
      ),
  )
  expect(found).toEqual([])
})

it('a long comment is found, a long line of code is not', () => {
  const long = 'a'.repeat(maxLength)
  expect(
    findTooLongComments(`// ${long}\n/** ${long} */\n * ${long}\nconst a = '${long}'`),
  ).toEqual([1, 2, 3])
})
