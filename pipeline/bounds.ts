/** How much a world may hold. `docs/worlds.md` states each of these in the same figures. */
export const bounds = {
  /** Of one file of a world: twenty times the largest that there is. */
  fileBytes: 8_000_000,
  /** Of one drawing: eight times the largest that there is. */
  glyphBytes: 32_000,
  /** Paths of one drawing. */
  glyphPaths: 100,
  /** A drawing's square has 512 units a side; an arc's radius may be far longer. */
  glyphUnits: 10_000,
  /** Files of `glyphs/`, and files of `images/`. */
  folderFiles: 2_000,
  /** Of all files of such a folder together: they are held in memory. */
  folderBytes: 100_000_000,
  /** Below the header of a table that has no bound of its own. */
  rows: 20_000,
  /** Rows of `places.csv`, of `heights.csv`, and of a `names.csv`. */
  places: 2_000,
  heights: 5_000,
  nameRows: 5_000,
  /** Rows of `treasure-maps.csv`: Roman numerals of more are none that anybody reads. */
  treasureMaps: 500,
  /** Rows of `quests.csv`. */
  quests: 1_000,
  columns: 40,
  /** Characters of a name, a title or any other cell or value that is no {@link bounds.text}. */
  name: 80,
  /** Characters of a sentence: a description, a note, a list of yields. */
  text: 500,
  /** Characters of an id or a key of `world.json`. */
  key: 40,
  /** Entries of a list in `world.json`, unless it has a bound of its own. */
  list: 50,
  /** Rows of `marker-types.csv`, and of lists of types. */
  types: 500,
  /** Names written on the land, and points of a line that one follows. */
  lettering: 200,
  course: 1_000,
  features: 20_000,
  /** Of one line or one ring. */
  points: 20_000,
  /** Of one area: its outline and its holes. */
  rings: 1_000,
  /** Of all that stands in one file of the land. */
  filePoints: 200_000,
  /** Pairs of straight pieces of road whose boxes touch: to join roads looks at each, and a world has 41,000. */
  roadPairs: 500_000,
  /** Lists and objects within each other. */
  jsonDepth: 32,
  /** Values of a JSON file. */
  jsonValues: 1_000_000,
  /** Players' lists and links are made of these. */
  markerId: 999_999,
  /** Units of the grid, and metres of the game, either way from 0. */
  coordinate: 10_000_000,
  /** Metres: no world is wider. */
  reach: 16_384,
  /** Above and below the sea. */
  metres: [-10_000, 10_000],
  /** Of what a place yields. */
  amount: 9_999,
  /** Between numbers of the frame. */
  ticks: 200,
} as const

/** `20,000`, as the documentation and the problems write it. */
export function figure(value: number): string {
  return value.toLocaleString('en-US')
}

/** Why a text is too long; undefined for one that is not. */
export function lengthProblem(text: string, most: number): string | undefined {
  if (text.length <= most) return undefined
  return `the text has ${figure(text.length)} characters, and ${figure(most)} is the most: make it shorter`
}
