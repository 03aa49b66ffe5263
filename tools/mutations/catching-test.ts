import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../commands.mjs'
import type { Mutation } from './mutation.ts'

export interface CatchingTest {
  readonly runner: 'vitest' | 'components' | 'playwright'
  /** Relative to the repository's root. */
  readonly file: string
  /** A regular expression that matches the test's full title, including the row's id. */
  readonly title: string
}

/**
 * Finds the only file with a test of that title. Searches all test files, so a test may move to another file or
 * runner without a change to the mutation.
 *
 * @param folder The root of a checkout.
 * @throws {PlainError} if no file or more than one file has the test
 */
export function findCatchingTest({ test, row }: Mutation, folder: string): CatchingTest {
  const files = testFiles(folder).filter((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    return text.includes(test) && text.includes(`[${row}]`)
  })
  const [file] = files
  if (file === undefined) throw new PlainError(`No test is called "${test} ... [${row}]".`)
  if (files.length > 1)
    throw new PlainError(`"${test}" is in more than one file: ${files.join(', ')}.`)
  return {
    runner: runnerOf(file),
    file,
    title: `${escaped(test)}.*${escaped(`[${row}]`)}`,
  }
}

function runnerOf(file: string): CatchingTest['runner'] {
  if (file.startsWith('e2e/')) return 'playwright'
  return /\.browser\.test\.tsx?$/.test(file) ? 'components' : 'vitest'
}

function testFiles(folder: string): readonly string[] {
  return ['src', 'e2e', 'tools', 'pipeline'].flatMap((top) =>
    readdirSync(path.join(folder, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .map((name) => `${top}/${name.replaceAll(path.sep, '/')}`),
  )
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
