// Writes the typefaces that the page ships: the letters of its languages and the punctuation that the texts use.
// Run by hand after changing the list: `node tools/subset-fonts.mjs`. Needs the installed packages.
import { readFile, writeFile, mkdir } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/**
 * What each file of a face holds, and the package's file that has it. English needs only the first: letters with
 * accents are fetched by the pages that write some (`unicode-range` in app/fonts.css).
 */
const files = {
  latin: { script: 'latin', text: range(0x20, 0x7e) + '\u00a0×·–—‘’“”„…•−' },
  'latin-accents': {
    script: 'latin',
    text: 'ÁÀÂÄÇÉÈÊËÍÌÎÏÑÓÒÔÖÚÙÛÜÝáàâäçéèêëíìîïñóòôöúùûüýßıŒœ«»¡¿ªº',
  },
  // Czech.
  'latin-ext': { script: 'latin-ext', text: 'ČčĎďĚěŇňŘřŠšŤťŮůŽž' },
  polish: { script: 'latin-ext', text: 'ĄąĆćĘęŁłŃńŚśŹźŻż' },
  turkish: { script: 'latin-ext', text: 'ĞğİŞş' },
  cyrillic: { script: 'cyrillic', text: range(0x410, 0x44f) + 'Ёё№' },
}

const faces = [
  // Counts, distances and coordinates are written in these; headings keep the figures of their letters.
  { family: 'alegreya-sans', weight: 400, more: ['lnum'] },
  { family: 'alegreya-sans', weight: 500, more: ['lnum'] },
  { family: 'alegreya-sc', weight: 700, more: [] },
]
/**
 * The page uses tabular figures and what letters need to stand well together, none of the other features. The hinting
 * stays: without it letters stand unevenly where the browser puts them on whole pixels, as on Linux.
 */
const features = ['kern', 'liga', 'tnum', 'mark', 'ccmp', 'locl']

await mkdir('src/ui/fonts', { recursive: true })
for (const { family, weight, more } of faces) {
  const leaner = { keepFeatures: [...features, ...more] }
  const source = `node_modules/@fontsource/${family}/files/${family}`
  for (const [name, { script, text }] of Object.entries(files)) {
    const original = await readFile(`${source}-${script}-${weight}-normal.woff2`)
    const subset = await subsetFont(original, text, { targetFormat: 'woff2', ...leaner })
    await writeFile(`src/ui/fonts/${family}-${weight}-${name}.woff2`, subset)
    console.log(`${family} ${weight} ${name}: ${original.length} -> ${subset.length} bytes`)
  }
}
