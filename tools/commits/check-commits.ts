// `npm run check-commits -- main` checks the subject of each commit between main and HEAD, and type-checks the commit
// in a separate checkout. Prints one line for each commit that fails, and exits with code 1 if there is one.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PlainError, root, runTool } from '../commands.mjs'
import { ensureInstalled } from '../install.mjs'
import { createWorkplace, execute, linkPackages } from '../mutations/workplace.ts'
import {
  failureLine,
  gitLogFormat,
  readCommits,
  subjectError,
  summary,
  type Commit,
} from './commit.ts'

async function main(): Promise<void> {
  const [base, ...others] = process.argv.slice(2)
  if (base === undefined || others.length > 0)
    throw new PlainError('Say where the commits begin: npm run check-commits -- main')
  const commits = await commitsSince(base)
  if (commits.length > 0) await ensureInstalled()
  const failed = commits.length > 0 ? await checkAll(commits) : 0
  console.log(summary(commits.length, failed))
  if (failed > 0) process.exitCode = 1
}

async function commitsSince(base: string): Promise<readonly Commit[]> {
  const args = ['log', '--reverse', `--format=${gitLogFormat}`, '--end-of-options', `${base}..HEAD`]
  const { code, output } = await execute('git', args, root)
  if (code !== 0) throw new PlainError(`git does not know the commits ${base}..HEAD:\n${output}`)
  return readCommits(output)
}

async function checkAll(commits: readonly Commit[]): Promise<number> {
  const { folder, remove } = await createWorkplace()
  const stop = () => void remove().then(() => process.exit(1))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const repositoryLock = readLock(root)
  let installed = repositoryLock
  let failed = 0
  try {
    for (const commit of commits) {
      let failure = subjectError(commit.subject)
      failure ??= await outputIfFailed(
        'git',
        ['checkout', '--quiet', '--detach', commit.hash],
        folder,
      )
      const lock = readLock(folder)
      if (failure === undefined && lock !== installed) {
        failure = await install(folder, lock === repositoryLock)
        installed = failure === undefined ? lock : ''
      }
      failure ??= await outputIfFailed('npm', typeCheck, folder)
      if (failure === undefined) continue
      console.log(failureLine(commit, failure))
      failed += 1
    }
  } finally {
    await remove()
  }
  return failed
}

/**
 * Arguments of npm. The script of the commit itself knows which files to generate first. Incremental, because
 * checking the changes since the previous commit takes a fraction of a full check.
 */
const typeCheck = [
  'run',
  '--silent',
  'typecheck',
  '--',
  '--pretty',
  'false',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/check-commits.tsbuildinfo',
]

/** Installs the packages of the lock file, or links this repository's packages if its lock file is the same. */
async function install(folder: string, hasSameLock: boolean): Promise<string | undefined> {
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true })
  if (!hasSameLock) return outputIfFailed('npm', ['ci'], folder)
  linkPackages(folder)
  return undefined
}

async function outputIfFailed(command: string, args: readonly string[], folder: string) {
  const { code, output } = await execute(command, args, folder)
  return code === 0 ? undefined : output
}

function readLock(folder: string): string {
  return readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
}

await runTool(main)
