import type { ListedWorld, WorldsFile } from '../../src/domain/world/worlds-file.ts'
import { writeIdRanges } from '../../src/domain/world/id-ranges.ts'
import { firstLandName } from './first-land.ts'
import type { Source } from '../source.ts'
import type { OutputFile } from './output-file.ts'

/** A world and all that the site serves of it. */
export interface BuiltWorld {
  readonly source: Source
  readonly files: readonly OutputFile[]
}

/** Builds `data/worlds.json`: what a page of one world may say of the others, without loading them. */
export function buildWorldsFile(worlds: readonly BuiltWorld[]): OutputFile {
  const file: WorldsFile = { format: 'itinerarium-worlds', worlds: worlds.map(toListed) }
  return { path: 'data/worlds.json', content: Buffer.from(JSON.stringify(file)) }
}

function toListed({ source, files }: BuiltWorld): ListedWorld {
  const { folder, world, markers } = source
  const firstLand = firstLandName(source)
  return {
    id: folder,
    game: world.game,
    title: world.title,
    ...(firstLand && { firstLand }),
    total: markers.length,
    ids: writeIdRanges(markers.map(({ id }) => id)),
    bytes: files.reduce((sum, { content }) => sum + content.length, 0),
  }
}
