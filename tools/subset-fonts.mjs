// Writes the fonts that the page ships, with the letters of its languages and the punctuation of its texts.
// Run by hand after changing the list: `node tools/subset-fonts.mjs`. Needs the installed packages.
import { readFile, writeFile, mkdir } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/**
 * Characters of each file of a font, and the script of the package's file that holds them. English needs only
 * `latin`. Browsers fetch the others when a page contains their letters (`unicode-range` in app/fonts.css).
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
  // Lining figures for counts, distances and coordinates. Headings keep the font's default figures.
  { family: 'alegreya-sans', weight: 400, more: ['lnum'] },
  { family: 'alegreya-sans', weight: 500, more: ['lnum'] },
  { family: 'alegreya-sc', weight: 700, more: [] },
]
/**
 * OpenType features that stay: tabular figures, and features that position or combine letters correctly. The hinting
 * stays too. Without it, letters are unevenly spaced where browsers snap them to whole pixels, as on Linux.
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
