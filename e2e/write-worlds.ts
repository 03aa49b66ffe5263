// Writes the invented worlds of islandSite into a folder: `tsx e2e/write-worlds.ts FOLDER`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeWorld } from '../pipeline/new-world/write-world.ts'
import { writeStrangeWorld } from './world/strange-world.ts'
import { island } from './island.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Which folder?')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
await writeStrangeWorld(folder)
const quiet = { print: () => undefined, printError: (line: string) => console.error(line) }
process.exitCode = await writeWorld([island.id], { worldsFolder: folder, ...quiet })
const manifest = path.join(folder, island.id, 'world.json')
const text = readFileSync(manifest, 'utf8')
writeFileSync(manifest, text.replace('{', '{\n  "home": true,'))
