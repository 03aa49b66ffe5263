import { knownRequirements } from '../../src/world/requirements.ts'
import type { Source, SourceMarker } from '../source.ts'

/** Names of the pictures that a wiki's map shows; whoever publishes it uploads them under these. */
export interface PictureNames {
  /** Of the land, which covers the world's extent. */
  readonly land: string
  readonly iconOf: (typeId: string) => string
}

/** A format that a world is written in for others. */
export interface ExportFormat {
  /** Of the file's name, with its dot. */
  readonly ending: string
  /** What the file holds, as JSON. */
  readonly build: (source: Source, pictures: PictureNames) => object
}

/** The world's name keeps them apart on a wiki, where all pictures lie in one folder. */
export function pictureNames({ folder }: Pick<Source, 'folder'>): PictureNames {
  return { land: `${folder}-land.webp`, iconOf: (typeId) => `${folder}-${typeId}.png` }
}

/** The markers, with what they require in the words of their description. */
export function describedMarkers({ world, markers }: Source): readonly SourceMarker[] {
  const known = knownRequirements(world.requirements)
  const notes = new Map(known.map(({ requires, note }) => [requires, note]))
  return markers.map((marker) => {
    return { ...marker, description: notes.get(marker.requires) ?? marker.description }
  })
}

/** What a marker says, line by line; none where it says nothing. */
export function linesOf({
  description,
  yields,
}: {
  description: string
  yields: string
}): string[] {
  return [description, yields.split(';').join(', ')].filter((line) => line !== '')
}
