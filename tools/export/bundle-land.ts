import { build } from 'vite'
import { root } from '../commands.mjs'

/**
 * Bundles a script that draws land in an empty page into a single self-contained script. The library mode of Vite
 * inlines the fonts.
 *
 * @param entry Path of the script below the project's root.
 * @param name Name of the script's exports, which the library mode requires.
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
