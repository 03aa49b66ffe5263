import { lstat, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileReason } from '../file-errors.ts'
import { manifestSchema } from '../load/manifest.ts'
import { takenWorldId } from '../world-id.ts'
import { quote } from '../problem.ts'
import { newWorld } from './new-world.ts'

export interface Surroundings {
  readonly worldsFolder: string
  print(line: string): void
  printError(line: string): void
}

const usage = 'usage: npm run world:new -- my-island'

/**
 * Writes `{worldsFolder}/{id}`, a copy of the sample world. Writes all files or none.
 *
 * @returns the exit code: 0 on success, 1 if the world cannot be created, 2 for wrong arguments
 */
export async function writeWorld(args: readonly string[], at: Surroundings): Promise<number> {
  const [id, ...rest] = args
  if (id === undefined || rest.length > 0) {
    at.printError(usage)
    return 2
  }
  const reason = await whyNot(id, at.worldsFolder)
  if (reason !== undefined) {
    at.printError(reason)
    return 1
  }
  try {
    await writeWhole(id, at.worldsFolder)
  } catch (error) {
    const why = fileReason(error)
    if (why === undefined) throw error
    at.printError(`Nothing was written: ${at.worldsFolder} ${why}.`)
    return 1
  }
  at.print(`worlds/${id} is an island of 30 places. Its README.md says what each file is;`)
  at.print(`npm run world:check -- ${id} checks it, and npm start shows it at /${id}.`)
  return 0
}

/** Writes to a temporary folder and renames it, so that a full disk leaves no incomplete world. */
async function writeWhole(id: string, worldsFolder: string): Promise<void> {
  const folder = await mkdtemp(join(worldsFolder, '.new-'))
  try {
    for (const { path, text } of newWorld(id)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    await rename(folder, join(worldsFolder, id))
  } catch (error) {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
    throw error
  }
}

async function whyNot(id: string, worldsFolder: string): Promise<string | undefined> {
  const form = manifestSchema.shape.id.safeParse(id)
  if (!form.success) {
    return `${quote(id)} cannot be a world's id: it ${form.error.issues[0]?.message ?? 'is not well formed'}.`
  }
  const taken = takenWorldId(id)
  if (taken !== undefined) return `${taken}.`
  // `lstat` also finds a symbolic link whose target is missing.
  const there = await lstat(join(worldsFolder, id)).catch(() => undefined)
  return there && `worlds/${id} is there already: choose another id.`
}
