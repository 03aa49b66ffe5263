import type { MarkerType } from '../world/marker.ts'
import type { World } from '../world/world.ts'

/** An empty world of 4,096 by 4,096 m. */
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

/** Returns a marker type whose title is its id, unless `change` says otherwise. */
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
