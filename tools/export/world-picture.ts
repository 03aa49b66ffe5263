// `npm run world:picture -- my-island` draws first-land.webp, start-land-wide.avif and start-land-narrow.avif, which
// a world's page shows until its land is drawn. It also draws preview.jpg, which chats show beside a link to the world.
import { worldsFolder } from '../../pipeline/worlds-folder.ts'
import { drawFirstLand, drawStartLand } from './first-land.ts'
import { drawLinkPreview } from './link-preview.ts'
import { writePicture } from './write-picture.ts'

process.exitCode = await writePicture(process.argv.slice(2), {
  worldsFolder: worldsFolder(),
  drawFirstLand: async (source) => {
    const drawn = await drawFirstLand(source)
    return typeof drawn === 'string' ? drawn : drawn.webp({ quality: 16, effort: 6 }).toBuffer()
  },
  drawStartLand: async (source, name) => {
    const drawn = await drawStartLand(source, name)
    return typeof drawn === 'string' ? drawn : drawn.avif({ quality: 22, effort: 6 }).toBuffer()
  },
  drawPreview: async (source) => {
    const drawn = await drawLinkPreview(source)
    if (typeof drawn === 'string') return drawn
    return drawn.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  },
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
})
