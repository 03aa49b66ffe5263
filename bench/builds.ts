import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)

/** What is checked out, in short. */
export function buildName(): string {
  return git('rev-parse', '--short', 'HEAD')
}

/** @throws when git does not know the commit. */
export function commitName(commit: string): string {
  return git('rev-parse', '--short', `${commit}^{commit}`)
}

/**
 * The build of a commit, made once on this machine: measurements that are made part by part meet the same one.
 *
 * @param name as `commitName` gives it
 * @returns its folder
 * @throws when it cannot be built.
 */
export function buildOf(name: string): string {
  const kept = path.join(tmpdir(), `itinerarium-build-${name}`)
  if (existsSync(kept)) return kept
  const folder = mkdtempSync(path.join(tmpdir(), 'itinerarium-'))
  const tree = path.join(folder, name)
  git('worktree', 'add', '--detach', tree, name)
  try {
    buildIn(tree)
    renameSync(path.join(tree, 'dist'), kept)
    return kept
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** With this checkout's packages where the commit asks for the same ones. */
function buildIn(tree: string): void {
  const run = (...args: readonly string[]) =>
    void execFileSync('npm', args, { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] })
  const lock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
  const modules = path.join(root, 'node_modules')
  if (lock(tree) === lock(root) && existsSync(modules)) {
    symlinkSync(modules, path.join(tree, 'node_modules'))
  } else run('ci', '--no-audit', '--no-fund')
  run('run', 'build')
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}
