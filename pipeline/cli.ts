import { main } from './main.ts'
import { generatedFolder, worldsFolder } from './worlds-folder.ts'

process.exitCode = await main(process.argv.slice(2), {
  worldsFolder: worldsFolder(),
  outputFolder: generatedFolder(),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
