import { join, resolve } from 'node:path'
import { main } from './main.ts'

const project = join(import.meta.dirname, '..')

process.exitCode = await main(process.argv.slice(2), {
  worldsFolder: resolve(project, process.env['WORLDS_FOLDER'] ?? 'worlds'),
  outputFolder: join(project, 'public', 'generated'),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
