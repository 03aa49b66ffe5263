import { mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { OutputFile } from './build/output-file.ts'
import { writeNamed } from './file-errors.ts'

/**
 * Makes the folder contain exactly `files`. Changed files are staged and then renamed,
 * so a failure such as a full disk keeps the earlier output. Unchanged files stay untouched.
 */
export async function writeOutput(folder: string, files: readonly OutputFile[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const staging = await mkdtemp(join(folder, '.staging-'))
  try {
    const changed: string[] = []
    for (const { path, content } of files) {
      if (await holds(join(folder, path), content)) continue
      await mkdir(dirname(join(staging, path)), { recursive: true })
      await writeNamed(join(staging, path), content)
      changed.push(path)
    }
    for (const path of changed) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await rename(join(staging, path), join(folder, path))
    }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  await removeOthers(folder, new Set(files.map(({ path }) => path)))
}

async function holds(path: string, content: Uint8Array): Promise<boolean> {
  try {
    return (await readFile(path)).equals(content)
  } catch {
    return false
  }
}

/** Removes files of an earlier build, and folders that are empty afterwards. */
async function removeOthers(root: string, kept: ReadonlySet<string>): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const folders: string[] = []
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) folders.push(path)
    else if (!kept.has(relative(root, path).split(sep).join('/'))) await rm(path)
  }
  // Deepest first, so that folders of empty folders are removed too.
  for (const path of folders.sort((a, b) => b.length - a.length)) {
    if ((await readdir(path)).length === 0) await rmdir(path)
  }
}
