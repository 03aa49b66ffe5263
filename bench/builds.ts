import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)

export function buildName(): string {
  return git('rev-parse', '--short', 'HEAD')
}

/** @throws if git doesn't know the commit */
export function commitName(commit: string): string {
  return git('rev-parse', '--short', `${commit}^{commit}`)
}

/** Builds a commit, named by `commitName`, once on this machine. Returns its folder. Throws if the build fails. */
export function buildOf(name: string): string {
  const buildFolder = path.join(tmpdir(), `itinerarium-build-${name}`)
  if (existsSync(buildFolder)) return buildFolder
  const folder = mkdtempSync(path.join(tmpdir(), 'itinerarium-'))
  const tree = path.join(folder, name)
  git('worktree', 'add', '--detach', tree, name)
  try {
    buildIn(tree)
    renameSync(path.join(tree, 'dist'), buildFolder)
    return buildFolder
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds in a worktree. Uses this checkout's packages if both have the same lock file. */
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
