import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestJsonSchema } from './load/manifest.ts'

const file = join(import.meta.dirname, '..', 'worlds', 'world.schema.json')
await writeFile(file, manifestJsonSchema())
