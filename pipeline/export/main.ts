import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildGeographyFile } from '../build/geography.ts'
import type { OutputFile } from '../build/output-file.ts'
import { runChecks } from '../checks.ts'
import { fileErrorInWords, writeNamed } from '../file-errors.ts'
import { loadSource, noSuchWorld, worldFolders } from '../load.ts'
import { quote, printProblems } from '../problem.ts'
import type { Source } from '../source.ts'
import { dataMaps } from './datamaps.ts'
import { pictureNames, type ExportFormat } from './export-format.ts'
import { fandom } from './fandom.ts'
import { geojson } from './geojson.ts'
import { exportIcons } from './icons.ts'

export interface Surroundings {
  readonly worldsFolder: string
  readonly exportsFolder: string
  /**
   * Draws a world's land as WebP.
   *
   * @param geography the text of its `geography.json`
   * @param size length of the longer side, in pixels
   * @returns a sentence if the land cannot be drawn
   */
  drawLand(geography: string, size: number): Promise<Uint8Array | string>
  print(line: string): void
  printError(line: string): void
}

const formats: Readonly<Record<string, ExportFormat>> = { datamaps: dataMaps, fandom, geojson }

const [smallest, usual, largest] = [256, 2048, 8192]

const names = Object.keys(formats)
const usage = `usage: npm run world:export -- kcd1 --format ${names.join('|')} [--out folder] [--size ${usual}]`

interface Command {
  readonly world: string
  readonly format: string
  readonly out: string | undefined
  readonly size: number
}

/**
 * Exports a world for a wiki or another program: its markers in the chosen format, and their pictures.
 * @returns the exit code: 0 on success, 1 if a file could not be written, 2 for wrong arguments
 */
export async function main(args: readonly string[], at: Surroundings): Promise<number> {
  try {
    return await exportWorld(args, at)
  } catch (error) {
    const reason = fileErrorInWords(error)
    if (reason === undefined) throw error
    at.printError(`The export failed: ${reason}.`)
    return 1
  }
}

async function exportWorld(args: readonly string[], at: Surroundings): Promise<number> {
  const command = readCommand(args)
  const problem = typeof command === 'string' ? command : await problemOf(command, at.worldsFolder)
  if (typeof command === 'string' || problem !== undefined) {
    at.printError(problem ?? usage)
    return 2
  }
  const { world, format } = command
  const { value: source, problems } = await loadSource(at.worldsFolder, world)
  const found = [...problems, ...(source ? runChecks(source) : [])]
  if (!source || found.length > 0) {
    printProblems(found, (line) => at.printError(line))
    at.printError('Nothing was written: the world has problems.')
    return 1
  }
  const folder = command.out ?? join(at.exportsFolder, world)
  const chosen = formats[format] as ExportFormat
  await mkdir(folder, { recursive: true })
  const files = [markersFile(source, format, chosen), ...(await exportIcons(source))]
  for (const { path, content } of files) await writeNamed(join(folder, path), content)
  at.print(
    `${folder}: ${source.markers.length} markers in ${files[0]?.path}, ${files.length - 1} icons`,
  )
  return exportLand(source, folder, command.size, at)
}

function markersFile(source: Source, format: string, { ending, build }: ExportFormat): OutputFile {
  const text = JSON.stringify(build(source, pictureNames(source)), null, 2)
  return { path: `${source.folder}-${format}${ending}`, content: Buffer.from(`${text}\n`) }
}

async function exportLand(
  source: Source,
  folder: string,
  size: number,
  at: Surroundings,
): Promise<number> {
  const { land } = pictureNames(source)
  const geography = Buffer.from(buildGeographyFile(source).content).toString()
  const picture = await at.drawLand(geography, size)
  if (typeof picture === 'string') {
    at.printError(`${land} is missing: ${picture}`)
    return 1
  }
  await writeNamed(join(folder, land), picture)
  at.print(`${join(folder, land)}: the land, ${size} pixels along its longer side`)
  return 0
}

function readCommand(args: readonly string[]): Command | string {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        out: { type: 'string' },
        size: { type: 'string', default: String(usual) },
      },
    })
    const [world, ...rest] = positionals
    const { format, out } = values
    if (world === undefined || rest.length > 0 || format === undefined) return usage
    if (out === '')
      return 'The name of the folder after --out is empty: give one, or leave --out away.'
    const size = Number(values.size)
    if (!Number.isInteger(size) || size < smallest || size > largest) {
      return `The size is ${values.size}: give a whole number of pixels from ${smallest} to ${largest}.`
    }
    return { world, format, out, size }
  } catch {
    // `parseArgs` throws on unknown options.
    return usage
  }
}

async function problemOf({ world, format }: Command, worldsFolder: string) {
  if (!names.includes(format)) {
    return `There is no format called ${quote(format)}: choose ${names.join(', ')}.`
  }
  const worlds = await worldFolders(worldsFolder)
  if (worlds.includes(world)) return undefined
  return noSuchWorld(world, worlds)
}
