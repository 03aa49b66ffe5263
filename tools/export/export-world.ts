// `npm run world:export -- kcd1 --format datamaps` exports a world for a wiki. See docs/wikis.md.
import path from 'node:path'
import { main } from '../../pipeline/export/main.ts'
import { worldsFolder } from '../../pipeline/worlds-folder.ts'
import { root } from '../commands.mjs'
import { drawLand } from './land-picture.ts'

process.exitCode = await main(process.argv.slice(2), {
  worldsFolder: worldsFolder(),
  exportsFolder: path.join(root, 'exports'),
  drawLand,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
})
