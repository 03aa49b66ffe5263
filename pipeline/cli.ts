import { join } from 'node:path'
import { main } from './main.ts'

const project = join(import.meta.dirname, '..')

process.exitCode = await main(process.argv.slice(2), {
  worldsFolder: join(project, 'worlds'),
  outputFolder: join(project, 'public', 'generated'),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
