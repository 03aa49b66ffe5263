import type { Manifest } from '../../src/core/world/manifest.ts'
import type { Frame } from './island-frame.ts'
import { riverCourse, spots } from './island-land.ts'
import type { IslandNames } from './island-names.ts'

/** The text of `world.json`: every field that a manifest may have, but for `home`. */
export function islandManifest(id: string, frame: Frame, names: IslandNames): string {
  const title = titleOf(id)
  const manifest: Manifest = {
    id,
    game: 'A Game of Your Own',
    studio: 'Its Studio',
    title,
    summary: `the places of ${title}`,
    searchExample: 'inn',
    credits: { survey: 'The island and all that lies on it are invented.' },
    extent: frame.extent,
    metresPerUnit: 1,
    origin: [0, 0],
    startView: { coordinates: frame.toWorld(spots.town), zoom: 2.5 },
    retiredMarkerIds: [],
    categories: [
      { id: 'settled', title: 'Town and village', colour: '#9FEEC6', shape: 'square' },
      { id: 'hidden', title: 'Hidden', colour: '#FFB547', shape: 'diamond' },
      { id: 'wild', title: 'In the wild', colour: '#94BFFF', shape: 'circle' },
    ],
    services: { categories: ['settled'], types: ['shrine'] },
    requirements: {
      title: 'Chests',
      heading: 'Only chests that I can open',
      hint: 'Chests that need nothing are always shown.',
      groups: [
        { key: 'spade', title: 'I have a spade', note: 'Requires a spade' },
        {
          key: 'lockpicking',
          title: 'Locks that I can pick',
          none: 'None',
          levels: [
            { key: 'easy', title: 'Easy ones', note: 'Requires lockpicking: easy' },
            { key: 'hard', title: 'Hard ones, too', note: 'Requires lockpicking: hard' },
          ],
        },
      ],
    },
    ranks: [
      { key: 'town', title: 'Town', reach: 100, plateSize: 20, landmark: 'church', houses: 0.7 },
      { key: 'castle', title: 'Castle', reach: 60, plateSize: 17, landmark: 'castle', houses: 0.2 },
      {
        key: 'village',
        title: 'Village',
        reach: 70,
        plateSize: 16,
        landmark: 'church',
        houses: 0.4,
      },
      { key: 'hamlet', title: 'Hamlet', reach: 40, plateSize: 14, landmark: 'none', houses: 0.3 },
    ],
    words: {
      inn: ['sleep', 'food', 'drink'],
      smithy: ['blacksmith', 'repair', 'sword'],
      chest: ['treasure', 'loot'],
      harbour: ['boat', 'ship'],
    },
    shortcuts: [
      { title: 'Treasure', types: ['chest'] },
      { title: 'Services', types: ['inn', 'smithy'] },
    ],
    // By coach from inn to inn, and past what can be seen from afar.
    ways: { fastTravel: ['inn'], landmarks: ['smithy', 'inn'] },
    questParts: [{ key: 'the-old-light', title: 'The Old Light' }],
    rivals: { groups: { tavern: 'inn', treasure: 'chest' } },
    lettering: [
      {
        kind: 'course',
        text: names.river,
        course: riverCourse(frame)
          .slice(2, -1)
          .map((spot) => frame.toWorld(spot)),
        stations: [0.6],
      },
      { kind: 'area', text: names.wood, at: frame.toWorld([0.26, 0.24]), size: 40 },
      { kind: 'area', text: names.sea, at: frame.toWorld([-0.6, -0.86]), size: 60 },
    ],
    chart: { ticks: 100, numeralEvery: 2, compass: 'south-east', cartouche: 'north' },
  }
  return `${JSON.stringify({ $schema: '../world.schema.json', ...manifest }, null, 2)}\n`
}

/** `my-island` as a title: My Island. */
function titleOf(id: string): string {
  const words = id.split('-').filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
