import { copyFirstLand, copyPreview, copyStartLand } from './build/first-land.ts'
import { buildGeographyFile } from './build/geography.ts'
import { usedGlyphs } from './build/glyphs.ts'
import { buildIcon } from './build/icon.ts'
import { copyImages } from './build/images.ts'
import {
  buildLanguageFiles,
  buildPageLanguageFiles,
  buildSpellingsFile,
  type SiteLocales,
} from './build/languages.ts'
import { buildNetworkFile } from './build/network.ts'
import { keyedBy, sharedFolders, type OutputFile } from './build/output-file.ts'
import { buildOpenData, buildOpenDataSchema } from './build/open-data.ts'
import { buildTreasureMapsFile } from './build/treasure-maps.ts'
import { buildQuestsFiles } from './build/quests.ts'
import { buildWorldFile } from './build/world.ts'
import { buildWorldsFile } from './build/worlds.ts'
import type { Source } from './source.ts'

/**
 * Builds every file of the site's worlds, sorted by path. The same sources give the same bytes.
 *
 * @param home the folder of the world at the site's root
 * @throws {BuildError} for sources that the checks would have refused
 */
export async function buildOutput(
  sources: readonly Source[],
  home: string,
  locales: SiteLocales = new Map(),
): Promise<OutputFile[]> {
  const worlds = await Promise.all(
    sources.map(async (source) => ({ source, files: await buildWorld(source, home) })),
  )
  worlds.sort((a, b) => Number(b.source.folder === home) - Number(a.source.folder === home))
  const files = [
    ...worlds.flatMap((world) => world.files),
    buildWorldsFile(worlds),
    // These pictures are not part of a world's offline files.
    ...sources.flatMap(copyPreview),
    ...sources.flatMap(copyStartLand),
    // A player's offline files hold at most one language of a world.
    ...sources.flatMap((source) => buildLanguageFiles(source, locales)),
    ...buildPageLanguageFiles(locales),
    // The site's own pages load none of the open data: it is for other sites.
    ...sources.map((source) => buildOpenData(source, home)),
    buildOpenDataSchema(),
  ]
  const byPath = keyedBy(files, 'file', ({ path }) => path)
  return Array.from(byPath.values()).sort((a, b) => (a.path < b.path ? -1 : 1))
}

async function buildWorld(source: Source, home: string): Promise<OutputFile[]> {
  const folders = sharedFolders(source.folder, home)
  const glyphs = usedGlyphs(source)
  const colours = new Map(source.world.categories.map(({ id, colour }) => [id, colour]))
  const icons = source.types.map(({ id, category, glyph }) =>
    buildIcon(folders.icons, {
      id,
      colour: colours.get(category) ?? '',
      glyph: glyphs.get(glyph) ?? [],
    }),
  )
  return [
    buildWorldFile(source, glyphs, folders),
    buildGeographyFile(source),
    buildNetworkFile(source),
    buildSpellingsFile(source),
    ...buildTreasureMapsFile(source),
    ...buildQuestsFiles(source),
    ...copyFirstLand(source),
    ...copyImages(source, folders.images),
    ...(await Promise.all(icons)),
  ]
}
