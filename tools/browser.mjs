import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { PlainError, run } from './commands.mjs'

/** @returns {string[]} Where a Chromium or Chrome usually lies, the most likely first. */
function usualPlaces() {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ]
  }
  if (process.platform === 'win32') {
    const folders = [
      process.env.PROGRAMFILES,
      process.env['PROGRAMFILES(X86)'],
      process.env.LOCALAPPDATA,
    ]
    return folders
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        path.join(folder, 'Chromium', 'Application', 'chrome.exe'),
      ])
  }
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
    (name) => `/usr/bin/${name}`,
  )
}

/**
 * The browser that the browser tests use: the one that CHROMIUM_PATH names, else the first that is
 * found in the usual places, else undefined.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return usualPlaces().find((place) => existsSync(place))
}

/**
 * Finds a browser, on Debian and its relatives by installing one, and says which.
 *
 * @returns {Promise<string>} The path of its executable.
 * @throws {PlainError} when there is none and none can be installed.
 */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH && !findBrowser()) {
    throw new PlainError(
      `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but there is no such file: set it to the browser's executable, or leave it unset.`,
    )
  }
  const browser = findBrowser() ?? (await installChromium())
  console.log(`Browser for the browser tests: ${browser}`)
  return browser
}

async function installChromium() {
  const prefix = aptGet()
  if (prefix) {
    console.log('No browser found: installing Debian’s chromium with apt-get...')
    const [command, ...args] = prefix
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    await run(command, [...args, 'update', '-qq'], quiet)
    await run(
      command,
      [...args, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      quiet,
    )
  }
  const browser = findBrowser()
  if (browser) return browser
  throw new PlainError(
    'The browser tests need Chromium or Chrome, which could not be installed here: please install one, or set CHROMIUM_PATH to its executable, and run npm test again.',
  )
}

/** @returns {string[] | undefined} How apt-get can be run here, or undefined when it cannot. */
function aptGet() {
  const has = (/** @type {string} */ command) => spawnSync(command, ['--version']).status === 0
  if (process.platform !== 'linux' || !has('apt-get')) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  return has('sudo') ? ['sudo', '--preserve-env=DEBIAN_FRONTEND', 'apt-get'] : undefined
}
