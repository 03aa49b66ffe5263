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

/** What the tests in WebKitGTK start. */
const webKitCommands = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run']

/** Chromium without its windows: it starts sooner and takes less of the processor. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The whole browser, as a player has it: the one that CHROMIUM_PATH names, else the first that is found
 * in the usual places, else the headless shell, else undefined.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  return findFirst([...usualPlaces(), headlessShell])
}

/**
 * The browser for all end-to-end tests that do not need the whole one: the headless shell before any other.
 *
 * @returns {string | undefined}
 */
export function findHeadlessBrowser() {
  return findFirst([headlessShell, ...usualPlaces()])
}

/**
 * The stock Firefox: the one that FIREFOX_PATH names, else the first that is found in the usual places, else undefined.
 *
 * @returns {string | undefined}
 */
export function findFirefox() {
  const places =
    process.platform === 'darwin'
      ? ['/Applications/Firefox.app/Contents/MacOS/firefox']
      : process.platform === 'win32'
        ? [
            path.join(
              process.env.PROGRAMFILES ?? 'C:\\Program Files',
              'Mozilla Firefox',
              'firefox.exe',
            ),
          ]
        : ['/usr/bin/firefox-esr', '/usr/bin/firefox']
  const chosen = process.env.FIREFOX_PATH
  return (chosen ? [chosen] : places).find((place) => existsSync(place))
}

/** For browsers that a program starts: as root too, and without asking the web for anything by themselves. */
export const quietArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @param {readonly string[]} places */
function findFirst(places) {
  const chosen = process.env.CHROMIUM_PATH
  return (chosen ? [chosen] : places).find((place) => existsSync(place))
}

/**
 * Finds a browser for the end-to-end tests, on Debian and its relatives by installing one, and says which.
 *
 * @returns {Promise<string>} The path of its executable.
 * @throws {PlainError} when there is none and none can be installed.
 */
export async function ensureBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !findHeadlessBrowser()) {
    throw new PlainError(
      `CHROMIUM_PATH is ${chosen}, but there is no such file: set it to the browser's executable, or leave it unset.`,
    )
  }
  if (!chosen && !existsSync(headlessShell)) await installBrowser(findBrowser() !== undefined)
  const browser = findHeadlessBrowser()
  if (browser === undefined) {
    throw new PlainError(
      'The browser tests need Chromium or Chrome, which could not be installed here: please install one, or set CHROMIUM_PATH to its executable, and run npm test again.',
    )
  }
  console.log(`Browser for the browser tests: ${browser}`)
  return browser
}

/**
 * Finds the stock Firefox, on Debian and its relatives by installing one.
 *
 * @returns {Promise<string | undefined>} The path of its executable; undefined if there is none and none can be installed.
 */
export async function ensureFirefox() {
  if (findFirefox() === undefined) await installPackages(['firefox-esr'])
  return findFirefox()
}

/**
 * Finds WebKitGTK, its WebDriver and a virtual display, on Debian and its relatives by installing them.
 *
 * @returns {Promise<boolean>} Whether all of them are there.
 */
export async function ensureWebKit() {
  const isThere = () => webKitCommands.every((command) => existsSync(command))
  if (!isThere()) await installPackages(['webkit2gtk-driver', 'xvfb', 'xauth'])
  return isThere()
}

/**
 * Installs the headless shell, or the whole of Chromium where there is no such package.
 *
 * @param {boolean} hasOther Whether another browser would do. Then nobody is asked for a password.
 */
async function installBrowser(hasOther) {
  if (hasOther && aptGet()?.[0] === 'sudo') return
  const isInstalled = await installPackages(['chromium-headless-shell'])
  if (!isInstalled && !hasOther) await installPackages(['chromium'])
}

/**
 * @param {readonly string[]} names Packages of Debian.
 * @returns {Promise<boolean>} False if apt-get isn't there, or refuses.
 */
async function installPackages(names) {
  const prefix = aptGet()
  if (!prefix) return false
  console.log(`Installing Debian’s ${names.join(', ')} with apt-get...`)
  const [command, ...before] = prefix
  const apt = (/** @type {string[]} */ ...args) =>
    run(command, [...before, ...args], { DEBIAN_FRONTEND: 'noninteractive' })
  await apt('update', '-qq')
  return (await apt('install', '-y', '-qq', '--no-install-recommends', ...names)) === 0
}

/** @returns {string[] | undefined} How apt-get can be run here, or undefined when it cannot. */
function aptGet() {
  const has = (/** @type {string} */ command) => spawnSync(command, ['--version']).status === 0
  if (process.platform !== 'linux' || !has('apt-get')) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  return has('sudo') ? ['sudo', '--preserve-env=DEBIAN_FRONTEND', 'apt-get'] : undefined
}
