import { join } from 'node:path'
import { main } from './main.ts'
import { worldsFolder } from './worlds-folder.ts'

process.exitCode = await main(process.argv.slice(2), {
  worldsFolder: worldsFolder(),
  outputFolder: join(import.meta.dirname, '..', 'public', 'generated'),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
