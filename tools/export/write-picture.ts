import path from 'node:path'
import { checks } from '../../pipeline/checks.ts'
import { firstLandIsCurrent } from '../../pipeline/checks/first-land-is-current.ts'
import { linkPreview } from '../../pipeline/checks/link-preview.ts'
import { fileErrorInWords, writeNamed } from '../../pipeline/file-errors.ts'
import { sealFile, sealOf } from '../../pipeline/first-land-seal.ts'
import { loadSource, noSuchWorld, startLandFiles, worldFolders } from '../../pipeline/load.ts'
import { printProblems } from '../../pipeline/problem.ts'
import type { StartLandName } from '../../src/world/world.ts'
import type { Source } from '../../pipeline/source.ts'

/** Folder of the worlds, functions that draw their land, and functions that print. Tests replace all of them. */
export interface Surroundings {
  readonly worldsFolder: string
  /** @returns A WebP picture of the entire land, or a sentence if it can't be drawn. */
  drawFirstLand(source: Source): Promise<Uint8Array | string>
  /** @returns An AVIF picture of the first view's land, or a sentence if it can't be drawn. */
  drawStartLand(source: Source, name: StartLandName): Promise<Uint8Array | string>
  /** @returns A JPEG picture for link previews, or a sentence if it can't be drawn. */
  drawPreview(source: Source): Promise<Uint8Array | string>
  print(line: string): void
  printError(line: string): void
}

/**
 * Draws `first-land.webp` and the pictures of the first view's land of a world, with their seal, and `preview.jpg`.
 *
 * @param args Only the world's id.
 * @returns The exit code: 0, 1 if nothing could be drawn or written, 2 for wrong arguments.
 */
export async function writePicture(args: readonly string[], at: Surroundings): Promise<number> {
  const [world, ...rest] = args
  if (world === undefined || rest.length > 0) {
    at.printError('usage: npm run world:picture -- my-island')
    return 2
  }
  try {
    const problem = await drawInto(world, at)
    if (problem === undefined) {
      at.print(
        `worlds/${world}/first-land.webp, ${Object.values(startLandFiles).join(', ')} and preview.jpg show the land as it is.`,
      )
      return 0
    }
    at.printError(problem)
  } catch (error) {
    const reason = fileErrorInWords(error)
    if (reason === undefined) throw error
    at.printError(`The picture could not be written: ${reason}.`)
  }
  return 1
}

/** @returns A sentence if nothing was drawn. */
async function drawInto(world: string, at: Surroundings): Promise<string | undefined> {
  const known = await worldFolders(at.worldsFolder)
  if (!known.includes(world)) return noSuchWorld(world, known)
  const { value: source, problems } = await loadSource(at.worldsFolder, world)
  const others = checks.filter((check) => check !== firstLandIsCurrent && check !== linkPreview)
  const found = [...problems, ...(source ? others.flatMap((check) => check(source)) : [])]
  if (!source || found.length > 0) {
    printProblems(found, (line) => at.printError(line))
    return 'Nothing was drawn: the world has problems.'
  }
  const picture = await at.drawFirstLand(source)
  if (typeof picture === 'string') return `Nothing was drawn: ${picture}`
  const wide = await at.drawStartLand(source, 'wide')
  if (typeof wide === 'string') return `Nothing was drawn: ${wide}`
  const narrow = await at.drawStartLand(source, 'narrow')
  if (typeof narrow === 'string') return `Nothing was drawn: ${narrow}`
  const preview = await at.drawPreview(source)
  if (typeof preview === 'string') return `Nothing was drawn: ${preview}`
  const folder = path.join(at.worldsFolder, world)
  await writeNamed(path.join(folder, 'first-land.webp'), picture)
  await writeNamed(path.join(folder, startLandFiles.wide), wide)
  await writeNamed(path.join(folder, startLandFiles.narrow), narrow)
  await writeNamed(path.join(folder, 'preview.jpg'), preview)
  const drawn = { ...source, startLand: { wide, narrow } }
  await writeNamed(path.join(folder, sealFile), `${sealOf(drawn, picture)}\n`)
  return undefined
}
