import { build } from 'vite'
import { root } from '../commands.mjs'

/**
 * Bundles a script that draws land in an empty page, into one that holds all it needs: what is built as a library has
 * its typefaces within it.
 *
 * @param entry its path below the project's root
 * @param name of what it exports, as a library needs one
 */
export async function bundleLand(entry: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name },
    },
  })
  const [bundled] = Array.isArray(result) ? result : [result]
  if (!bundled || !('output' in bundled)) throw new Error('The land could not be bundled.')
  return bundled.output[0].code
}
