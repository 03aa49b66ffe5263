import type { MarkerType } from '../world/marker.ts'
import type { World } from '../world/world.ts'

/** A world of 4,096 m a side without anything in it. */
export const emptyWorld: World = {
  id: 'test',
  game: 'A Game',
  studio: 'A Studio',
  title: 'A World',
  extent: [0, 0, 8192, 8192],
  metresPerUnit: 0.5,
  origin: [0, 0],
  startView: { coordinates: [4700, 4300], zoom: 3.5 },
  categories: [],
  services: { categories: [], types: [] },
  ranks: [],
  rivals: { groups: {} },
  types: [],
  glyphs: {},
  places: [],
  markers: [],
}

/** A type of a world, its title the id unless another is given. */
export function markerType(id: string, change: Partial<MarkerType> = {}): MarkerType {
  return {
    id,
    title: id,
    category: 'other',
    icon: `/icons/${id}.webp`,
    colour: '#94BFFF',
    priority: 0,
    glyph: id,
    ...change,
  }
}
