import { createHash } from 'node:crypto'
import type { Source } from '../source.ts'
import type { OutputFile } from './output-file.ts'

/** The name under which a world's small picture of its land is served: another picture has another name. */
export function firstLandName({ firstLand }: Source): string | undefined {
  if (!firstLand) return undefined
  const hash = createHash('sha256').update(firstLand).digest('hex').slice(0, 8)
  return `first-land.${hash}.webp`
}

/** The small picture of the land, as it is; none where the folder has none. */
export function copyFirstLand(source: Source): OutputFile[] {
  const name = firstLandName(source)
  if (name === undefined || !source.firstLand) return []
  return [{ path: `data/${source.folder}/${name}`, content: source.firstLand }]
}
