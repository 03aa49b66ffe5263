import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { main } from './main.ts'
import { writeWorld } from './new-world/write-world.ts'

let worldsFolder = ''
beforeEach(async () => {
  worldsFolder = await mkdtemp(join(tmpdir(), 'worlds-'))
  const silent = { print: () => undefined, printError: () => undefined }
  await writeWorld(['my-island'], { worldsFolder, ...silent })
})
afterEach(() => rm(worldsFolder, { recursive: true }))

async function check(world = 'my-island') {
  const errorLines: string[] = []
  const exitCode = await main(['check', world], {
    worldsFolder,
    outputFolder: '',
    print: () => undefined,
    printError: (line) => errorLines.push(line.replaceAll('worlds/my-island/', '')),
  })
  return { exitCode, errorLines }
}

/** Puts a mistake into a file, and returns the line of the mistake. */
async function mistake(file: string, right: string | RegExp, wrong: string): Promise<number> {
  const path = join(worldsFolder, 'my-island', file)
  const text = await readFile(path, 'utf8')
  const at = text.search(right)
  expect(at).toBeGreaterThanOrEqual(0)
  await writeFile(path, text.replace(right, wrong))
  return text.slice(0, at).split('\n').length
}

it('reports problems of names by file and line', async () => {
  const rows = [
    'what,key,en,de',
    'type,inn,Inn,Gasthaus',
    'type,inn,Inn,Herberge',
    'type,tavern,Tavern,Schenke',
    'type,chest,Box,Truhe',
    'typ,camp,Camp,Lager',
    'place,Nowhere,Nowhere,Nirgends',
    'word,inn,," rasten;ja"',
    'rank,town,Town,Stadt,Město',
  ]
  await writeFile(join(worldsFolder, 'my-island', 'names.csv'), `${rows.join('\n')}\n`)
  const { exitCode, errorLines } = await check()
  expect(exitCode).toBe(1)
  expect(errorLines.map((complaint) => complaint.slice(0, 60))).toEqual([
    'names.csv:9: the row has 5 cells instead of 4: quote a text ',
    expect.stringMatching(/^names\.csv:6: what: "typ" is not one of world, type, /),
    'names.csv:8: de: " rasten;ja" has white space around it',
    'names.csv:4: key: the world has no type "tavern"',
    expect.stringMatching(/^names\.csv:5: en: "Box" is "/),
    'names.csv:7: key: the world has no place "Nowhere"',
    'names.csv:3: key: type "inn" stands on line 2',
    'names.csv:8: de: "ja" must have three letters: shorter is no',
    '8 problems',
  ])
})

/** Typical mistakes of beginners, and the expected message after the file and the line. */
const mistakes: readonly (readonly [
  what: string,
  file: string,
  right: string | RegExp,
  wrong: string,
  expectedMessage: RegExp,
])[] = [
  [
    'a comma too many',
    'world.json',
    /"title": "My Island",\n/,
    '"title": "My Island",,\n',
    /^not valid JSON: property name expected$/,
  ],
  ['a quote that is missing', 'world.json', /Its Studio"/, 'Its Studio', /^not valid JSON: /],
  [
    'a colour in words',
    'world.json',
    /#9FEEC6/,
    'green',
    /^categories\[0\]\.colour: must be a colour written #RRGGBB$/,
  ],
  [
    'a text for a number',
    'world.json',
    /"metresPerUnit": 1/,
    '"metresPerUnit": "1"',
    /^metresPerUnit: ./,
  ],
  [
    'a shape that nothing is drawn in',
    'world.json',
    /"square"/,
    '"cube"',
    /^categories\[0\]\.shape: ./,
  ],
  [
    'an id that differs from the folder’s name',
    'world.json',
    /"id": "my-island"/,
    '"id": "isle"',
    /^id: "isle" must be "my-island", the name of the folder$/,
  ],
  [
    'a type that nobody knows',
    'markers.csv',
    /^12,chest/m,
    '12,chets',
    /^location_type: "chets" is not a type of marker-types\.csv/,
  ],
  [
    'a place off the map',
    'markers.csv',
    /^7,chest,\d+/m,
    '7,chest,90001',
    /^x: 90001 lies outside the world's extent \d+\.\.\d+$/,
  ],
  [
    'half a coordinate',
    'markers.csv',
    /^7,chest,\d+/m,
    '7,chest,12.5',
    /^x: "12\.5" is not a whole number$/,
  ],
  [
    'an id twice',
    'markers.csv',
    /^9,/m,
    '8,',
    /^id: 8 is taken by line 10: give a new marker the next free id$/,
  ],
  [
    'a comma in a text',
    'markers.csv',
    /Boats to the mainland/,
    'Boats, and fish',
    /^the row has 10 cells instead of 9: quote a text that holds a comma$/,
  ],
  [
    'a requirement that nobody knows',
    'markers.csv',
    /lockpicking:hard/,
    'lockpicking:expert',
    /^requires: "lockpicking:expert" /,
  ],
  [
    'a column that is missing',
    'markers.csv',
    /^id,location_type/,
    'id,type',
    /^location_type: the column is missing: the first line must name the columns id,location_type,x,y/,
  ],
  [
    'a type without a drawing',
    'marker-types.csv',
    /,inn$/m,
    ',tavern',
    /^glyph: the file glyphs\/tavern\.svg is missing$/,
  ],
  [
    'a type of no category',
    'marker-types.csv',
    /Inn,settled/,
    'Inn,towns',
    /^category: "towns" is not a category of world\.json: settled, hidden, wild$/,
  ],
  [
    'a place of no rank',
    'places.csv',
    /castle/,
    'fortress',
    /^rank: "fortress" is not a rank of world\.json: town, castle, village, hamlet$/,
  ],
  [
    'a ring that is open',
    'geography.geojson',
    /("kind":"wood".*?\[\[)\[\d+,\d+\]/,
    '$1[2100,2100]',
    /the ring is not closed: repeat its first point at the end$/,
  ],
  [
    'a kind of land that nothing draws',
    'geography.geojson',
    /"kind":"wood"/,
    '"kind":"forest"',
    /properties\.kind: "forest" is not one of river, pond, stream, wood, /,
  ],
  [
    'a colour in a drawing',
    'glyphs/inn.svg',
    /<path /,
    '<path stroke="red" ',
    /^stroke: the attribute is not allowed: <path> may have /,
  ],
]

it.each(mistakes)(
  'tells %s by file and line',
  async (_what, file, right, wrong, expectedMessage) => {
    const line = await mistake(file, right, wrong)
    const { exitCode, errorLines } = await check()
    expect(exitCode).toBe(1)
    const place = `${file}:${line}: `
    const reasons = errorLines
      .filter((complaint) => complaint.startsWith(place))
      .map((complaint) => complaint.slice(place.length))
    expect(reasons).toContainEqual(expect.stringMatching(expectedMessage))
  },
)

it('reports a missing file', async () => {
  await rm(join(worldsFolder, 'my-island', 'places.csv'))
  expect((await check()).errorLines).toEqual(['places.csv: the file is missing', '1 problem'])
})

it('knows no other world', async () => {
  expect(await check('your-island')).toEqual({
    exitCode: 1,
    errorLines: ['There is no world "your-island": there are my-island.'],
  })
})
