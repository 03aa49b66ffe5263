// Draws the icons of the installed app from the logo: a rounded square for launchers that show icons unchanged, and a
// full square for launchers that crop icons to their own shape. In the full square the logo is inside the safe circle.
// Run by hand after changing the logo: `node tools/draw-app-icons.mjs`. Needs the installed packages.
import { mkdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'

const logo = await readFile('src/app/favicon.svg', 'utf8')
const compass = logo
  .trim()
  .replace(/^<svg[^>]*>|<\/svg>$/g, '')
  .replace(/<circle[^>]*\/>/, '')
const ink = '#17130e'

/** @param {number} share Share of the icon's width that the logo takes, from 0 to 1. */
const picture = (share, background) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  ${background}<g transform="translate(32 32) scale(${share}) translate(-32 -32)">${compass}</g></svg>`

const rounded = picture(0.82, `<rect width="64" height="64" rx="14" fill="${ink}"/>`)
// The safe circle of a maskable icon has a diameter of 80 %.
const full = picture(0.74, `<rect width="64" height="64" fill="${ink}"/>`)

await mkdir('src/app/icons', { recursive: true })
for (const [name, size, svg] of [
  ['icon-192', 192, rounded],
  ['icon-512', 512, rounded],
  ['maskable-512', 512, full],
  ['apple-touch-icon', 180, full],
]) {
  const { width } = await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, colours: 64 })
    .toFile(`src/app/icons/${name}.png`)
  console.log(`${name}: ${width} px`)
}
