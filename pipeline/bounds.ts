/** Upper limits of a world's size. `docs/worlds.md` lists the same figures. */
export const bounds = {
  /** Bytes of one file. Twenty times the largest file that exists. */
  fileBytes: 8_000_000,
  /** Bytes of one drawing. Eight times the largest drawing that exists. */
  glyphBytes: 32_000,
  glyphPaths: 100,
  /** Absolute value of a number in a path. A drawing is 512 units wide, but an arc may have a larger radius. */
  glyphUnits: 10_000,
  /** Files in `glyphs/`, and files in `images/`. */
  folderFiles: 2_000,
  /** Bytes of all files in one of these folders. The pipeline holds them in memory. */
  folderBytes: 100_000_000,
  /** Rows of a table without a limit of its own. The header is not counted. */
  rows: 20_000,
  /** Rows of `places.csv`; below, rows of `heights.csv` and of a `names.csv`. */
  places: 2_000,
  heights: 5_000,
  nameRows: 5_000,
  /** Rows of `treasure-maps.csv`. Higher Roman numerals would be unreadable. */
  treasureMaps: 500,
  quests: 1_000,
  questCutoffs: 1_000,
  columns: 40,
  /** Characters of a name, a title or any other short cell. Sentences have {@link bounds.text}. */
  name: 80,
  /** Characters of a sentence, such as a description, a note or a list of yields. */
  text: 500,
  /** Characters of an id or a key in `world.json`. */
  key: 40,
  /** Entries of a list in `world.json` that has no limit of its own. */
  list: 50,
  /** Rows of `marker-types.csv`, and entries of a list of types. */
  types: 500,
  /** Names written on the land; below, points of the line along which a name is written. */
  lettering: 200,
  course: 1_000,
  features: 20_000,
  /** Points of one line or one ring. */
  points: 20_000,
  rings: 1_000,
  /** Points of all features in one file of the land. */
  filePoints: 200_000,
  /** Pairs of road segments with touching boxes. Joining roads visits each pair; the largest world has 41,000. */
  roadPairs: 500_000,
  jsonDepth: 32,
  jsonValues: 1_000_000,
  /** Highest marker id. Stored lists and links are made of these ids. */
  markerId: 999_999,
  /** Absolute value of a coordinate, in world units or in metres of the game. */
  coordinate: 10_000_000,
  /** Metres of a manifest's `reach`: the largest width of a world. */
  reach: 16_384,
  /** Lowest and highest height, in metres above sea level. */
  metres: [-10_000, 10_000],
  /** Quantity of one entry in a list of yields. */
  amount: 9_999,
  /** Ticks along one side of the map's frame. */
  ticks: 200,
} as const

/** Returns a number as the documentation and the problems write it: `20,000`. */
export function figure(value: number): string {
  return value.toLocaleString('en-US')
}

/** Returns why a text is too long, or `undefined` if it is short enough. */
export function lengthProblem(text: string, most: number): string | undefined {
  if (text.length <= most) return undefined
  return `the text has ${figure(text.length)} characters, and ${figure(most)} is the most: make it shorter`
}
