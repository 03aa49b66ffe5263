// npm run journeys -- search: the journeys about one subject, with all that they need made first.
// What begins with a dash goes to Playwright, with all after it: npm run journeys -- pins -g 'dragged'.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { PlainError, root, runNpm, runTool } from './commands.mjs'
import { ensureInstalled } from './install.mjs'

await runTool(async () => {
  const args = process.argv.slice(2)
  const dash = args.findIndex((arg) => arg.startsWith('-'))
  const names = dash === -1 ? args : args.slice(0, dash)
  const files = readdirSync(path.join(root, 'e2e')).filter((file) => file.endsWith('.spec.ts'))
  const unknown = names.find((name) => !files.some((file) => isAbout(file, name)))
  if (names.length === 0 || unknown !== undefined) {
    const subjects = new Set(files.map((file) => file.slice(0, file.search(/[.-]/))))
    throw new PlainError(
      `${unknown === undefined ? 'Which journeys?' : `There are no journeys about "${unknown}".`} Name one or more of: ${[...subjects].join(', ')}, or a file of e2e/ without its endings.`,
    )
  }
  await ensureInstalled()
  await ensureBrowser()
  await ensureBuilt()
  await ensureBuilt({ base: '/maps/kcd1/', outDir: 'dist-subpath' })
  const chosen = files.filter((file) => names.some((name) => isAbout(file, name)))
  const rest = dash === -1 ? [] : args.slice(dash)
  process.exitCode = await runNpm(['run', '--silent', 'e2e', '--', '--no-deps', ...chosen, ...rest])
})

/**
 * @param {string} file
 * @param {string} name `pins` is for pins.spec.ts, pins.phone.spec.ts and pins-kept.spec.ts.
 */
function isAbout(file, name) {
  return file.startsWith(`${name}.`) || file.startsWith(`${name}-`)
}
