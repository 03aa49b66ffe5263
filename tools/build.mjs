import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { PlainError, cacheFolder, root, runInstalled, printLine } from './commands.mjs'

/**
 * Files and folders that go into a build, besides the worlds and the `.env` files. The list names whole folders
 * because a list of single files would miss new ones. `listFiles` leaves out unit tests and generated messages.
 */
const inputs = [
  'src',
  'pipeline',
  'tools',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

const builtWorlds = new Set()

/**
 * Builds the production site, unless the folder already holds a build of exactly these inputs.
 *
 * @param {{ base?: string, outDir?: string, worlds?: string, data?: string, compress?: boolean }} [options] `base`
 * replaces the configured VITE_BASE_URL. `outDir`, `worlds` and `data` are folders relative to the repository's root.
 * `outDir` defaults to `dist`, `worlds` to `WORLDS_FOLDER` or the repository's own worlds. `data` is the folder for
 * the data built from `worlds`. Without `compress` the build writes no brotli and gzip copies.
 * @throws {PlainError} if the build fails.
 */
export async function ensureBuilt({
  base,
  outDir = 'dist',
  worlds = readWorldsFolder(),
  data,
  compress = true,
} = {}) {
  const address = base ?? readBaseUrl()
  const inputHash = hashInputs(root, address, worlds)
  if (readStamp(outDir) === `${inputHash} ${hashFiles(root, [outDir])}`) {
    printLine(`The build in ${outDir} is up to date.`)
    return
  }
  printLine(`Building the site for ${address || '(no address)'} into ${outDir}...`)
  const environment = {
    WORLDS_FOLDER: worlds,
    ...(address !== undefined && { VITE_BASE_URL: address }),
    ...(data !== undefined && { GENERATED_FOLDER: data }),
    // Set in both cases, because the stamp of a build doesn't record whether it was compressed.
    PRECOMPRESS: compress ? undefined : 'off',
  }
  if (!builtWorlds.has(worlds)) {
    throwIfFailed(await runInstalled('tsx', ['pipeline/cli.ts', 'build'], environment), outDir)
    builtWorlds.add(worlds)
  }
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  throwIfFailed(await runInstalled('vite', args, environment), outDir)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(stampFile(outDir), `${inputHash} ${hashFiles(root, [outDir])}`)
}

/** A path without a host, so that the site works on any host. With a host, shared links would lead to that host. */
export const pathBelow = '/maps/mine/'

/** Builds the site for an address below a path. @throws {PlainError} if the build fails. */
export async function ensureBuiltBelowPath() {
  await ensureBuilt({ base: pathBelow, outDir: 'dist-subpath', compress: false })
}

/** Builds a site with the invented worlds of e2e/write-worlds.ts. @throws {PlainError} if the build fails. */
export async function ensureIslandBuilt() {
  const outDir = 'dist-island'
  const [worlds, data] = ['invented-worlds', 'invented-data'].map((name) =>
    path.relative(root, path.join(cacheFolder, name)),
  )
  if (worlds) throwIfFailed(await runInstalled('tsx', ['e2e/write-worlds.ts', worlds]), outDir)
  await ensureBuilt({ outDir, worlds, data, compress: false })
}

/** Returns VITE_BASE_URL as a production build reads it. The build checks whether it is valid. */
export function readBaseUrl() {
  return readSetting('VITE_BASE_URL')
}

/** Returns a setting as a production build reads it: from the environment, or from the most specific .env file. */
export function readSetting(name) {
  if (process.env[name] !== undefined) return process.env[name]
  for (const file of ['.env.production.local', '.env.production', '.env.local', '.env']) {
    const inRoot = path.join(root, file)
    const value = existsSync(inRoot) && parseEnv(readFileSync(inRoot, 'utf8'))[name]
    if (typeof value === 'string') return value
  }
  return undefined
}

function readWorldsFolder() {
  return path.relative(root, path.resolve(root, process.env.WORLDS_FOLDER ?? 'worlds'))
}

/**
 * Returns a hash of all inputs of a build. Two builds with the same hash are identical. `folder` is the repository's
 * root, and `worlds` is relative to it.
 */
export function hashInputs(folder, address, worlds) {
  const settings = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_') && name !== 'VITE_BASE_URL')
    .sort(([a], [b]) => a.localeCompare(b))
  const envFiles = readdirSync(folder).filter((name) => name.startsWith('.env'))
  return hashFiles(
    folder,
    [...inputs, worlds, ...envFiles.sort()],
    JSON.stringify([address ?? null, settings]),
  )
}

/** Returns a hash of the names and contents of all files in the given files and folders. A missing file is empty. */
function hashFiles(folder, names, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const name of names.flatMap((one) => listFiles(folder, one))) {
    const content = readFileSync(path.join(folder, name))
    hash.update(`\n${name} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Lists the files of a folder. Leaves out unit tests, which never reach the site, and the generated messages, which
 * the build writes from the sentences.
 *
 */
function listFiles(folder, name) {
  const entry = statSync(path.join(folder, name), { throwIfNoEntry: false })
  if (!entry || /\.test\.tsx?$|^src\/(testing|i18n\/generated)$/.test(name)) return []
  if (!entry.isDirectory()) return [name]
  const children = readdirSync(path.join(folder, name)).sort()
  return children.flatMap((child) => listFiles(folder, `${name}/${child}`))
}

function stampFile(outDir) {
  return path.join(cacheFolder, `build-${outDir.replaceAll(/[^\w-]/g, '_')}.stamp`)
}

function readStamp(outDir) {
  if (!existsSync(path.join(root, outDir, 'index.html')) || !existsSync(stampFile(outDir)))
    return ''
  return readFileSync(stampFile(outDir), 'utf8')
}

function throwIfFailed(exitCode, outDir) {
  if (exitCode !== 0) throw new PlainError(`The build into ${outDir} failed: the reason is above.`)
}
