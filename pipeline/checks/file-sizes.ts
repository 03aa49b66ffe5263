import { brotliCompressSync, constants } from 'node:zlib'
import { WorldFileError } from '../../src/world/world-file.ts'
import { buildGeographyFile } from '../build/geography.ts'
import { usedGlyphs } from '../build/glyphs.ts'
import { buildNetworkFile } from '../build/network.ts'
import { BuildError, sharedFolders } from '../build/output-file.ts'
import { buildQuestsFiles } from '../build/quests.ts'
import { buildWorldFile } from '../build/world.ts'
import { languages } from '../names/languages.ts'
import { namesOf } from '../names/names-of.ts'
import type { Problem } from '../problem.ts'
import { sizeLimits } from '../size-limits.mjs'
import type { Source } from '../source.ts'

const maxImageBytes = 300_000

/** Checks that the files of a world load fast enough over a slow connection. */
export function fileSizes(source: Source): Problem[] {
  return [...builtSizes(source), ...namesSizes(source), ...imageSizes(source)]
}

function imageSizes({ images }: Source): Problem[] {
  return images
    .filter(({ content }) => content.length > maxImageBytes)
    .map(({ file, content }) => {
      const found = `the picture has ${Math.ceil(content.length / 1000)} kB`
      return {
        file,
        reason: `${found}, and ${maxImageBytes / 1000} kB is the most: make it smaller`,
      }
    })
}

function builtSizes(source: Source): Problem[] {
  const { folder } = source
  const limits = sizeLimits(folder)
  const at = (file: string) => `worlds/${folder}/${file}`
  try {
    const world = buildWorldFile(source, usedGlyphs(source), sharedFolders(folder, folder))
    const land = buildGeographyFile(source)
    const network = buildNetworkFile(source)
    const quests = buildQuestsFiles(source)
    return [
      ...tooLarge(world.content, limits.world, at('markers.csv'), 'places, types and drawings'),
      ...tooLarge(land.content, limits.geography, at('geography.geojson'), 'the land'),
      ...tooLarge(network.content, limits.network, at('geography.geojson'), 'the roads'),
      ...quests.flatMap(({ content }) =>
        tooLarge(content, limits.quests, at('quests.csv'), 'quests'),
      ),
    ]
  } catch (error) {
    // Other checks report why the world cannot be built.
    if (error instanceof BuildError || error instanceof WorldFileError) return []
    throw error
  }
}

function namesSizes(source: Source): Problem[] {
  const limit = sizeLimits(source.folder).names
  return languages.flatMap((language) => {
    const content = Buffer.from(JSON.stringify(namesOf(source, language)))
    return tooLarge(content, limit, `worlds/${source.folder}/names.csv`, `names in ${language}`)
  })
}

function tooLarge(content: Uint8Array, limit: number, file: string, what: string): Problem[] {
  // Tries the fast compression first. The best one gives a smaller result, but takes a second for a large land.
  if (compressed(content, 5) <= limit) return []
  const size = compressed(content, constants.BROTLI_MAX_QUALITY)
  if (size <= limit) return []
  const found = `${what} make a file of ${inKilobytes(size)}`
  const mend = 'leave out what players need least, or say in the proposal why it should be more'
  return [{ file, reason: `${found}, and ${inKilobytes(limit)} is the most: ${mend}` }]
}

function compressed(content: Uint8Array, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    .length
}

function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 100) / 10} kB (compressed)`
}
