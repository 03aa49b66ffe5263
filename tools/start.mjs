// npm start: installs and builds what is missing, then serves the production build.
// `npm start -- --port 4180` serves it on another port.
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { PlainError, root, runTool } from './commands.mjs'
import { ensureInstalled } from './install.mjs'

await runTool(async () => {
  const port = choosePort()
  await ensureInstalled()
  await ensureBuilt()
  const address = await serve(port)
  console.log(`Itinerarium is ready at ${address} (Ctrl+C stops it).`)
})

function choosePort() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } })
    const port = Number(values.port)
    if (Number.isInteger(port) && port > 0 && port < 65536) return port
  } catch {
    // parseArgs throws on options that it does not know.
  }
  throw new PlainError('usage: npm start, or npm start -- --port 4180')
}

/**
 * @param {number} port
 * @returns {Promise<string>} The address of the map page.
 */
async function serve(port) {
  const { preview } = await import('vite')
  try {
    const server = await preview({ root, preview: { port, strictPort: true }, logLevel: 'warn' })
    return server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`
  } catch (error) {
    if (!String(error).includes('already in use')) throw error
    throw new PlainError(
      `Port ${port} is already in use: stop what uses it, or choose another with npm start -- --port ${port + 1}.`,
    )
  }
}
