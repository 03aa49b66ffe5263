import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError, root } from '../commands.mjs'

/** Where the mutations lie, one patch each, with what it breaks and who must notice written before it. */
export const mutationFolder = path.join(root, 'mutations')

/** A way to break the site, and the test that must turn red when it is broken so. */
export interface Mutation {
  /** The patch's name without its ending: a number of two digits, a dash and what it is about. */
  readonly name: string
  /** The row that it violates: `F08` of docs/faults.md, or `S2.25` or `D-map-3` of docs/specification-coverage.md. */
  readonly row: string
  /** What is wrong with the site then. */
  readonly says: string
  /** The catching test's title as it stands in its file, up to the first placeholder or bracket. */
  readonly test: string
  readonly edits: readonly Edit[]
}

/** Whole lines of one file, and what stands in their place. */
export interface Edit {
  /** Relative to the repository's root. */
  readonly file: string
  readonly before: string
  readonly after: string
}

/** All mutations, or those whose number or name is given, in order. */
export function readMutations(wanted: readonly string[] = []): readonly Mutation[] {
  const names = readdirSync(mutationFolder)
    .filter((file) => file.endsWith('.patch'))
    .map((file) => path.basename(file, '.patch'))
    .sort()
  const unknown = wanted.find((one) => !names.some((name) => isNamed(name, one)))
  if (unknown !== undefined) throw new PlainError(`There is no mutation "${unknown}".`)
  return names
    .filter((name) => wanted.length === 0 || wanted.some((one) => isNamed(name, one)))
    .map((name) =>
      parseMutation(name, readFileSync(path.join(mutationFolder, `${name}.patch`), 'utf8')),
    )
}

function isNamed(name: string, wanted: string): boolean {
  return name === wanted || name.startsWith(`${wanted.padStart(2, '0')}-`)
}

/**
 * Reads a patch as `git diff -U0` or `-U1` writes it, below lines such as `Row: F08`.
 *
 * @throws when one of these lines is missing
 */
export function parseMutation(name: string, text: string): Mutation {
  const head = (key: string) => {
    const [, value] = new RegExp(`^${key}: (.+)$`, 'm').exec(text) ?? []
    if (value === undefined)
      throw new PlainError(`mutations/${name}.patch has no line "${key}: ...".`)
    return value.trim()
  }
  return {
    name,
    row: head('Row'),
    says: head('Fault'),
    test: head('Test'),
    edits: parseEdits(text),
  }
}

function parseEdits(text: string): Edit[] {
  const edits: Edit[] = []
  for (const ofFile of text.split(/^--- a\/.+\n\+\+\+ b\//m).slice(1)) {
    const [file = '', ...hunks] = ofFile.split(/\n@@ .+/)
    for (const hunk of hunks) {
      // Behind the last hunk of a file, git says which comes next.
      const lines = hunk.split('\n').filter((line) => /^[ +-]/.test(line))
      const without = (sign: string) =>
        lines.flatMap((line) => (line.startsWith(sign) ? [] : [line.slice(1)])).join('\n')
      edits.push({ file: file.trim(), before: without('+'), after: without('-') })
    }
  }
  return edits
}

/**
 * A file's text with the edit in it. The lines are looked for wherever they are by now: the numbers in the
 * patch do not matter, so that it outlives changes around it.
 *
 * @throws when the lines are not there exactly once
 */
export function withEdit(text: string, { file, before, after }: Edit): string {
  const parts = `\n${text}\n`.split(`\n${before}\n`)
  if (parts.length !== 2) {
    const times = parts.length === 1 ? 'not there' : `there ${parts.length - 1} times`
    throw new PlainError(`${file} has changed; these lines are ${times}:\n${before}`)
  }
  return parts.join(after === '' ? '\n' : `\n${after}\n`).slice(1, -1)
}

/**
 * What a mutation makes of the files that it changes.
 *
 * @param folder the root of a checkout
 * @throws when it cannot be applied there
 */
export function mutatedFiles(mutation: Mutation, folder: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const edit of mutation.edits) {
    const file = path.join(folder, edit.file)
    if (!existsSync(file)) throw new PlainError(`There is no ${edit.file} any more.`)
    texts.set(edit.file, withEdit(texts.get(edit.file) ?? readFileSync(file, 'utf8'), edit))
  }
  return texts
}
