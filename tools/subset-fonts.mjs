// Writes the typefaces that the page ships: Latin with Czech letters and the punctuation that the texts use.
// Run by hand after changing the list: `node tools/subset-fonts.mjs`. Needs the installed packages.
import { readFile, writeFile, mkdir } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const letters = 'ÁÉÍÓÚÝáéíóúýČčĎďĚěŇňŘřŠšŤťŮůŽžÄÖÜäöüßàâçèêëîïñôùû'
const text = range(0x20, 0x7e) + letters + '\u00a0×·–—‘’“”„…•−'

const faces = [
  ['alegreya-sans', 400],
  ['alegreya-sans', 500],
  ['alegreya-sc', 700],
]
/**
 * The page uses tabular figures and what letters need to stand well together, none of the other features. The hinting
 * stays: without it letters stand unevenly where the browser puts them on whole pixels, as on Linux.
 */
const leaner = { keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'ccmp', 'locl'] }

await mkdir('src/ui/fonts', { recursive: true })
for (const [family, weight] of faces) {
  const source = `node_modules/@fontsource/${family}/files/${family}`
  // The package splits a face by script; the subset of Latin Extended holds the Czech letters.
  for (const script of ['latin', 'latin-ext']) {
    const original = await readFile(`${source}-${script}-${weight}-normal.woff2`)
    const subset = await subsetFont(original, text, { targetFormat: 'woff2', ...leaner })
    await writeFile(`src/ui/fonts/${family}-${weight}-${script}.woff2`, subset)
    console.log(`${family} ${weight} ${script}: ${original.length} -> ${subset.length} bytes`)
  }
}
