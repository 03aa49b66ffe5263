import { knownRequirements } from '../../src/world/requirements.ts'
import type { Source, SourceMarker } from '../source.ts'

/** File names under which the pictures of a wiki's map must be uploaded. */
export interface PictureNames {
  readonly land: string
  readonly iconOf: (typeId: string) => string
}

export interface ExportFormat {
  /** Ending of the file name, with the dot. */
  readonly ending: string
  readonly build: (source: Source, pictures: PictureNames) => object
}

/** Returns picture names that contain the world's name, because a wiki keeps all pictures in one folder. */
export function pictureNames({ folder }: Pick<Source, 'folder'>): PictureNames {
  return { land: `${folder}-land.webp`, iconOf: (typeId) => `${folder}-${typeId}.png` }
}

/** Returns the markers. The note of a requirement replaces the description of a marker that has one. */
export function describedMarkers({ world, markers }: Source): readonly SourceMarker[] {
  const known = knownRequirements(world.requirements)
  const notes = new Map(known.map(({ requires, note }) => [requires, note]))
  return markers.map((marker) => {
    return { ...marker, description: notes.get(marker.requires) ?? marker.description }
  })
}

export function linesOf({
  description,
  yields,
}: {
  description: string
  yields: string
}): string[] {
  return [description, yields.split(';').join(', ')].filter((line) => line !== '')
}
