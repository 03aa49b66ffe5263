// Serves a copy of a built site whose land is bare paper, for end-to-end tests that do not look at the land.
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { serve } from '../tools/serve.mjs'

const { values } = parseArgs({
  options: { folder: { type: 'string', default: 'dist' }, port: { type: 'string', default: '0' } },
})
const port = Number(values.port)
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = path.join(root, 'node_modules', '.cache', 'itinerarium', `bare-land-${port}`)
rmSync(folder, { recursive: true, force: true })
cpSync(path.join(root, values.folder), folder, { recursive: true })

replace(findWorker(), await bareLandWorker())

await serve({ folder, port })

/** @param file Relative to the site. */
function replace(file: string, content: string | Uint8Array): void {
  for (const packed of ['.br', '.gz'])
    rmSync(path.join(folder, `${file}${packed}`), { force: true })
  writeFileSync(path.join(folder, file), content)
}

function findWorker(): string {
  const file = readdirSync(path.join(folder, 'assets')).find((name) =>
    /^land-worker-[\w-]+\.js$/.test(name),
  )
  if (file === undefined) throw new Error('The built site has no worker that draws the land.')
  return `assets/${file}`
}

async function bareLandWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: path.join(root, 'e2e', 'bare-land-worker.ts'), formats: ['es'] },
    },
  })
  const [code] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (code?.type !== 'chunk') throw new Error('The worker of the bare land was not built.')
  return code.code
}
