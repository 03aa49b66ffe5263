import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { PlainError, run } from './commands.mjs'

function usualChromiumPaths() {
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

const webKitCommands = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run']

/** Chromium without its user interface. It starts faster and needs less processor time than the full browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Finds the full browser at `CHROMIUM_PATH` or at a usual path, otherwise the headless shell or `undefined`. */
export function findBrowser() {
  return findFirstExisting([...usualChromiumPaths(), headlessShell])
}

/** Finds a browser for end-to-end tests that don't need the full one: the headless shell before the usual paths. */
export function findHeadlessBrowser() {
  return findFirstExisting([headlessShell, ...usualChromiumPaths()])
}

/** Finds the stock Firefox: `FIREFOX_PATH` alone if it is set. `undefined` if Firefox is not installed. */
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

/** Arguments for browsers that a program starts: they may run as root and send no requests of their own. */
export const quietArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function findFirstExisting(places) {
  const chosen = process.env.CHROMIUM_PATH
  return (chosen ? [chosen] : places).find((place) => existsSync(place))
}

/**
 * Finds a browser for the end-to-end tests and prints its path. Installs one on Debian and its derivatives.
 *
 *
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

/** Finds the stock Firefox. Installs it on Debian and its derivatives; `undefined` if that fails. */
export async function ensureFirefox() {
  if (findFirefox() === undefined) await installPackages(['firefox-esr'])
  return findFirefox()
}

/** Installs WebKitGTK, its WebDriver and a virtual display on Debian. Returns whether all of them are installed. */
export async function ensureWebKit() {
  const isInstalled = () => webKitCommands.every((command) => existsSync(command))
  if (!isInstalled()) await installPackages(['webkit2gtk-driver', 'xvfb', 'xauth'])
  return isInstalled()
}

/**
 * Installs the headless shell, or the full Chromium if that package doesn't exist. If another browser is installed
 * (`hasOther`), nothing is installed that needs a password.
 */
async function installBrowser(hasOther) {
  if (hasOther && findAptGet()?.[0] === 'sudo') return
  const isInstalled = await installPackages(['chromium-headless-shell'])
  if (!isInstalled && !hasOther) await installPackages(['chromium'])
}

/** Installs Debian packages. Returns `false` if apt-get is missing or fails. */
async function installPackages(names) {
  const prefix = findAptGet()
  if (!prefix) return false
  console.log(`Installing Debian’s ${names.join(', ')} with apt-get...`)
  const [command, ...before] = prefix
  const apt = (...args) => run(command, [...before, ...args], { DEBIAN_FRONTEND: 'noninteractive' })
  await apt('update', '-qq')
  return (await apt('install', '-y', '-qq', '--no-install-recommends', ...names)) === 0
}

/** Returns the command line that runs apt-get; `undefined` if this system can't run it. */
function findAptGet() {
  const has = (command) => spawnSync(command, ['--version']).status === 0
  if (process.platform !== 'linux' || !has('apt-get')) return undefined
  if (process.getuid?.() === 0) return ['apt-get']
  return has('sudo') ? ['sudo', '--preserve-env=DEBIAN_FRONTEND', 'apt-get'] : undefined
}
