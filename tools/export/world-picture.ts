// npm run world:picture -- my-island: draws first-land.webp, which a world's page shows until its land is drawn.
import { worldsFolder } from '../../pipeline/worlds-folder.ts'
import { drawFirstLand } from './first-land.ts'
import { writePicture } from './write-picture.ts'

process.exitCode = await writePicture(process.argv.slice(2), {
  worldsFolder: worldsFolder(),
  draw: async (source) => {
    const drawn = await drawFirstLand(source)
    return typeof drawn === 'string' ? drawn : drawn.webp({ quality: 16, effort: 6 }).toBuffer()
  },
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
