import { worldsFolder } from '../worlds-folder.ts'
import { writeWorld } from './write-world.ts'

process.exitCode = await writeWorld(process.argv.slice(2), {
  worldsFolder: worldsFolder(),
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
})
