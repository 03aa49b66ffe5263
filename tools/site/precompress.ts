import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { afterWriting } from './after-writing.ts'

/** Formats that compression makes smaller. Fonts and pictures are already compressed. */
const compressible = /\.(html|js|css|json|svg|webmanifest|txt|xml)$/

/** Minimum size in bytes. Smaller files fit into one packet without compression. */
const minBytes = 1024

/**
 * Writes a brotli and a gzip copy beside every text file of the site, at the highest compression level, for servers
 * that send such copies. Belongs last in the list of plugins, after all plugins that write files. `PRECOMPRESS=off`
 * disables it and halves the build time, for sites that only tools and tests read.
 */
export function precompress(): Plugin {
  return {
    ...afterWriting('precompress', compressAll),
    apply: (_config, { command }) => command === 'build' && process.env['PRECOMPRESS'] !== 'off',
  }
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.map(compress))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < minBytes) return
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await writeFile(`${file}.br`, brotli)
  await writeFile(`${file}.gz`, gzipped)
}
