import { parseArgs } from 'node:util'
import { buildOutput } from './build.ts'
import { BuildError } from './build/output-file.ts'
import { runChecks } from './checks.ts'
import { loadSource, worldFolders } from './load.ts'
import { homeOf, oneHome } from './one-home.ts'
import { formatProblem, type Problem } from './problem.ts'
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

const usage = 'usage: tsx pipeline/cli.ts check [--world my-island] | build'

/**
 * Runs `check` (load and check; `--world` names one world, without it all are meant) or `build` (load, check,
 * build and write all worlds). The output is written when everything before it went well and left alone otherwise.
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
    const { sources, problems } = await loadWorlds(at.worldsFolder, command.world)
    const home = command.world === undefined ? homeOf(sources) : sources[0]
    if (!home || problems.length > 0) {
      for (const problem of problems) at.complain(formatProblem(problem))
      const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
      at.complain(`${count}${command.build ? '; nothing was written' : ''}`)
      return 1
    }
    for (const source of sources) at.print(summary(source))
    if (!command.build) return 0
    const files = await buildOutput(sources, home.folder)
    await writeOutput(at.outputFolder, files)
    at.print(`${files.length} files built`)
    return 0
  } catch (error) {
    if (!(error instanceof BuildError) && !isSystemError(error)) throw error
    at.complain(`${command.build ? 'The build' : 'The check'} failed: ${error.message}`)
    return 1
  }
}

interface Loaded {
  /** Those that could be read. */
  readonly sources: readonly Source[]
  readonly problems: readonly Problem[]
}

/** Loads and checks one world, or all of the folder and what they must be to each other. */
async function loadWorlds(worldsFolder: string, world: string | undefined): Promise<Loaded> {
  const sources: Source[] = []
  const problems: Problem[] = []
  // One after the other, so that problems are told in the same order every time.
  for (const folder of world === undefined ? await worldFolders(worldsFolder) : [world]) {
    const loaded = await loadSource(worldsFolder, folder)
    problems.push(...loaded.problems)
    if (!loaded.value) continue
    problems.push(...runChecks(loaded.value))
    sources.push(loaded.value)
  }
  if (world !== undefined) return { sources, problems }
  if (sources.length === 0 && problems.length === 0)
    problems.push({ file: 'worlds', reason: 'the folder holds no world' })
  return { sources, problems: [...problems, ...oneHome(sources)] }
}

interface Command {
  readonly build: boolean
  readonly world: string | undefined
}

function readCommand(args: readonly string[]): Command | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { world: { type: 'string' } },
    })
    const [name, ...rest] = positionals
    const { world } = values
    if (rest.length > 0) return undefined
    // A site has all worlds or none.
    if (name === 'build') return world === undefined ? { build: true, world } : undefined
    // The world is a folder's name: a path could lead out of the worlds.
    if (name !== 'check' || (world !== undefined && !/^[a-z0-9_-]+$/.test(world))) return undefined
    return { build: false, world }
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
