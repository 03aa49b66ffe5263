// `npm run journeys -- pins` runs the end-to-end tests of one folder of e2e/ and builds first everything they need.
// `npm run journeys -- search` runs the test files whose names begin with that word, in any folder.
// The first argument with a dash, and all arguments after it, go to Playwright: `npm run journeys -- pins -g
// 'dragged'`.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt, ensureBuiltBelowPath, ensureIslandBuilt } from './build.mjs'
import { PlainError, root, runNpm, runTool } from './commands.mjs'
import { ensureInstalled } from './install.mjs'

await runTool(async () => {
  const args = process.argv.slice(2)
  const dash = args.findIndex((arg) => arg.startsWith('-'))
  const names = dash === -1 ? args : args.slice(0, dash)
  const files = readdirSync(path.join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.replaceAll('\\', '/'))
  const unknown = names.find((name) => !files.some((file) => isFileOf(file, name)))
  if (names.length === 0 || unknown !== undefined) {
    const subjects = new Set(files.map((file) => path.posix.dirname(file)))
    throw new PlainError(
      `${unknown === undefined ? 'Which end-to-end tests?' : `There are no end-to-end tests about "${unknown}".`} Name one or more folders of e2e/: ${[...subjects].join(', ')}, or a file in them without its endings.`,
    )
  }
  await ensureInstalled()
  await ensureBrowser()
  await ensureBuilt()
  await ensureBuiltBelowPath()
  await ensureIslandBuilt()
  const chosen = files.filter((file) => names.some((name) => isFileOf(file, name)))
  const rest = dash === -1 ? [] : args.slice(dash)
  process.exitCode = await runNpm(['run', '--silent', 'e2e', '--', '--no-deps', ...chosen, ...rest])
})

/** Whether a file is in the folder `name`, or begins with it: `search` matches search-focus.phone.spec.ts. */
function isFileOf(file, name) {
  const base = path.posix.basename(file)
  return file.startsWith(`${name}/`) || base.startsWith(`${name}.`) || base.startsWith(`${name}-`)
}
