import { buildOutput } from './build.ts'
import { BuildError } from './build/output-file.ts'
import { runChecks } from './checks.ts'
import { fileErrorInWords } from './file-errors.ts'
import { loadSource, noSuchWorld, worldFolders } from './load.ts'
import { levelsOnce } from './levels-once.ts'
import { homeOf, oneHome } from './one-home.ts'
import { missingLine } from './names/missing-names.ts'
import { siteLocales } from './messages/sentences.ts'
import { formatProblem, tellProblems, type Problem } from './problem.ts'
import { questsAcrossWorlds } from './quests-across-worlds.ts'
import { roadsLine } from './roads/roads-of.ts'
import type { Source } from './source.ts'
import { unusedNames } from './unused-names.ts'
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

const usage = 'usage: npm run world:check [-- my-island] | npm run data'

/**
 * Runs `check` (load and check the world that is named after it, or all worlds) or `build` (load, check,
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
    const known = await worldFolders(at.worldsFolder)
    if (command.world !== undefined && !known.includes(command.world)) {
      at.complain(noSuchWorld(command.world, known))
      return 1
    }
    const { sources, problems } = await loadWorlds(at.worldsFolder, command.world)
    const home = command.world === undefined ? homeOf(sources) : sources[0]
    if (!home || problems.length > 0) {
      tellProblems(problems, (line) => at.complain(line))
      const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
      at.complain(`${count}${command.build ? '; nothing was written' : ''}`)
      return 1
    }
    for (const source of sources) {
      at.print(summary(source))
      for (const line of [roadsLine(source), missingLine(source)]) {
        if (line !== undefined) at.print(line)
      }
    }
    if (!command.build) return 0
    const files = await buildOutput(sources, home.folder, siteLocales())
    await writeOutput(at.outputFolder, files)
    at.print(`${files.length} files built`)
    return 0
  } catch (error) {
    const reason = error instanceof BuildError ? error.message : fileErrorInWords(error)
    if (reason === undefined) throw error
    at.complain(`${command.build ? 'The build' : 'The check'} failed: ${reason}`)
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
  const tell = (found: readonly Problem[]) => found.forEach((problem) => problems.push(problem))
  // One after the other, so that problems are told in the same order every time.
  for (const folder of world === undefined ? await worldFolders(worldsFolder) : [world]) {
    const loaded = await loadSource(worldsFolder, folder)
    tell(loaded.problems)
    if (!loaded.value) continue
    tell(runChecks(loaded.value))
    sources.push(loaded.value)
  }
  if (world !== undefined) return { sources, problems: once(problems) }
  if (sources.length === 0 && problems.length === 0)
    problems.push({ file: 'worlds', reason: 'the folder holds no world' })
  tell(oneHome(sources))
  tell(levelsOnce(sources))
  // What a world that cannot be read has, nobody knows.
  if (problems.length === 0) {
    tell(unusedNames(sources))
    tell(questsAcrossWorlds(sources))
  }
  return { sources, problems: once(problems) }
}

/** What is wrong with the names that worlds share, each of them tells. */
function once(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()]
}

interface Command {
  readonly build: boolean
  readonly world: string | undefined
}

function readCommand([name, ...rest]: readonly string[]): Command | undefined {
  // A site has all worlds or none.
  if (name === 'build') return rest.length === 0 ? { build: true, world: undefined } : undefined
  if (name !== 'check' || rest.length > 1 || rest[0]?.startsWith('-')) return undefined
  return { build: false, world: rest[0] }
}

function summary({ folder, markers, types, places, features }: Source): string {
  return `${folder}: ${markers.length} markers of ${types.length} types, ${places.length} places, ${features.length} land features; all checks pass`
}
