import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError, root, runNpm } from './commands.mjs'

const lockFile = path.join(root, 'package-lock.json')
const modules = path.join(root, 'node_modules')
const stampFile = path.join(modules, '.itinerarium-lock')

/**
 * Installs the packages of package-lock.json into node_modules. Does nothing and prints nothing if they are up to
 * date.
 *
 * @throws {PlainError} if Node.js is too old or the packages cannot be installed.
 */
export async function ensureInstalled() {
  checkNodeVersion()
  const lock = readFileSync(lockFile, 'utf8')
  const stamp = createHash('sha256').update(lock).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!agreesWithLock(lock)) {
    console.log('Installing the packages that the project uses (npm ci)...')
    await install()
  }
  writeFileSync(stampFile, stamp)
}

/**
 * Installs the packages. `npm ci` rejects a lock file if a mirror lacks the optional packages of other operating
 * systems. `npm install --no-save` accepts that, installs the same versions and changes no file.
 */
async function install() {
  if ((await runNpm(['ci'])) === 0) return
  console.log('npm ci did not succeed: trying npm install --no-save...')
  if ((await runNpm(['install', '--no-save'])) === 0) return
  throw new PlainError(
    'The packages could not be installed: see what npm wrote above; it needs the network the first time.',
  )
}

function checkNodeVersion() {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const [major, minor] = engines.node.match(/\d+/g).map(Number)
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number)
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return
  throw new PlainError(
    `Itinerarium needs Node.js ${major}.${minor} or newer, and this is ${process.versions.node}: please install a newer one from https://nodejs.org.`,
  )
}

/**
 * Whether the installed packages already match the lock file, for example after `npm ci` by hand. npm lists them in
 * node_modules/.package-lock.json, without the packages for other operating systems.
 */
function agreesWithLock(lock) {
  const noteFile = path.join(modules, '.package-lock.json')
  if (!existsSync(noteFile)) return false
  const installed = JSON.parse(readFileSync(noteFile, 'utf8')).packages
  const wanted = Object.entries(JSON.parse(lock).packages).filter(([folder]) => folder !== '')
  return wanted.every(([folder, { version, integrity, optional }]) => {
    const found = installed[folder]
    if (!found || !existsSync(path.join(root, folder))) return optional === true && !found
    return found.version === version && found.integrity === integrity
  })
}
