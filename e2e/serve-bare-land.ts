// Serves a copy of the built site whose land is bare paper, for journeys that do not look at the land.
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildGeographyFile } from '../pipeline/build/geography.ts'
import { loadSource } from '../pipeline/load.ts'
import { serve } from '../tools/serve.mjs'
import { bareLandSite } from './sites.ts'

const { port, base } = bareLandSite
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = path.join(root, 'node_modules', '.cache', 'itinerarium', `bare-land-${port}`)
rmSync(folder, { recursive: true, force: true })
cpSync(path.join(root, 'dist'), folder, { recursive: true })

const { value: source } = await loadSource(path.join(root, 'worlds'), 'kcd1')
if (!source) throw new Error('The world cannot be read: npm run data:check says why.')
const geography = buildGeographyFile({ ...source, features: [] })
const file = path.join(folder, geography.path)
for (const packed of ['.br', '.gz']) rmSync(`${file}${packed}`, { force: true })
writeFileSync(file, geography.content)

await serve({ folder, port, base })
