import path from 'node:path'
import { build } from 'vite'

const root = path.dirname(import.meta.dirname)

/** The script of every page's head, in one piece that runs as soon as it is there. */
export async function firstScript(): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: path.join(root, 'src/app/first-script.ts'),
        formats: ['iife'],
        name: 'firstScript',
      },
    },
  })
  const outputs = [result].flat()
  const text = outputs.flatMap((one) => ('output' in one ? one.output : []))[0]
  if (text?.type !== 'chunk') throw new Error('The first script was not built.')
  return text.code
}
