import { buildOutput } from './build.ts'
import { BuildError } from './build/output-file.ts'
import { runChecks } from './checks.ts'
import { fileErrorInWords } from './file-errors.ts'
import { loadSource, noSuchWorld, worldFolders } from './load.ts'
import { levelsOnce } from './levels-once.ts'
import { homeOf, oneHome } from './one-home.ts'
import { missingLine } from './names/missing-names.ts'
import { siteLocales } from './messages/sentences.ts'
import { formatProblem, printProblems, type Problem } from './problem.ts'
import { questsAcrossWorlds } from './quests-across-worlds.ts'
import { roadsLine } from './roads/roads-of.ts'
import type { Source } from './source.ts'
import { unusedNames } from './unused-names.ts'
import { writeOutput } from './write.ts'

export interface Surroundings {
  readonly worldsFolder: string
  /** The site's public folder. A build replaces its content. */
  readonly outputFolder: string
  /** Receives the summary of a run without problems. */
  print(line: string): void
  printError(line: string): void
}

const usage = 'usage: npm run world:check [-- my-island] | npm run data'

/**
 * Runs `check`, which loads and checks one world or all, or `build`, which also builds and writes all worlds.
 * Nothing is written unless everything before it has succeeded.
 *
 * @returns the exit code: 0 on success, 1 if the data has problems or cannot be built, 2 for wrong arguments
 */
export async function main(args: readonly string[], at: Surroundings): Promise<number> {
  const command = readCommand(args)
  if (!command) {
    at.printError(usage)
    return 2
  }
  try {
    const known = await worldFolders(at.worldsFolder)
    if (command.world !== undefined && !known.includes(command.world)) {
      at.printError(noSuchWorld(command.world, known))
      return 1
    }
    const { sources, problems } = await loadWorlds(at.worldsFolder, command.world)
    const home = command.world === undefined ? homeOf(sources) : sources[0]
    if (!home || problems.length > 0) {
      printProblems(problems, (line) => at.printError(line))
      const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`
      at.printError(`${count}${command.build ? '; nothing was written' : ''}`)
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
    at.printError(`${command.build ? 'The build' : 'The check'} failed: ${reason}`)
    return 1
  }
}

interface Loaded {
  readonly sources: readonly Source[]
  readonly problems: readonly Problem[]
}

/** Loads and checks one world. Without a name, loads all worlds and also checks the relations between them. */
async function loadWorlds(worldsFolder: string, world: string | undefined): Promise<Loaded> {
  const sources: Source[] = []
  const problems: Problem[] = []
  const addProblems = (found: readonly Problem[]) =>
    found.forEach((problem) => problems.push(problem))
  // Sequential, so that problems are always reported in the same order.
  for (const folder of world === undefined ? await worldFolders(worldsFolder) : [world]) {
    const loaded = await loadSource(worldsFolder, folder)
    addProblems(loaded.problems)
    if (!loaded.value) continue
    addProblems(runChecks(loaded.value))
    sources.push(loaded.value)
  }
  if (world !== undefined) return { sources, problems: removeDuplicates(problems) }
  if (sources.length === 0 && problems.length === 0)
    problems.push({ file: 'worlds', reason: 'the folder holds no world' })
  addProblems(oneHome(sources))
  addProblems(levelsOnce(sources))
  // These checks would report false problems if a world could not be read.
  if (problems.length === 0) {
    addProblems(unusedNames(sources))
    addProblems(questsAcrossWorlds(sources))
  }
  return { sources, problems: removeDuplicates(problems) }
}

/** Removes duplicates: each world reports the problems of the shared names. */
function removeDuplicates(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()]
}

interface Command {
  readonly build: boolean
  readonly world: string | undefined
}

function readCommand([name, ...rest]: readonly string[]): Command | undefined {
  // A build always covers all worlds.
  if (name === 'build') return rest.length === 0 ? { build: true, world: undefined } : undefined
  if (name !== 'check' || rest.length > 1 || rest[0]?.startsWith('-')) return undefined
  return { build: false, world: rest[0] }
}

function summary({ folder, markers, types, places, features }: Source): string {
  return `${folder}: ${markers.length} markers of ${types.length} types, ${places.length} places, ${features.length} land features; all checks pass`
}
