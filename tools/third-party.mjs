// Copies the licences that the build has collected (tools/site/licences.ts) to THIRD-PARTY.md: `npm run third-party`.
// With `--check` it only compares, and fails if the file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { PlainError, root, runTool } from './commands.mjs'

const file = path.join(root, 'THIRD-PARTY.md')

await runTool(async () => {
  await ensureBuilt()
  const text = readFileSync(path.join(root, 'dist/licences.txt'), 'utf8')
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    throw new PlainError(
      'THIRD-PARTY.md does not list what the site holds now: run npm run third-party and commit the file.',
    )
  }
})
