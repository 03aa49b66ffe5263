import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from '../../src/world/manifest.ts'
import { newWorld } from '../../pipeline/new-world/new-world.ts'

/** An unusual world: west of the origin, two types in one category, no locks, no river, no Latin letter. */
const manifest: Manifest = {
  id: 'buyan',
  game: 'Сказки',
  studio: 'Сказочники',
  title: 'Остров Буян',
  summary: 'чудеса острова Буян',
  extent: [-900, -250, 300, 350],
  metresPerUnit: 2,
  origin: [12, -7],
  startView: { coordinates: [-300, 50], zoom: 2 },
  retiredMarkerIds: [2],
  categories: [{ id: 'wonders', title: 'Чудеса', colour: '#E0C060', shape: 'hexagon' }],
  services: { categories: [], types: [] },
  ranks: [
    { key: 'grad', title: 'Град', reach: 90, plateSize: 18, landmark: 'castle', houses: 0.5 },
  ],
  rivals: { groups: {} },
  lettering: [],
  chart: { ticks: 50, numeralEvery: 4, compass: 'north-west', cartouche: 'south' },
}

const pond = [
  [-800, -200],
  [-500, -200],
  [-500, 0],
  [-800, -200],
]

const files: Readonly<Record<string, string>> = {
  'world.json': JSON.stringify(manifest),
  'marker-types.csv':
    'id,title,category,glyph\noak,Дуб,wonders,lookout\nmill,Мельница,wonders,cave\n',
  'markers.csv':
    'id,location_type,x,y,name\n0,oak,-300,50,Дуб у лукоморья\n1,mill,-100,-120,Ветряная мельница\n3,oak,250,300,\n',
  'places.csv': 'name,x,y,rank\nЛеденец,-310,90,grad\n',
  'geography.geojson': JSON.stringify({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { kind: 'pond' },
        geometry: { type: 'Polygon', coordinates: [pond] },
      },
    ],
  }),
  ...Object.fromEntries(
    newWorld(manifest.id)
      .filter(({ path }) => ['glyphs/lookout.svg', 'glyphs/cave.svg'].includes(path))
      .map(({ path, text }) => [path, text]),
  ),
}

export const strangeWorld = manifest

export async function writeStrangeWorld(worldsFolder: string): Promise<void> {
  const folder = path.join(worldsFolder, manifest.id)
  await mkdir(path.join(folder, 'glyphs'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
}
