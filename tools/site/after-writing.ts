import type { Plugin } from 'vite'

/**
 * Creates a plugin that runs after all files of a build are written, in the order of the list of plugins. It doesn't
 * run if the build writes no files.
 *
 * @param run Receives the output folder of the build.
 */
export function afterWriting(name: string, run: (folder: string) => Promise<void>): Plugin {
  let folder: string | undefined
  return {
    name,
    apply: 'build',
    enforce: 'post',
    writeBundle: ({ dir }) => {
      folder = dir
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (folder !== undefined) await run(folder)
      },
    },
  }
}
