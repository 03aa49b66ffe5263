import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Folder for stamps and reports of the tools. A fresh install deletes it together with node_modules. */
export const cacheFolder = path.join(root, 'node_modules', '.cache', 'itinerarium')

/** An error that the reader can act on. It is shown as its message alone, without a stack. */
export class PlainError extends Error {}

const collectedOutput = new AsyncLocalStorage()

/**
 * Runs a task and collects the output of its commands, so that it does not mix with the output of parallel tasks.
 *
 * @param {boolean} [hasLowPriority] Whether its commands run at a lower priority than other processes.
 */
export async function collectOutput(task, hasLowPriority = false) {
  const parts = []
  const result = await collectedOutput.run({ parts, hasLowPriority }, task)
  return { result, output: parts.join('') }
}

/** Prints a line at once, or collects it with the output of the task's commands. */
export function printLine(line) {
  const held = collectedOutput.getStore()
  if (held) held.parts.push(`${line}\n`)
  else console.log(line)
}

/**
 * Runs a command in the repository's root. Its output is shown immediately, unless `collectOutput` collects it.
 *
 * @param {Record<string, string | undefined>} [environment] Overrides the present environment; `undefined` removes a
 * variable.
 * @returns {Promise<number>} The exit code; 1 if the command could not start or a signal ended it.
 */
export function run(command, args, environment = {}) {
  return new Promise((resolve) => {
    const held = collectedOutput.getStore()
    const child = spawn(command, args, {
      cwd: root,
      stdio: held ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...environment },
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => held?.parts.push(text))
    }
    child.on('error', (error) => {
      console.error(`${command} could not start: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
    if (held?.givesWay && child.pid !== undefined) lowerPriority(child.pid)
  })
}

function lowerPriority(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has already ended, or the system forbids the change.
  }
}

/** Runs npm: the npm that started this process, if there is one. */
export function runNpm(args, environment) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], environment)
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, environment)
}

/** Runs the command of an installed package. The command must have the package's own name. */
export function runInstalled(packageName, args, environment) {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const script = path.join(folder, typeof bin === 'string' ? bin : bin[packageName])
  return run(process.execPath, [script, ...args], environment)
}

/** Runs the main function of a tool. A PlainError prints only its message. Every error sets the exit code to 1. */
export async function runTool(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = 1
  }
}
