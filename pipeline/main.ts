import { parseArgs } from 'node:util'
import { buildOutput } from './build.ts'
import { BuildError } from './build/output-file.ts'
import { runChecks } from './checks.ts'
import { loadSource } from './load.ts'
import { formatProblem } from './problem.ts'
import type { Source } from './source.ts'
import { writeOutput } from './write.ts'

/** Where the pipeline reads and writes, and where its lines go. */
export interface Surroundings {
  /** The folder with a folder of source files for each world. */
  readonly worldsFolder: string
  /** The folder that a build makes over, the site's public folder. */
  readonly outputFolder: string
  /** Takes the summary of a run without problems. */
  print(line: string): void
  /** Takes each problem and their count. */
  complain(line: string): void
}

const usage = 'usage: tsx pipeline/cli.ts check|build [--world kcd1]'

/**
 * Runs `check` (load and check) or `build` (load, check, build and write). The output is written
 * when everything before it went well and left alone otherwise.
 *
 * @returns the exit code: 0, 1 when the data has problems or cannot be built, 2 for wrong arguments
 */
export async function main(args: readonly string[], at: Surroundings): Promise<number> {
  const command = readCommand(args)
  if (!command) {
    at.complain(usage)
    return 2
  }
  try {
    const loaded = await loadSource(at.worldsFolder, command.world)
    const source = loaded.value
    const problems = [...loaded.problems, ...(source ? runChecks(source) : [])]
    if (!source || problems.length > 0) {
      for (const problem of problems) at.complain(formatProblem(problem))
      const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
      at.complain(`${count}${command.build ? '; nothing was written' : ''}`)
      return 1
    }
    if (!command.build) {
      at.print(summary(source))
      return 0
    }
    const files = await buildOutput(source)
    await writeOutput(at.outputFolder, files)
    at.print(`${summary(source)}; ${files.length} files built`)
    return 0
  } catch (error) {
    if (!(error instanceof BuildError) && !isSystemError(error)) throw error
    at.complain(`${command.build ? 'The build' : 'The check'} failed: ${error.message}`)
    return 1
  }
}

function readCommand(args: readonly string[]): { build: boolean; world: string } | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { world: { type: 'string', default: 'kcd1' } },
    })
    const [name, ...rest] = positionals
    const known = name === 'check' || name === 'build'
    // The world is a folder's name: a path could lead out of the worlds.
    if (!known || rest.length > 0 || !/^[a-z0-9_-]+$/.test(values.world)) return undefined
    return { build: name === 'build', world: values.world }
  } catch {
    // parseArgs throws on options that it does not know.
    return undefined
  }
}

function summary({ folder, markers, types, places, features }: Source): string {
  return `${folder}: ${markers.length} markers of ${types.length} types, ${places.length} places, ${features.length} land features; all checks pass`
}

/** An error of the file system, such as a folder that may not be written. */
function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}
