import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Where the tools keep their stamps and reports; it goes with node_modules, so a fresh install starts anew. */
export const cacheFolder = path.join(root, 'node_modules', '.cache', 'itinerarium')

/** Something that the reader can act on: shown as its message alone, without a stack. */
export class PlainError extends Error {}

/** @type {AsyncLocalStorage<{ parts: string[], givesWay: boolean }>} */
const heldBack = new AsyncLocalStorage()

/**
 * Runs a task without showing what its commands write, so that it does not mix with that of others.
 *
 * @template Result
 * @param {() => Promise<Result>} task
 * @param {boolean} [givesWay] Whether its commands leave the processor to those of others.
 * @returns {Promise<{ result: Result, output: string }>}
 */
export async function holdBack(task, givesWay = false) {
  /** @type {string[]} */
  const parts = []
  const result = await heldBack.run({ parts, givesWay }, task)
  return { result, output: parts.join('') }
}

/** @param {string} line Shown among what the commands write. */
export function say(line) {
  const held = heldBack.getStore()
  if (held) held.parts.push(`${line}\n`)
  else console.log(line)
}

/**
 * Runs a command in the repository's root with its output shown as it comes, unless it is held back.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [environment] Laid over the present one; undefined removes a variable.
 * @returns {Promise<number>} The exit code; 1 when the command could not start or was stopped by a signal.
 */
export function run(command, args, environment = {}) {
  return new Promise((resolve) => {
    const held = heldBack.getStore()
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
    if (held?.givesWay && child.pid !== undefined) giveWay(child.pid)
  })
}

/** @param {number} pid A process that leaves the processor to those of others, where the system lets it. */
function giveWay(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or may not be told.
  }
}

/**
 * Runs npm, the one that started this process where there is one.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [environment]
 */
export function runNpm(args, environment) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], environment)
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, environment)
}

/**
 * Runs the command that an installed package brings along.
 *
 * @param {string} packageName A package whose command has the package's own name.
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [environment]
 */
export function runInstalled(packageName, args, environment) {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const script = path.join(folder, typeof bin === 'string' ? bin : bin[packageName])
  return run(process.execPath, [script, ...args], environment)
}

/**
 * Runs a tool's main function: a PlainError ends the process with its one line, anything else with
 * its stack, and both with exit code 1.
 *
 * @param {() => Promise<void>} main
 */
export async function runTool(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error)
    process.exitCode = 1
  }
}
