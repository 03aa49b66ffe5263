import { writeIdRanges, type ListedWorld, type WorldsFile } from '../../src/world/worlds-file.ts'
import { languages } from '../names/languages.ts'
import { namesOf } from '../names/names-of.ts'
import { firstLandName, startLandNames } from './first-land.ts'
import type { Source } from '../source.ts'
import type { OutputFile } from './output-file.ts'

export interface BuiltWorld {
  readonly source: Source
  readonly files: readonly OutputFile[]
}

/** Builds `data/worlds.json`: the facts about every world that a page can show without loading that world. */
export function buildWorldsFile(worlds: readonly BuiltWorld[]): OutputFile {
  const file: WorldsFile = { format: 'itinerarium-worlds', worlds: worlds.map(toListed) }
  return { path: 'data/worlds.json', content: Buffer.from(JSON.stringify(file)) }
}

function toListed({ source, files }: BuiltWorld): ListedWorld {
  const { folder, world, markers } = source
  const firstLand = firstLandName(source)
  const startLand = startLandNames(source)
  const spoken = Object.fromEntries(
    languages.flatMap((language) => {
      const { title, game } = namesOf(source, language)
      const own = { ...(title !== undefined && { title }), ...(game !== undefined && { game }) }
      return Object.keys(own).length > 0 ? [[language, own]] : []
    }),
  )
  return {
    id: folder,
    game: world.game,
    title: world.title,
    ...(Object.keys(spoken).length > 0 && { spoken }),
    ...(world.levels && { levels: world.levels }),
    ...(world.unmappedLevels && { unmappedLevels: world.unmappedLevels }),
    ...(world.newFromId !== undefined && { newFromId: world.newFromId }),
    ...(firstLand && { firstLand }),
    ...(startLand && { startLand }),
    total: markers.length,
    ids: writeIdRanges(markers.map(({ id }) => id)),
    bytes: files.reduce((sum, { content }) => sum + content.length, 0),
  }
}
