import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PlainError, root } from '../commands.mjs'

/** A separate checkout in a temporary folder, for mutations and for checks of single commits. */
export interface Workplace {
  readonly folder: string
  readonly remove: () => Promise<void>
}

/** Checks out HEAD, with the packages of this repository. */
export async function createWorkplace(): Promise<Workplace> {
  const folder = mkdtempSync(path.join(tmpdir(), 'checkout-'))
  const { code, output } = await execute(
    'git',
    ['worktree', 'add', '--detach', folder, 'HEAD'],
    root,
  )
  if (code !== 0) throw new PlainError(`git made no checkout:\n${output}`)
  linkPackages(folder)
  return {
    folder,
    remove: async () => {
      await execute('git', ['worktree', 'remove', '--force', folder], root)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Links each package separately, so that caches which tools write into node_modules are not shared. */
export function linkPackages(folder: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    const isOfTools = name.startsWith('.') && name !== '.bin' && name !== '.package-lock.json'
    if (!isOfTools) symlinkSync(path.join(from, name), path.join(to, name))
  }
}

export interface Execution {
  /** Exit code; 1 if the command could not start or a signal ended it. */
  readonly code: number
  readonly output: string
}

export function execute(
  command: string,
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Execution> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
