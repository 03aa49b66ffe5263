// `npm start`: installs and builds what is missing, then serves the production build.
// `npm start -- --port 4180` serves it on another port.
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { PlainError, runTool } from './commands.mjs'
import { ensureInstalled } from './install.mjs'

await runTool(async () => {
  const port = choosePort()
  await ensureInstalled()
  await ensureBuilt()
  // Imported late, because the packages that serve.mjs imports may not have been installed before.
  const { serve } = await import('./serve.mjs')
  const { address } = await serve({ folder: 'dist', port })
  console.log(`Itinerarium is ready at ${address} (Ctrl+C stops it).`)
})

function choosePort() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } })
    const port = Number(values.port)
    if (Number.isInteger(port) && port > 0 && port < 65536) return port
  } catch {
    // parseArgs throws on unknown options.
  }
  throw new PlainError('usage: npm start, or npm start -- --port 4180')
}
