import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError, root } from '../commands.mjs'

/** Folder with a patch for each mutation. Lines before the patch say what it breaks and which test must notice. */
export const mutationFolder = path.join(root, 'mutations')

/** A way to break the site, and the test that must fail because of it. */
export interface Mutation {
  /** The patch's name without its extension: a number of two digits, a dash and its subject. */
  readonly name: string
  /** The violated row: `F08` of docs/faults.md, or `S2.25` or `D-map-3` of docs/specification-coverage.md. */
  readonly row: string
  readonly fault: string
  /** The catching test's title as in its file, up to the first placeholder or bracket. */
  readonly test: string
  readonly edits: readonly Edit[]
}

export interface Edit {
  /** Relative to the repository's root. */
  readonly file: string
  readonly before: string
  readonly after: string
}

/** Reads all mutations in order, or only those whose number or name is given. */
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
 * Parses a patch as `git diff -U0` or `-U1` writes it, after lines such as `Row: F08`.
 *
 * @throws {PlainError} if one of these lines is missing
 */
export function parseMutation(name: string, text: string): Mutation {
  const readHeader = (key: string) => {
    const [, value] = new RegExp(`^${key}: (.+)$`, 'm').exec(text) ?? []
    if (value === undefined)
      throw new PlainError(`mutations/${name}.patch has no line "${key}: ...".`)
    return value.trim()
  }
  return {
    name,
    row: readHeader('Row'),
    fault: readHeader('Fault'),
    test: readHeader('Test'),
    edits: parseEdits(text),
  }
}

function parseEdits(text: string): Edit[] {
  const edits: Edit[] = []
  for (const ofFile of text.split(/^--- a\/.+\n\+\+\+ b\//m).slice(1)) {
    const [file = '', ...hunks] = ofFile.split(/\n@@ .+/)
    for (const hunk of hunks) {
      // After the last hunk of a file, git writes the header of the next file.
      const lines = hunk.split('\n').filter((line) => /^[ +-]/.test(line))
      const linesWithout = (sign: string) =>
        lines.flatMap((line) => (line.startsWith(sign) ? [] : [line.slice(1)])).join('\n')
      edits.push({ file: file.trim(), before: linesWithout('+'), after: linesWithout('-') })
    }
  }
  return edits
}

/**
 * Returns a file's text with the edit applied. Searches for the lines and ignores the patch's line numbers, so
 * changes around them don't break the patch.
 *
 * @throws {PlainError} if the lines do not occur exactly once
 */
export function applyEdit(text: string, { file, before, after }: Edit): string {
  const parts = `\n${text}\n`.split(`\n${before}\n`)
  if (parts.length !== 2) {
    const times = parts.length === 1 ? 'not there' : `there ${parts.length - 1} times`
    throw new PlainError(`${file} has changed; these lines are ${times}:\n${before}`)
  }
  return parts.join(after === '' ? '\n' : `\n${after}\n`).slice(1, -1)
}

/**
 * Returns the new texts of the files that a mutation changes.
 *
 * @param folder The root of a checkout.
 * @throws {PlainError} if the mutation cannot be applied there
 */
export function computeMutatedFiles(
  mutation: Mutation,
  folder: string,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const edit of mutation.edits) {
    const file = path.join(folder, edit.file)
    if (!existsSync(file)) throw new PlainError(`There is no ${edit.file} any more.`)
    texts.set(edit.file, applyEdit(texts.get(edit.file) ?? readFileSync(file, 'utf8'), edit))
  }
  return texts
}
